### Кого нет за столом, боты, которые играют вместо них, паузы и часы.

leavers-gone = { $player } отсутствует. Пока играет бот: { $bot }.
leavers-time = { $player }: время вышло. Пока играет бот: { $bot }.
leavers-time-turn = { $player }: время вышло. Этот ход доигрывает бот: { $bot }.
leavers-back = { $player } снова за столом.
leavers-pause = Партия на паузе.
leavers-resume = Партия продолжается.
leavers-bot-plays = За вас играет бот. Сначала вернитесь на своё место.
leavers-not-away = За это место никто не играет.
leavers-paused = Партия на паузе. Она продолжится, когда решит хозяин стола.
leavers-not-paused = Партия не на паузе.
leavers-not-host = Это может только хозяин стола.
leavers-time-up = Ваше время вышло: этот ход доигрывает бот.

## На странице

leavers-away = Нет за столом
leavers-bot = Играет бот
leavers-bot-named = Играет бот: { $bot }
leavers-bot-in = Бот сыграет через { $time }
leavers-now-away = { $player }: нет за столом.
leavers-now-here = { $player } снова за столом.
leavers-you = За вас играет бот.
leavers-you-time = Ваше время вышло: за вас играет бот.
leavers-take-back = Вернуться на место
leavers-name = { $player } (доигрывает бот)
leavers-do-pause = Поставить на паузу
leavers-do-resume = Продолжить
leavers-resign-question = { $player } сдаёт партию? Дальше играет бот. Вернуться на место можно до конца партии.
leavers-left = Осталось времени: { $time }
leavers-days-hours = { $days } д { $hours } ч
leavers-hours = { $hours } ч
leavers-until = До { $when }
