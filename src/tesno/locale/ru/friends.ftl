### Игра с друзьями: стол, за которым собираются, каждый со своим устройством.

friends-play = Играть с друзьями
friends-title = Стол для друзей
friends-people = Кто играет
friends-open = Свободно: ждёт того, у кого есть ссылка
friends-you = это вы
friends-host = хозяин стола
friends-ready = Готовность есть
friends-not-ready = Ещё нет готовности
friends-away = Сейчас не на связи; место сохраняется
friends-sit-down = Сесть за стол
friends-use-name = Взять это имя
friends-rename = Сменить имя
friends-sit-here = Сесть сюда
friends-move-here = Пересесть сюда
friends-rise = Встать из-за стола
friends-be-ready = Можно начинать
friends-unready = Всё-таки подождать
friends-wait-for-host = Хозяин стола начнёт, когда все будут готовы.
friends-full = Все места заняты. Попросите место у хозяина стола.
friends-begin = Начать
friends-place-of = Кому место { $n }
friends-keep-open = Оставить свободным
friends-free = Освободить место
friends-bot = Бот: { $bot }
friends-hand-over = Передать стол
friends-up = Поднять место { $n } выше
friends-host-gone = Хозяина стола сейчас нет.
friends-take-over = Стать хозяином стола
friends-obstacle-places_open = Есть свободные места: подождите, посадите ботов или уменьшите число игроков.
friends-obstacle-nobody_plays = Кто-то должен играть: сядьте за стол.
friends-obstacle-not_ready = Кто-то ещё не готов.

friends-invite = Позвать друзей
friends-invite-about = По этой ссылке можно сесть за стол с телефона или компьютера, каждый на своём языке.
friends-link = Ссылка на этот стол
friends-copy = Скопировать ссылку
friends-copied = Скопировано
friends-send = Отправить…
friends-share = Приходи играть с нами. Становится тесно!
friends-qr = QR-код ссылки
friends-qr-about = Или наведите на него камеру телефона.
friends-local = Этот сервер слышит только свой компьютер, поэтому по ссылке никто больше не придёт. Запустите его командой ./play --host 0.0.0.0 и откройте по адресу этого компьютера в вашей сети.

friends-table = Во что играют
friends-change = Изменить стол
friends-use-table = Играть за таким столом
friends-rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
friends-drawn = поля по жребию

friends-begun = Игра началась без вас: теперь играют они.
friends-begun-about = Если за столом есть и ваше место, откройте игру на том устройстве, с которого садились, или по ссылке на своё место.
friends-cut = Связь пропала и вернётся сама. Ваше место сохраняется.
friends-gone = Такого стола нет или больше нет.

friends-return = Обратно за стол
friends-return-cut = Ссылка неполная. Скопируйте её целиком, до последней буквы, или отсканируйте код ещё раз.
friends-device = Продолжить на другом устройстве
friends-device-about = Кто откроет эту ссылку, займёт ваше место. Сохраните её, и потерянные куки не страшны. Новая ссылка отменяет старую.
friends-device-make = Показать мою ссылку
friends-device-link = Ссылка на ваше место
friends-device-qr = QR-код ссылки на ваше место
friends-device-end = Отозвать ссылку
friends-device-ended = Эта ссылка больше никуда не ведёт.

page-error-place_taken = Кто-то успел раньше: место занято.
page-error-full = Все места заняты.
page-error-no_place = За этим столом нет такого места.
page-error-no_seat = Вы не сидите за этим столом.
page-error-nobody_there = Там никто не сидит, передать стол некому.
page-error-not_host = Это может только хозяин стола.
page-error-host_here = Хозяин стола здесь: передать его место может только он сам.
page-error-places_open = { friends-obstacle-places_open }
page-error-nobody_plays = { friends-obstacle-nobody_plays }
page-error-not_ready = { friends-obstacle-not_ready }
page-error-no_bot = Такого бота здесь нет.
page-error-too_many_messages = Слишком много сразу. Попробуйте ещё раз чуть позже.
page-error-no_such_key = Эта ссылка больше никуда не ведёт: есть более новая, или её отменили.
page-error-crowded = Этот стол меняют сразу многие. Попробуйте ещё раз чуть позже.
page-error-mixing = Жребий уже смешивают, игра сейчас начнётся. Подождите немного.
page-error-no_longer_here = Здесь у вас больше нет места.
page-error-no_longer_here-about = Ваше место перешло на другое устройство, или партию убрали из вашего списка. Ссылка на ваше место приведёт обратно.
