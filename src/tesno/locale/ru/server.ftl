### Что говорит игрокам сервер.

server-sealed = Кубик и стопки запечатаны: { $seal }
server-undone = { $player } берёт ход назад.
server-stale = Игра ушла вперёд: вот как всё стоит сейчас.
server-not_your_seat = Это не ваше место.
server-nothing_to_pass = Нет хода, который можно передать.
server-malformed = Это не похоже на ход.
server-request_taken = Этот запрос уже использован для другого.
server-impossible = Сейчас так сделать нельзя.
server-not_saved = Ход не удалось сохранить, ничего не изменилось. Попробуйте ещё раз.
server-too_long = В этой игре уже столько раз брали ходы назад, что больше нельзя.
