### Dlaczego coś jest teraz niemożliwe. $n to koszt; $hand, $coins to tyle, ile jest.

reason-game_over = Gra skończona.
reason-chance_acts = Najpierw decyduje los.
reason-not_your_turn = Teraz nie decyduje { $player }.
reason-wrong_step = Teraz pytanie jest inne. { $step }.
reason-no_such_region = Na tej mapie nie ma regionu { $region }.
reason-own_region = Region { $region } już należy do tej rasy.
reason-not_adjacent = Region { $region } nie sąsiaduje z regionami tej rasy.
reason-immune = Region { $region } jest nietykalny: { $piece }.
reason-peace = Region { $region } chroni pokój: { $player }.
reason-teammate = Region { $region } trzyma sojusznik: { $player }. Sojusznicy zostawiają się w spokoju.
reason-no_tokens_in_hand = Na ręce nie ma żadnego żetonu.
reason-too_few_in_hand = Do podboju ta rasa potrzebuje co najmniej żetonów: { $count }; na ręce: { $hand }.
reason-too_expensive = Region { $region } kosztuje { n-tokens }, na ręce: { $hand }.
reason-enough_tokens = Dla regionu { $region } kość jest zbędna: kosztuje { n-tokens }, na ręce: { $hand }.
reason-no_last_die = Ta rasa nie ma rzutu przy ostatnim podboju.
reason-already_rolled = Rzut dla tego podboju już się odbył.
reason-after_roll = Po rzucie kością to niemożliwe.
reason-no_target = Nie ma żadnego celu w zasięgu.
reason-no_such_ability = Ta rasa tego nie potrafi.
reason-used_this_turn = To działa tylko raz na turę.
reason-used_on_opponent = To działa tylko raz na turę przeciw każdemu przeciwnikowi: { $player }.
reason-tray_empty = Zasobnik tej rasy jest pusty.
reason-not_as_entry = Tak nie wejdziesz na mapę: region { $region }.
reason-no_active_opponent = W regionie { $region } nie ma aktywnej rasy przeciwnika.
reason-not_lone = W regionie { $region } nie stoi jeden jedyny żeton.
reason-too_few_here = W regionie { $region } nie ma pary tej rasy, do której można dołączyć.
reason-no_majority = Ta rasa nie ma więcej regionów wokół regionu { $region } niż każda inna.
reason-leaves_empty = Wtedy dla innego regionu nikt by nie został.
reason-nobody_to_move = W regionie { $region } nie ma żetonu przeciwnika, który można przesunąć.
reason-used_up = W tej turze użyto tego już tyle razy, ile można: { $count }.
reason-not_in_hand = Nie ma w ręce: { $piece }.
reason-no_piece_here = Nie ma w regionie { $region }: { $piece }.
reason-no_such_combo = Nie ma zestawu numer { $place }.
reason-other_side = Zestaw numer { $place } nie jest dla twojej strony: { $race }.
reason-not_enough_coins = Ten zestaw kosztuje { n-coins-pay }, masz: { $coins }.
reason-not_held = Ta rasa nie zajmuje regionu { $region }.
reason-out_of_order = Regionu { $region } nie wybrano razem z pozostałymi: cofnij tamten wybór i wskaż wszystkie naraz.
reason-has_piece = W regionie { $region } już to jest: { $piece }.
reason-attacked_this_turn = W tej turze rasa już atakowała, pokój jest niemożliwy: { $player }.
reason-not_opponent = To nie przeciwnik: { $player }.
reason-must_choose = Trzeba dokonać wyboru.
reason-toll_unpayable = Za atak na region { $region } od razu płaci się monetami, a masz ich za mało.
reason-fee_unpayable = To od razu kosztuje { n-coins-pay }, masz: { $coins }.
reason-too_far = Region { $region } jest za daleko.
reason-armed = Relikwia czeka już na najbliższy podbój: najpierw go wykonaj.
reason-already_armed = To jest już przygotowane.
reason-same_relic = Relikwia i jej kopia nie służą w jednym podboju: { $find }.
reason-shielded = Na region { $region } nic twojego nie działa: { $race }.
reason-find_here = Nie do regionu { $region }, bo leży tam: { $find }.
reason-no_place_here = W regionie { $region } nie ma odkrytego miejsca.
reason-wrong_ground = Region { $region } się nie nadaje. Potrzeba: { $ground }.
reason-not_beside = Region { $region } się nie nadaje i nie sąsiaduje z odpowiednim regionem tej rasy. Potrzeba: { $ground }.
reason-tribe_here = W regionie { $region } wciąż są jego mieszkańcy.
reason-friends_here = W regionie { $region } jest rasa tej samej strony: { $race }.
reason-own_combo = Zestaw numer { $place } właśnie bierzesz, wybierz inny.
reason-not_in_decline = W regionie { $region } nie masz żetonów wymierającej rasy.
reason-no_such_relic = Nie ma relikwii o numerze { $number }.
reason-not_on_map = Tego nie ma na mapie: { $find }.
reason-other_moment = To służy w innej chwili tury: { $find }.
reason-copy_chosen = W tej turze worek już coś naśladuje: { $find }.
reason-by_itself = To dzieje się samo, nie trzeba tego wybierać.
reason-not_now = Teraz to niemożliwe.
reason-malformed_share = „{ $word }” jest niezrozumiałe: napisz 9=4 (razem cztery) albo 9+2 (o dwa więcej).
reason-named_twice = Region { $region } wymieniono dwa razy.
reason-too_many = Wymieniono za dużo regionów: wystarczy { $count }.
reason-keep_tokens = To, co stoi w regionie { $region }, zostaje tam: podaj co najmniej { $count }.
reason-left_by_now = W regionie { $region } nikt nie zostaje: opuszcza się go przy przegrupowaniu.
reason-wrong_number = Liczby się nie zgadzają. Do rozstawienia: { $count }, w tym wierszu: { $told }. Trzeba rozstawić wszystko, nie więcej i nie mniej.
reason-not_drawn = Los nie może tego teraz przynieść.
reason-nothing_to_undo = Nie ma czego cofać: rzutu, nowego zestawu ani decyzji innej osoby nie da się cofnąć.
reason-malformed = To niezrozumiałe. Podaj numer z listy albo ?, jeśli potrzebujesz pomocy.
n-coins-pay =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
