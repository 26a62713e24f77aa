### Почему что-то сейчас невозможно. $n — цена; $hand, $coins — сколько есть.

reason-game_over = Игра окончена.
reason-chance_acts = Сначала решает случай.
reason-not_your_turn = Сейчас решает не { $player }.
reason-wrong_step = Сейчас вопрос в другом. { $step }.
reason-no_such_region = На этой карте нет региона { $region }.
reason-own_region = Регион { $region } уже занят этой расой.
reason-water = Регион { $region } — море или озеро, этой расе туда нельзя.
reason-water-underground = Регион { $region } — бездонная пропасть, туда нельзя никому.
reason-not_adjacent = Регион { $region } не граничит с регионами этой расы.
reason-not_entry = В регион { $region } выйти нельзя: начинать нужно с края карты или с берега моря, которое касается края.
reason-not_entry-underground = В регион { $region } этой расе выйти нельзя: большинство рас начинает с края карты.
reason-immune = Регион { $region } неприкосновенен: { $piece }.
reason-peace = Регион { $region } под защитой мира: { $player }.
reason-no_tokens_in_hand = В руке нет ни одного жетона.
reason-too_expensive = Регион { $region } стоит { n-tokens }, в руке: { $hand }.
reason-enough_tokens = Для региона { $region } кубик не нужен: он стоит { n-tokens }, в руке: { $hand }.
reason-no_last_die = У этой расы нет последнего броска.
reason-already_rolled = Кубик для этого завоевания уже брошен.
reason-after_roll = После броска кубика это невозможно.
reason-no_target = Нет ни одной доступной цели.
reason-no_such_ability = Эта раса такого не умеет: { $ability }.
reason-used_this_turn = Это можно только раз за ход.
reason-used_on_opponent = Это можно только раз за ход против каждого соперника: { $player }.
reason-tray_empty = Запас этой расы пуст.
reason-not_as_entry = Выйти так на карту нельзя: регион { $region }.
reason-no_active_opponent = В регионе { $region } нет активной расы соперника.
reason-not_lone = В регионе { $region } стоит не один-единственный жетон.
reason-no_such_combo = Сочетания номер { $place } нет.
reason-not_enough_coins = Это сочетание стоит { n-coins-pay }, у вас: { $coins }.
reason-not_held = Эта раса не занимает регион { $region }.
reason-out_of_order = Регион { $region } не был выбран вместе с остальными: отмените тот выбор и выберите все сразу.
reason-has_piece = В регионе { $region } это уже есть: { $piece }.
reason-attacked_this_turn = В этот ход раса уже нападала, мир невозможен: { $player }.
reason-not_opponent = Это не соперник: { $player }.
reason-must_choose = Нужно сделать выбор.
reason-toll_unpayable = За регион { $region } сразу платят его хозяину 1 монету, а монет нет.
reason-too_far = Регион { $region } слишком далеко.
reason-not_now = Сейчас это невозможно.
reason-nothing_to_undo = Отменять нечего: бросок, новое сочетание или решение другого игрока назад не взять.
reason-malformed = Это непонятно. Введите номер из списка или ? для справки.
n-coins-pay =
    { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
