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


## Streszczenie, pasek wydarzeń, tempo

ui-recap = Od twojej ostatniej tury
ui-recap-first = Od początku gry
ui-recap-watching = Ostatnie tury wszystkich
ui-recap-by-itself = Otwieraj na początku mojej tury
ui-recap-when = Streszczenie na początku mojej tury
ui-recap-next = Co było dalej
ui-recap-previous = Co było przedtem
ui-following = Jak śledzić innych
ui-speed = Tempo tur botów
ui-speed-instant = Od razu
ui-speed-quick = Szybko
ui-speed-calm = Spokojnie
ui-trails = Ślady na planszy
ui-log-details = Szczegóły
ui-key-recap = co było od twojej ostatniej tury
ui-key-recap-walk = dalej i wstecz w streszczeniu


## Gra ciągnięta dalej od chwili innej

server-forked = Ciąg dalszy innej gry, od jej chwili { $version }.
studio-fork = Graj dalej od tej chwili
studio-fork-what = Od tej chwili zaczyna się nowa gra, z własnymi rzutami kością. Zajmujesz jedno miejsce, na pozostałych grają boty.
studio-fork-seat = Twoje miejsce
studio-fork-bots = Boty
studio-fork-start = Zacznij
studio-picture = Obrazek
studio-speed = Tempo: ×{ $n }
studio-turn-back = Do poprzedniej tury
studio-turn-on = Do następnej tury
studio-forked = Ciąg dalszy innej gry
page-error-resigned = W tej chwili to miejsce już się poddało: wybierz inne albo wcześniejszy moment.
