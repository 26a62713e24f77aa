### Что говорит страница вокруг стола: начало, настройка, конец партии, повторы, об игре.


## Везде

page-title = Tesno
page-failed = Страница не загрузилась. Попробуйте ещё раз.
page-offline = Сервер не отвечает. Ничего не пропало: попробуйте через минуту.
page-error = Не получилось. Попробуйте ещё раз.
page-error-not_found = Такой партии здесь нет.
page-error-not_found-about = Или она закрытая. Если вы в ней играете, откройте её на том же устройстве или по ссылке на своё место.
page-error-not_over = Эта партия ещё идёт.
page-error-not_your_seat = Это могут только те, кто сидел за этим столом.
page-error-too_many_games = Слишком много новых партий за час. Продолжите одну из своих или подождите немного.
page-error-too_many_guests = Слишком много новых гостей отсюда сразу. Попробуйте через час.
page-error-too_many_maps = За час было слишком много карт. Попробуйте позже.
page-error-table = С такими настройками игру не начать.
page-error-hints_off = За этим столом играют без подсказок.
page-error-not_your_turn = Сейчас решаете не вы.
page-error-no_hints = Подсказка не нашлась вовремя. Попробуйте ещё раз.
page-error-busy = Сейчас разбирают слишком много партий. Попробуйте ещё раз чуть позже.
page-error-overloaded = { server-overloaded }
page-error-no_review = Разобрать эту партию не получилось. Попробуйте ещё раз.
page-error-other_rules = Эту партию играли по другой версии правил: здесь её не показать.
page-error-damaged = Часть этой партии на сервере потеряна, и продолжить её нельзя. Всё, что осталось, сохранено.
page-lost = По этому адресу пусто. Зато вот стол.
page-retry = Ещё раз
page-language = Язык
page-home = На главную
page-round = Раунд { $round } из { $rounds }


## Начало

page-joke = Народов много, земли мало, соседи уже у ворот. В общем, тесно.
page-play-now = Играть
page-play-now-hint =
    { $bots ->
        [one] Вы против { $bots } бота. Один щелчок, без регистрации.
        [few] Вы против { $bots } ботов. Один щелчок, без регистрации.
        [many] Вы против { $bots } ботов. Один щелчок, без регистрации.
       *[other] Вы против { $bots } ботов. Один щелчок, без регистрации.
    }
page-set-up = Настроить игру
page-hot-seat = За одним экраном
page-hot-seat-hint = Один экран на всех, ходите по очереди. Сколько вас?
page-your-name = Ваше имя
page-name-placeholder = Игрок
page-where = Где потеснимся?
page-box-base-about = Солнечный край полей, лесов и холмов. Одного региона всем не хватит.
page-box-underground-about = Пещеры под ним: кристаллы, грибы, холодная река и реликвии, которые лучше не трогать.
page-box-warcraft-about = Острова в бурном море: два старых врага, несколько нейтральных, которые торгуют с обоими, и мурлоки на каждом берегу.
page-running = Ваши партии
page-finished = Сыгранные партии
page-your-turn = Ваш ход
page-turn-of = Ход: { $player }
page-continue = Продолжить
page-result = Итог
page-watch = Пересмотреть
page-rematch = Реванш
page-more-games = Показать все
page-unofficial = Неофициальный проект поклонников: не связан с издателем и авторами Small World и не одобрен ими. Названия и товарные знаки принадлежат их владельцам.
page-about = О Tesno


## Настройка

page-setup-title = Новая игра
page-setup-box = Коробка
page-setup-players = Игроки
page-setup-board = Карта
page-board-official = Как на печатной карте
page-board-ours = Наша карта, не официальная
page-board-own = Ваша карта
page-board-random = Вытянуть поле
page-board-random-about =
    { $n ->
        [one] Один из { $n } варианта, выпадает в начале игры
        [few] Один из { $n } вариантов, выпадает в начале игры
        [many] Один из { $n } вариантов, выпадает в начале игры
       *[other] Один из { $n } варианта, выпадает в начале игры
    }
page-board-chosen = Выбрать континенты
page-board-chosen-about = Какие из них лежат на столе и какой стороной вверх.
page-board-ours-short = наш
page-board-sides = У каждого поля две стороны: выбор одной убирает другую.
page-setup-variant = Вариант
page-variant-plain = По правилам коробки, каждый за себя
page-map-own = Своя карта
page-map-own-about = Файл карты (JSON). Как его написать, сказано в документации: docs/maps.md.
page-map-choose = Выбрать файл…
page-map-wrong = На этой карте пока играть нельзя:
page-map-not-json = Это не файл карты: нужен JSON.
page-error-map = На этой карте играть нельзя. Выберите другой файл.
page-setup-seats = Кто где сидит
page-human = Человек
page-bot = Бот
page-seat-name = Имя на месте { $n }
page-seat-kind = Кто играет на месте { $n }
page-bot-kind = Какой бот на месте { $n }
page-bot-beginner = Играет по простым привычкам и держится за расу, пока та не выдохнется.
page-bot-easy = Играет по здравым привычкам, не просчитывая, что из них выйдет.
page-bot-medium = Думает до конца своего хода, но часто ошибается в расах.
page-bot-hard = Взвешивает каждое завоевание: что оно принесёт до конца игры.
page-bot-expert = Лучшие замыслы доигрывает в уме на раунд вперёд, вместе с вашими ответами. Обыграть трудно.
page-bot-greedy = Доигрывает каждый ответ в уме до конца хода, а новую расу и угасание — на несколько раундов вперёд, и берёт то, что обещает больше всего монет.
page-bot-random = Делает что-нибудь, всё равно что. Хорошая компания для первой партии.
page-own-bot = Программа того, кто держит этот сервер.
page-setup-rounds = Раунды
page-rounds-usual = На этой карте обычно играют { n-rounds }.
page-no-person = Оставьте хотя бы одно место человеку.
page-setup-options = Домашние правила
page-setup-hints = Подсказки
page-setup-hints-about = Включены: кто решает, может спросить у бота три лучших ответа. Играет он хорошо, но иногда ошибается.
page-setup-elements = Расы и способности
page-elements-all = В игре все: { $n }
page-elements-some = В игре { $n } из { $all }
page-setup-races = Расы
page-setup-powers = Способности
page-elements-read = Наведите курсор, чтобы прочесть правило.
page-choose-all = Все
page-choose-none = Ни одной
page-too-few-races =
    { $n ->
        [one] При таком числе игроков нужна хотя бы { $n } раса.
        [few] При таком числе игроков нужно хотя бы { $n } расы.
        [many] При таком числе игроков нужно хотя бы { $n } рас.
       *[other] При таком числе игроков нужно хотя бы { $n } расы.
    }
page-too-few-powers =
    { $n ->
        [one] При таком числе игроков нужна хотя бы { $n } способность.
        [few] При таком числе игроков нужно хотя бы { $n } способности.
        [many] При таком числе игроков нужно хотя бы { $n } способностей.
       *[other] При таком числе игроков нужно хотя бы { $n } способности.
    }
page-too-many-rounds = Раундов может быть от 1 до { $n }.
page-setup-start = Начать игру
page-setup-usual = Вернуть как обычно


## После игры

page-end-title = Партия окончена
page-winner = Победа: { $player }
page-winners = Общая победа: { $players }
page-winner-team = Победа стороны «{ $side }»: { $players }
page-winner-rival = Победа, { $player }. Соперник: { $rival }
page-lost-rival = Поражение. Соперник: { $rival }
page-game-lost = Поражение
page-team-decides = Решают монеты всей стороны. Если их поровну — её жетоны рас на карте, а если поровну и их, победа общая.
page-rival-decides = Победа — только если монет больше, чем у соперника.
page-ranking = Места
page-place = Место { $n }
page-tie-break = Решают монеты. Если их поровну — жетоны рас на карте, а если поровну и их, победа общая.
page-tie-decided = Монет поровну: решили жетоны на карте.
page-tie-shared = И монет, и жетонов на карте поровну: победа общая.
page-score-title = Откуда взялись монеты
page-score-total = Монеты раунд за раундом
page-score-sources = Из чего они сложились
page-score-others = прочее
page-score-table = То же таблицей
page-graph-label = Сколько монет у каждого по раундам
page-graph-label-of = Монеты по раундам и источникам: { $player }
page-coins-of = { $player }, { page-round-n }: { n-coins }
page-round-n = раунд { $round }
page-combos-title = Каждый народ и его час
page-combo = Сочетание
page-player = Игрок
page-picked = Выбор
page-declined = Угасание
page-conquests = Захваты
page-losses = Потери
page-coins = Монеты
page-source = Источник
page-total = Всего
page-round-short = р. { $round }
page-review = Разбор
page-review-title = Разбор партии
page-review-about = Бот прошёл партию ещё раз. Он судит по тому, что было видно в ту минуту; всё это — оценки.
page-review-waiting = Бот проходит партию ещё раз…
page-review-progress = Разобрано { $n } %
page-chances-title = Шансы на победу
page-chances-label = Шансы каждого на победу, ход за ходом
page-chances-axis = Шанс на победу, %
page-rounds-axis = Раунд
page-chance-of = { $player }, { page-round-n }: { $n } %
page-chances-table = Шансы на победу в % в конце каждого раунда
page-mistakes-title = Самые дорогие решения
page-mistakes-none = Монетами никто не разбрасывался: ни одно решение не выделяется.
page-mistake-played = Сыграно
page-mistake-better = Лучше
page-mistake-why = Почему
page-mistake-loss = цена ошибки: ≈ { n-coins }
page-mistake-show = Показать эту позицию
page-watch-replay = Смотреть повтор
page-download = Скачать повтор
page-new-game = Новая игра
page-to-table = Вернуться к столу
page-dice-title = Печать кубиков
page-dice-about = Печать поставлена до первого хода; ключ показывает, что с тех пор ничего не меняли. В файле повтора есть и то и другое.
page-dice-seal = Печать
page-dice-key = Ключ


## Повтор

page-replay-title = Повтор
page-replay-moment = Момент { $n } из { $all }
page-replay-first = В начало
page-replay-previous = Шаг назад
page-replay-next = Шаг вперёд
page-replay-last = В конец
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-copy = Скопировать ссылку на этот момент
page-replay-copied = Ссылка скопирована
page-replay-log = Что было
page-replay-players = Игроки
page-replay-start = Всё готово к игре.
page-replay-hand = в руке: { $n }
page-hidden-coins = монеты скрыты
page-in-decline = в угасании


## Об игре

page-about-title = О Tesno
page-about-what = Tesno — открытый стол для семейства настольных игр Small World: против ботов, с друзьями за одним экраном или по ссылке, с кем угодно за открытым столом, по-русски, по-польски и по-английски. Каждое правило записано и проверено.
page-about-unofficial = Это проект поклонников. Здесь нет ни рисунков, ни текстов правил из изданных игр: каждая картинка и каждая фраза — наши. Если понравилось, картонная игра ещё лучше: купите её.
page-about-dice = Кубики честные: каждая партия запечатана до первого хода, а после её конца показан ключ к печати. Где собираются люди, жребий смешивают все вместе. По ним любой может проверить повтор.
page-about-credits = Спасибо
page-about-icons = Эмблемы — с сайта game-icons.net, лицензия CC BY 3.0; несколько нарисовали мы сами. Авторы значков: { $authors }.
page-about-icons-changed = Значки собраны в один файл и берут цвета страницы; сами рисунки не изменены.
page-about-faces = Портреты народов — наши собственные, нарисованы для Tesno; пользоваться ими можно на тех же условиях, что и программой.
page-about-fonts = Шрифты — Alegreya и Alegreya Sans, автор Хуан Пабло дель Пераль (Huerta Tipográfica), лицензия SIL Open Font License 1.1.
page-about-code = Сама программа свободная, лицензия MIT; сделана на Svelte, Fluent и D3.
page-about-version = Версия { $version }
page-about-keys = Без мыши
page-keys-where-table = За столом
page-keys-where-replay = В повторе
page-key-tab = обойти всё, что есть
page-key-arrows-board = на карте: к соседу в этой стороне
page-key-enter = сделать
page-key-undo = взять назад
page-key-end = закончить ход
page-key-help = все клавиши и правила
page-key-arrows-replay = на шаг назад или вперёд
page-key-page-replay = к предыдущему или следующему ходу
page-key-home-end = в начало или в конец
page-key-space = пуск или пауза
page-key-name-arrows = Стрелки
page-key-name-space = Пробел
