### Jak śledzić grę: krótki dziennik, pasek wydarzeń, streszczenie, tempo botów.


## Jedna linia o tym, co stało się naraz; $regions i $places to listy numerów (14 ×4: cztery żetony w regionie 14)

passage-conquered =
    { $n ->
        [one] { $player } podbija { $n } region: { $regions } ({ $race }).
        [few] { $player } podbija { $n } regiony: { $regions } ({ $race }).
        [many] { $player } podbija { $n } regionów: { $regions } ({ $race }).
       *[other] { $player } podbija { $n } regionu: { $regions } ({ $race }).
    }
passage-lost = { $player } traci { n-regions }.
passage-stands = { $player } przegrupowuje wojska; teraz stoi tam: { $places } ({ $race }).
passage-placed = { $player } stawia żetony: { $places } ({ $race }).
passage-retreated = { $player } wycofuje żetony: { $places } ({ $race }).
passage-abandoned =
    { $n ->
        [one] { $player } opuszcza { $n } region: { $regions } ({ $race }).
        [few] { $player } opuszcza { $n } regiony: { $regions } ({ $race }).
        [many] { $player } opuszcza { $n } regionów: { $regions } ({ $race }).
       *[other] { $player } opuszcza { $n } regionu: { $regions } ({ $race }).
    }
passage-deal =
    { $n ->
        [one] { $n } nowy zestaw: { $combos }.
        [few] { $n } nowe zestawy: { $combos }.
        [many] { $n } nowych zestawów: { $combos }.
       *[other] { $n } nowego zestawu: { $combos }.
    }
