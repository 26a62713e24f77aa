### Что говорят игра в терминале и таблицы командной строки.
### Запись ходов (conquer 9) одна на всех языках; у команд кроме английского слова есть своё.


## Места

client-human = Игрок { $seat }
bot-beginner = Новичок
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-expert = Эксперт
bot-greedy = Жадина
bot-random = Случай


## Течение игры

client-welcome = Добро пожаловать! Отвечайте номером из списка, ? — справка.
client-prompt = Ваш выбор:{" "}
client-curtain = За клавиатуру садится { $player }. Затем нажмите Enter.{" "}
client-round = раунд { $round } из { $rounds }
client-hand = в руке: { $n }
client-helpers = в помощь: { $n }
client-withdrawn = отступает: { $n }
client-die = кубик: { $face }
client-entry = вход
client-chance = шанс { $hits } из { $faces } ({ $percent } %)
client-turn-over = Enter — дальше, отмена — вернуть.{" "}
client-turn-over-hint = Все решения пока приняты. Нажмите Enter или напишите: отмена.
client-undone = Отменено.
client-left = Игра на этом заканчивается. До встречи!
client-quit-sure = Правда выйти из игры? (д/н){" "}
client-yes = д да
client-saved = Сохранено: { $file }
client-not-saved = Не сохранено: { $file } ({ $problem }).
client-replay-figures = Ходов в записи: { $moves }; раунд { $round }; монеты: { $coins }; { $result }
client-replay-winners = победа: { $players }
client-replay-lost = поражение: у другой стороны монет не меньше
client-replay-running = партия не окончена
client-overwrite = { $file } уже есть. Заменить? (д/н){" "}
client-spread-hint = Или скажите, сколько где стоит, например: { $verb } 9=4 10=3. В неназванных регионах всё остаётся как есть.
client-several-hint = Сразу несколько, в любом порядке: { $example }
client-no-such-number = Введите номер от 1 до { $n }.
client-no-such-thing = Здесь ничто не называется «{ $name }».


## Справка

client-help = Что можно написать
command-help = справка помощь
command-map = карта
usage-map = карта
about-map = все регионы и игроки
command-players = игроки
usage-players = игроки
about-players = игроки
command-combos = сочетания
usage-combos = сочетания
about-combos = сочетания, из которых выбирают, и их правила
command-why = почему
usage-why = почему 9
usage-why-hint = Напишите, например: почему 9
about-why = почему регион 9 не цель или из чего складывается его цена
command-log = журнал
usage-log = журнал, журнал 100
about-log = что происходило
command-undo = отмена
usage-undo = отмена
about-undo = вернуть последнее решение
command-save = сохранить
usage-save = сохранить ФАЙЛ
about-save = записать игру в файл
command-quit = выход
usage-quit = выход
about-quit = выйти из игры


## Выбор

choice-group-pick = Выберите сочетание
choice-group-first = Выберите
choice-group-conquer = Захватить
choice-group-ability = Применить свойство
choice-group-gamble = Последним завоеванием, с кубиком
choice-group-region = Регионы
choice-group-player = Игроки
choice-group-stop = Или
choice-expand = Завоевания
choice-decline = Угасание
choice-march = Оставить все регионы и выступать
choice-skip = Обойтись без этого
choice-skip-ready = Угасающая раса в этот ход отдыхает
choice-end =
    { $n ->
        [0] Завершить завоевания
        [one] Завершить завоевания (в руке ещё { $n } жетон)
        [few] Завершить завоевания (в руке ещё { $n } жетона)
        [many] Завершить завоевания (в руке ещё { $n } жетонов)
       *[other] Завершить завоевания (в руке ещё { $n } жетона)
    }
choice-conquer = регион { $region }: { n-tokens }
choice-gamble = регион { $region }: { n-tokens }, { $chance }
choice-convert = регион { $region }: заменить жетон
choice-abandon = Покинуть { $region }
choice-give_up = Отдать { $region }
choice-trait = { $source }
choice-trait-target = { $source }: { $target }
step-trait-of = Сделайте выбор: { $source }
choice-all_in = регион { $region }: всё сюда (+{ $n })


## Почему

why-region = Регион { $region }.
why-legal = Сейчас это возможно.
why-gamble = Только последним завоеванием, с кубиком: { $chance }.
why-cost = Цена: { $sum }.


## Всё распределение одной строкой



## Таблицы

table-map = Карта
table-region = №
table-terrain = Местность
table-symbols = Символы
table-neighbours = Соседи
table-holder = Кто здесь
table-tokens = Жетоны
table-pieces = Что здесь
table-cost = Цена
table-players = Игроки
table-player = Игрок
table-coins = Монеты
table-active = Активная раса
table-hand = Рука
table-declined = В угасании
table-regions = Регионы
table-combos = Сочетания
table-number = №
table-combo = Сочетание
table-price = Цена
table-coins_on = Монеты на нём
table-rules = Что умеет
table-result = Итог
table-place = Место
table-map_tokens = Жетоны на карте
table-race = Раса
table-power = Способность
