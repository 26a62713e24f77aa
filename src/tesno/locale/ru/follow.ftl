### Как следить за игрой: короткий журнал, бегущая строка, пересказ, скорость ботов.


## Одна строка о том, что случилось сразу; $regions и $places — перечни номеров (14 ×4: четыре жетона в регионе 14)

passage-conquered =
    { $n ->
        [one] { $player } захватывает { $n } регион: { $regions } ({ $race }).
        [few] { $player } захватывает { $n } региона: { $regions } ({ $race }).
        [many] { $player } захватывает { $n } регионов: { $regions } ({ $race }).
       *[other] { $player } захватывает { $n } региона: { $regions } ({ $race }).
    }
passage-lost = { $player } теряет { n-regions }.
passage-stands = { $player } перегруппировывает войска; теперь там: { $places } ({ $race }).
passage-placed = { $player } ставит жетоны: { $places } ({ $race }).
passage-retreated = { $player } отводит жетоны: { $places } ({ $race }).
passage-abandoned =
    { $n ->
        [one] { $player } покидает { $n } регион: { $regions } ({ $race }).
        [few] { $player } покидает { $n } региона: { $regions } ({ $race }).
        [many] { $player } покидает { $n } регионов: { $regions } ({ $race }).
       *[other] { $player } покидает { $n } региона: { $regions } ({ $race }).
    }
passage-deal =
    { $n ->
        [one] { $n } новое сочетание: { $combos }.
        [few] { $n } новых сочетания: { $combos }.
        [many] { $n } новых сочетаний: { $combos }.
       *[other] { $n } нового сочетания: { $combos }.
    }


## Пересказ, бегущая строка, скорость

ui-recap = С вашего прошлого хода
ui-recap-first = С начала игры
ui-recap-watching = Последние ходы всех
ui-recap-by-itself = Открывать в начале моего хода
ui-recap-when = Пересказ в начале моего хода
ui-recap-next = Что было дальше
ui-recap-previous = Что было до этого
ui-following = Как следить за другими
ui-speed = Скорость ходов ботов
ui-speed-instant = Сразу
ui-speed-quick = Быстро
ui-speed-calm = Спокойно
ui-trails = Следы на поле
ui-log-details = Подробности
ui-key-recap = что было с вашего прошлого хода
ui-key-recap-walk = дальше и назад по пересказу


## Игра, продолженная с момента другой

server-forked = Продолжение другой игры с её момента { $version }.
studio-fork = Играть отсюда
studio-fork-what = С этого момента начинается новая игра, с другими бросками. Вы занимаете одно место, за остальными играют боты.
studio-fork-seat = Ваше место
studio-fork-bots = Боты
studio-fork-start = Начать
studio-picture = Картинка
studio-speed = Скорость: ×{ $n }
studio-turn-back = К предыдущему ходу
studio-turn-on = К следующему ходу
studio-forked = Продолжение другой игры
page-error-resigned = К этому моменту это место уже сдалось: выберите другое место или более ранний момент.
