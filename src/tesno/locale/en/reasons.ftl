### Why something is not possible now. $n is a cost or a price; $hand, $coins are what there is.

reason-game_over = The game is over.
reason-chance_acts = First luck has to decide.
reason-not_your_turn = It is not for { $player } to decide now.
reason-wrong_step = Something else is asked now. { $step }.
reason-no_such_region = There is no region { $region } on this map.
reason-own_region = This race already holds region { $region }.
reason-not_adjacent = Region { $region } is not next to a region this race holds.
reason-immune = Region { $region } is immune: { $piece }.
reason-peace = Region { $region } is protected by peace: { $player }.
reason-teammate = Region { $region } belongs to a team-mate: { $player }. Team-mates leave each other alone.
reason-no_tokens_in_hand = There is no token in hand.
reason-too_few_in_hand = A conquest takes { $count } tokens of this race at least; in hand: { $hand }.
reason-too_expensive = Region { $region } costs { n-tokens }; in hand: { $hand }.
reason-enough_tokens = No die is needed for region { $region }: it costs { n-tokens }, in hand: { $hand }.
reason-no_last_die = This race has no last-conquest roll.
reason-already_rolled = The die has been rolled for this conquest.
reason-after_roll = Not after the roll of the die.
reason-no_target = There is no target in reach.
reason-no_such_ability = This race can't do that.
reason-used_this_turn = This works only once per turn.
reason-used_on_opponent = This works only once per turn against each opponent: { $player }.
reason-tray_empty = The supply of this race is empty.
reason-not_as_entry = Not for entering the map: region { $region }.
reason-no_active_opponent = There is no active race of an opponent in region { $region }.
reason-not_lone = There is more than one lone token in region { $region }.
reason-too_few_here = Region { $region } has no pair of this race to join.
reason-no_majority = This race does not hold more of the regions around region { $region } than every other race.
reason-leaves_empty = Then nobody would be left for another region.
reason-nobody_to_move = No token of an opponent can be moved out of region { $region }.
reason-used_up = This turn it was used as often as it may be: { $count }.
reason-not_in_hand = Not in hand: { $piece }.
reason-no_piece_here = Not in region { $region }: { $piece }.
reason-no_such_combo = There is no combo number { $place }.
reason-other_side = Combo number { $place } is not for your side: { $race }.
reason-not_enough_coins = This combo costs { n-coins-pay }; you have { $coins }.
reason-not_held = This race does not hold region { $region }.
reason-out_of_order = Region { $region } was not chosen together with the others: take that choice back, then choose all of them at once.
reason-has_piece = Region { $region } has one already: { $piece }.
reason-attacked_this_turn = This race has attacked { $player } this turn.
reason-not_opponent = No opponent: { $player }.
reason-must_choose = A choice has to be made.
reason-toll_unpayable = Attacking region { $region } costs coins at once, more than you have.
reason-fee_unpayable = This costs { n-coins-pay } at once; you have { $coins }.
reason-too_far = Region { $region } is too far away.
reason-armed = Something is armed for the next conquest: make that conquest first.
reason-already_armed = It is armed already.
reason-same_relic = A relic and its copy do not serve the same conquest: { $find }.
reason-shielded = Nothing of yours works on region { $region }: { $race }.
reason-find_here = Not to region { $region }, for there lies: { $find }.
reason-no_place_here = There is no place known in region { $region }.
reason-wrong_ground = Region { $region } is the wrong kind of place. Needed: { $ground }.
reason-not_beside = Region { $region } is neither of this kind nor next to such a region of this race: { $ground }.
reason-tribe_here = Region { $region } still has its inhabitants.
reason-friends_here = A race of the same side is in region { $region }: { $race }.
reason-own_combo = Combo number { $place } is the one you are picking: choose another.
reason-not_in_decline = You have no token in decline in region { $region }.
reason-no_such_relic = No relic has the number { $number }.
reason-not_on_map = It is not on the map: { $find }.
reason-other_moment = It serves at another moment of the turn: { $find }.
reason-copy_chosen = This turn it stands for something already: { $find }.
reason-by_itself = This happens by itself, you need not choose it.
reason-not_now = Not possible now.
reason-malformed_share = “{ $word }” can't be read: write 9=4 (four in all) or 9+2 (two more).
reason-named_twice = Region { $region } is named twice.
reason-too_many = Too many regions are named: { $count } would do.
reason-keep_tokens = What stands in region { $region } stays there: name at least { $count }.
reason-left_by_now = Nobody stays in region { $region }: it is left when tokens are redeployed.
reason-wrong_number = The numbers do not add up. To be placed: { $count }; placed by this line: { $told }. Everything has to be placed, no more and no less.
reason-not_drawn = Luck can't bring this now.
reason-nothing_to_undo = There is nothing to take back: not beyond a die roll, a new combo or a decision of another player.
reason-malformed = This can't be read. Enter a number from the list, or ? for help.
n-coins-pay =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
