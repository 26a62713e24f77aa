### Предлагаемые слова для вопросов, выбора и событий особых правил «Варкрафта»; глаголы в ключах — предложение.
### Когда у правила есть свой глагол, его строки переходят в warcraft.ftl под этим глаголом; что никому не нужно, остаётся здесь.


## Вопросы, для строки состояния

step-warcraft-form = Выберите облик воргенов на этот ход
step-warcraft-side = Выберите, за кого эта раса сражается в этот ход
step-warcraft-fuse = Оплатите пошлину, чтобы взорвать бомбу, или заберите её нераскрытой
step-warcraft-stay = Возьмите воителя в руку или оставьте, где стоит
step-warcraft-well = Выберите воду для Источника Вечности
step-warcraft-recruit = Наймите новых отрекшихся или обойдитесь без них
step-warcraft-fort = Выберите регионы, где встанут форты
step-warcraft-tower = Выберите поля, где встанут дозорные башни
step-warcraft-heart = Положите Сердце Азерот в регион
step-warcraft-aegis = Положите Эгиду Агграмара в регион
step-warcraft-bomb = Заложите бомбы соседям или остановитесь
step-warcraft-objective = Положите военные цели в два региона
step-warcraft-chase = Выберите, куда уйдёт жетон
step-warcraft-portal = Выберите второй регион портала


## Выбор

choice-warcraft-form-human = Человек: взять 2 монеты
choice-warcraft-form-worgen = Ворген: отдать 1 монету, захваты на 1 жетон дешевле
choice-warcraft-side-alliance = За Альянс
choice-warcraft-side-horde = За Орду
choice-warcraft-fuse = Оплатить пошлину за бомбу: { $region }
choice-warcraft-skip-fuse = Забрать бомбу
choice-warcraft-stay = Оставить воителя: { $region }
choice-warcraft-skip-stay = Взять воителя в руку
choice-warcraft-raid = регион { $region }: налёт
choice-warcraft-champion = регион { $region }: воитель в одиночку
choice-warcraft-grab = Артефакт отсюда: { $region }
choice-warcraft-well = Источник Вечности: { $region }
choice-warcraft-recruit =
    { $n ->
        [one] { $n } жетон за { $n } монету
        [few] { $n } жетона за { $n } монеты
        [many] { $n } жетонов за { $n } монет
       *[other] { $n } жетона за { $n } монеты
    }
choice-warcraft-skip-recruit = Никого не нанимать
choice-warcraft-fort = Форт: { $region }
choice-warcraft-tower = Дозорная башня: { $region }
choice-warcraft-heart = Сердце Азерот: { $region }
choice-warcraft-aegis = Эгида Агграмара: { $region }
choice-warcraft-bomb = Бомба: { $region }
choice-warcraft-skip-bomb = Больше бомб не закладывать
choice-warcraft-objective = Военная цель: { $region }
choice-warcraft-portal = Портал: { $region }
choice-warcraft-chase = Прогнать жетон: { $region }
choice-warcraft-raze = Снести стену или форт: { $region }
choice-warcraft-toll =
    { $n ->
        [one] Стоит { $n } монету, её получит { $player }
        [few] Стоит { $n } монеты, их получит { $player }
        [many] Стоит { $n } монет, их получит { $player }
       *[other] Стоит { $n } монеты, их получит { $player }
    }
choice-warcraft-toll-bank =
    { $n ->
        [one] Стоит { $n } монету, она идёт в банк
        [few] Стоит { $n } монеты, они идут в банк
        [many] Стоит { $n } монет, они идут в банк
       *[other] Стоит { $n } монеты, они идут в банк
    }


## События

event-warcraft-conquered-raid = Налётом { $player } захватывает регион { $region }: { $race }, { n-tokens }.
event-warcraft-conquered-champion = Одним воителем { $player } захватывает регион { $region }: { $race }.
event-warcraft-form-human = { $player } остаётся в человеческом облике.
event-warcraft-form-worgen = { $player } на этот ход принимает облик воргена.
event-warcraft-side = { $player } в этот ход сражается на стороне: { $faction }.
event-warcraft-bomb_laid = { $player } закладывает бомбу в регион { $region }.
event-warcraft-exploded = Бомба в регионе { $region } взрывается: регион пуст.
event-warcraft-dud = Бомба в регионе { $region } — пустышка.
event-warcraft-bomb_back = Бомба из региона { $region } возвращается в стопку нераскрытой.
event-warcraft-saved = Жетон уцелел и идёт в руку: { $race } ({ $player }).
event-warcraft-objective_taken = Военная цель в регионе { $region } взята: { $player }.
event-warcraft-harmony = { $player } отдаёт жетон гармонии, его получает { $other }.
event-warcraft-captured = { $player } берёт воителя в плен, его теряет { $other }.
event-warcraft-ransomed =
    { $n ->
        [one] { $player } выкупает воителя за { $n } монету, её получает { $other }.
        [few] { $player } выкупает воителя за { $n } монеты, их получает { $other }.
        [many] { $player } выкупает воителя за { $n } монет, их получает { $other }.
       *[other] { $player } выкупает воителя за { $n } монеты, их получает { $other }.
    }
event-warcraft-champion_lost = Выкупить воителя не на что, он потерян до конца игры: { $player }.
event-warcraft-portal = { $player } открывает портал: регионы { $region } и { $to } меняются местами.
event-warcraft-chased = { $player } прогоняет жетон из региона { $region } в регион { $to }: { $race }.
event-warcraft-chased-away = { $player } прогоняет жетон из региона { $region }, он потерян: { $race }.
event-warcraft-razed = { $player } сносит в регионе { $region }: { $piece }.
