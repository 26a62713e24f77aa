### Почему что-то сейчас невозможно. $n — цена; $hand, $coins — сколько есть.

reason-game_over = Игра окончена.
reason-chance_acts = Сначала решает случай.
reason-not_your_turn = Сейчас решает не { $player }.
reason-wrong_step = Сейчас вопрос в другом. { $step }.
reason-no_such_region = На этой карте нет региона { $region }.
reason-own_region = Регион { $region } уже занят этой расой.
reason-not_adjacent = Регион { $region } не граничит с регионами этой расы.
reason-immune = Регион { $region } неприкосновенен: { $piece }.
reason-peace = Регион { $region } под защитой мира: { $player }.
reason-teammate = Регион { $region } держит союзник: { $player }. Союзники не трогают друг друга.
reason-no_tokens_in_hand = В руке нет ни одного жетона.
reason-too_few_in_hand = Для завоевания этому народу нужно не меньше жетонов: { $count }; в руке: { $hand }.
reason-too_expensive = Регион { $region } стоит { n-tokens }, в руке: { $hand }.
reason-enough_tokens = Для региона { $region } кубик не нужен: он стоит { n-tokens }, в руке: { $hand }.
reason-no_last_die = У этой расы нет последнего броска.
reason-already_rolled = Кубик для этого завоевания уже брошен.
reason-after_roll = После броска кубика это невозможно.
reason-no_target = Нет ни одной доступной цели.
reason-no_such_ability = Эта раса такого не умеет.
reason-used_this_turn = Это можно только раз за ход.
reason-used_on_opponent = Это можно только раз за ход против каждого соперника: { $player }.
reason-tray_empty = Запас этой расы пуст.
reason-not_as_entry = Выйти так на карту нельзя: регион { $region }.
reason-no_active_opponent = В регионе { $region } нет активной расы соперника.
reason-not_lone = В регионе { $region } стоит не один-единственный жетон.
reason-too_few_here = В регионе { $region } нет пары этого народа, к которой можно присоединиться.
reason-no_majority = У этой расы вокруг региона { $region } не больше регионов, чем у любой другой.
reason-leaves_empty = Тогда для другого региона никого не останется.
reason-nobody_to_move = В регионе { $region } нет жетона соперника, который можно передвинуть.
reason-used_up = За этот ход использовано столько раз, сколько можно: { $count }.
reason-not_in_hand = Нет на руках: { $piece }.
reason-no_piece_here = Нет в регионе { $region }: { $piece }.
reason-no_such_combo = Сочетания номер { $place } нет.
reason-other_side = Сочетание номер { $place } не для вашей стороны: { $race }.
reason-not_enough_coins = Это сочетание стоит { n-coins-pay }, у вас: { $coins }.
reason-not_held = Эта раса не занимает регион { $region }.
reason-out_of_order = Регион { $region } не был выбран вместе с остальными: отмените тот выбор и выберите все сразу.
reason-has_piece = В регионе { $region } это уже есть: { $piece }.
reason-attacked_this_turn = В этот ход раса уже нападала, мир невозможен: { $player }.
reason-not_opponent = Это не соперник: { $player }.
reason-must_choose = Нужно сделать выбор.
reason-toll_unpayable = За нападение на регион { $region } сразу платят монетами, а их у вас не хватает.
reason-fee_unpayable = Это сразу стоит { n-coins-pay }, у вас: { $coins }.
reason-too_far = Регион { $region } слишком далеко.
reason-armed = К следующему завоеванию уже приготовлена реликвия: сначала совершите его.
reason-already_armed = Это уже приготовлено.
reason-same_relic = Реликвия и её копия не служат в одном завоевании: { $find }.
reason-shielded = На регион { $region } ничто ваше не действует: { $race }.
reason-find_here = В регион { $region } нельзя, там лежит: { $find }.
reason-no_place_here = В регионе { $region } нет открытого места.
reason-wrong_ground = Регион { $region } не подходит. Нужно: { $ground }.
reason-not_beside = Регион { $region } не подходит и не граничит с подходящим регионом этой расы. Нужно: { $ground }.
reason-tribe_here = В регионе { $region } ещё живут его обитатели.
reason-friends_here = В регионе { $region } стоит народ той же стороны: { $race }.
reason-own_combo = Сочетание номер { $place } вы как раз и берёте, выберите другое.
reason-not_in_decline = В регионе { $region } нет ваших жетонов угасающей расы.
reason-no_such_relic = Реликвии с номером { $number } нет.
reason-not_on_map = Этого на карте нет: { $find }.
reason-other_moment = Это служит в другой момент хода: { $find }.
reason-copy_chosen = В этот ход мешок уже стал копией: { $find }.
reason-by_itself = Это происходит само собой, выбирать не нужно.
reason-not_now = Сейчас это невозможно.
reason-malformed_share = «{ $word }» — это непонятно: пишите 9=4 (всего четыре) или 9+2 (ещё два).
reason-named_twice = Регион { $region } назван дважды.
reason-too_many = Названо слишком много регионов: хватит { $count }.
reason-keep_tokens = То, что стоит в регионе { $region }, там и остаётся: назовите не меньше { $count }.
reason-left_by_now = В регионе { $region } никто не остаётся: его покидают перед расстановкой жетонов.
reason-wrong_number = Числа не сходятся. К расстановке: { $count }, в этой строке: { $told }. Расставить нужно всё, не больше и не меньше.
reason-not_drawn = Сейчас такое выпасть не может.
reason-nothing_to_undo = Отменять нечего: бросок, новое сочетание или решение другого игрока назад не взять.
reason-malformed = Это непонятно. Введите номер из списка или ? для справки.
n-coins-pay =
    { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
