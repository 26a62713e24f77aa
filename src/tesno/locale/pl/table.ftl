### Stół w przeglądarce: co mówi się wokół planszy. Zasady, nazwy i dziennik mają własne pliki.


## Tura

ui-your-turn = Twoja tura
ui-phases = Etapy tury
ui-phase-pick = Wybór
ui-phase-ready = Zbiórka
ui-phase-conquer = Podboje
ui-phase-redeploy = Rozstawienie
ui-phase-coins = Monety
ui-held = Tura rozegrana: zakończ ją albo coś cofnij
ui-held-final = Tura rozegrana: zakończ ją
ui-skip-ahead = Dalej
ui-answer-first = Najpierw trzeba rozstrzygnąć coś innego.
ui-end-turn = Zakończ turę
ui-undo = Cofnij
ui-undo-rule =
    { $n ->
        [one] Można cofnąć { $n } krok.
        [few] Można cofnąć { $n } kroki.
        [many] Można cofnąć { $n } kroków.
       *[other] Można cofnąć { $n } kroku.
    }
ui-restart = Zacznij turę od nowa
ui-restart-rule = Cofa wszystko od początku tury albo od ostatniego rzutu lub odkrycia.
ui-press-again = Naciśnij ponownie
ui-tap-again = Dotknij jeszcze raz, żeby wziąć
ui-decline-rule = Zajmuje to całą turę: w każdym regionie zostaje po żetonie, który nadal przynosi monety, reszta odchodzi. W następnej turze wybierasz nową rasę.
ui-abandon = Porzuć regiony…
ui-abandon-rule = Potem wskaż regiony na planszy: ich żetony wrócą na rękę.
ui-to-end = Zobacz wynik


## Plansza

ui-board = Plansza
ui-region = { $terrain } { $region }
ui-region-held = { $race }: { $n }, { $player }
ui-region-held-alone = { $race }, { $player }
ui-region-declined = { $race } (wymarcie): { $n }, { $player }
ui-region-cost = koszt { $n }
ui-region-chosen = wybrano
ui-region-legal = można
ui-region-illegal = teraz nie można
ui-ways = Jak to zrobić
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-reset = Pokaż całą planszę
ui-parts = Kontynenty
ui-part-own = twoje regiony: { $n }
ui-part-open = do wyboru: { $n }


## Ile to kosztuje

ui-cost = Koszt
ui-hand = Na ręce
ui-hand-left = { $hand } → { $left }
ui-chance = Kość
ui-chance-of = { $hits } na { $faces } ({ $percent } %)
ui-loss = { $race }, { $player }
ui-loss-of = straty: { $lost }, odwrót: { $withdrawn }
ui-coins-this-turn = Monety w tej turze
ui-coins-if-won = Monety, jeśli się uda


## Wybór kilku regionów

ui-choose-more =
    { $n ->
        [one] Wybierz jeszcze { $n } region
        [few] Wybierz jeszcze { $n } regiony
        [many] Wybierz jeszcze { $n } regionów
       *[other] Wybierz jeszcze { $n } regionu
    }
ui-choose =
    { $n ->
        [one] Wybierz { $n } region
        [few] Wybierz { $n } regiony
        [many] Wybierz { $n } regionów
       *[other] Wybierz { $n } regionu
    }
ui-choose-abandon =
    { $n ->
        [one] Porzuć { $n } region
        [few] Porzuć { $n } regiony
        [many] Porzuć { $n } regionów
       *[other] Porzuć { $n } regionu
    }
ui-choose-give_up =
    { $n ->
        [one] Oddaj { $n } region i rozstaw resztę
        [few] Oddaj { $n } regiony i rozstaw resztę
        [many] Oddaj { $n } regionów i rozstaw resztę
       *[other] Oddaj { $n } regionu i rozstaw resztę
    }
ui-choose-enough =
    { $n ->
        [one] Wybrano już { $n } region i to wszystko. Wskaż go ponownie, żeby z niego zrezygnować.
        [few] Wybrano już { $n } regiony i to wszystko. Wskaż jeden z nich ponownie, żeby z niego zrezygnować.
        [many] Wybrano już { $n } regionów i to wszystko. Wskaż jeden z nich ponownie, żeby z niego zrezygnować.
       *[other] Wybrano już { $n } regionu i to wszystko. Wskaż jeden z nich ponownie, żeby z niego zrezygnować.
    }


## Zdolności, które wymagają drugiego regionu

ui-begun-here = To pierwszy region. Wskaż drugi albo anuluj wybór.
ui-begun-elsewhere = Wskaż jeden z jasnych regionów albo anuluj wybór.
ui-begun-cancel = Anuluj
ui-only-here = Teraz można wskazać tylko region { $region }.
ui-arm-first = Tu nic się nie podbije. Żeby użyć zdolności, najpierw naciśnij jej przycisk: { $ability }.
ui-armed = Wskaż region: { $ability }
ui-then = Potem: { $question }


## Rozstawianie

ui-to-place = do rozstawienia
ui-place = Rozstaw
ui-still-to-place = Do rozstawienia: { $n }
ui-retreat = Wycofaj tam wojska
ui-place-rule = Żetony trafią na miejsca, a tura pozostanie otwarta: zobaczysz monety, zanim ją zakończysz.
ui-shares = Żetony w regionach
ui-share =
    { $n ->
        [one] Stoi tu { $n }, najwyżej { $most }.
        [few] Stoją tu { $n }, najwyżej { $most }.
        [many] Stoi tu { $n }, najwyżej { $most }.
       *[other] Stoi tu { $n }, najwyżej { $most }.
    }
ui-share-fixed =
    { $n ->
        [one] Stoi tu i zostaje { $n }.
        [few] Stoją tu i zostają { $n }.
        [many] Stoi tu i zostaje { $n }.
       *[other] Stoi tu i zostaje { $n }.
    }
ui-share-more = O jeden więcej w regionie { $region }
ui-share-less = O jeden mniej w regionie { $region }
ui-spread-reset = Od nowa
ui-spread-not-here = W tym regionie nie można nic postawić.
ui-spread-full = W tym regionie nie zmieści się więcej.
ui-spread-none-left = Wszystko już stoi. Najpierw zabierz coś z innego miejsca.
ui-spread-least = W tym regionie nie może stać mniej.
ui-spread-some-left =
    { $n ->
        [one] Do rozstawienia został { $n }.
        [few] Do rozstawienia zostały { $n }.
        [many] Do rozstawienia zostało { $n }.
       *[other] Do rozstawienia zostało { $n }.
    }
ui-sure-left =
    { $n ->
        [one] Nierozstawiony: { $n }. Jeśli tak ma być, naciśnij ponownie.
        [few] Nierozstawione: { $n }. Jeśli tak ma być, naciśnij ponownie.
        [many] Nierozstawione: { $n }. Jeśli tak ma być, naciśnij ponownie.
       *[other] Nierozstawione: { $n }. Jeśli tak ma być, naciśnij ponownie.
    }
ui-sure-emptied =
    { $n ->
        [one] Ten region opustoszeje: { $regions }. Jeśli tak ma być, naciśnij ponownie.
        [few] Te regiony opustoszeją: { $regions }. Jeśli tak ma być, naciśnij ponownie.
        [many] Te regiony opustoszeją: { $regions }. Jeśli tak ma być, naciśnij ponownie.
       *[other] Te regiony opustoszeją: { $regions }. Jeśli tak ma być, naciśnij ponownie.
    }


## Gracze, zestawy, dziennik

ui-actions = Co zrobić
ui-hand-empty = Ręka pusta
ui-in-hand = na ręce: { $n }
ui-withdrawn = wycofane
ui-income =
    { $n ->
        [one] { $n } moneta, gdyby liczyć teraz
        [few] { $n } monety, gdyby liczyć teraz
        [many] { $n } monet, gdyby liczyć teraz
       *[other] { $n } monety, gdyby liczyć teraz
    }
ui-coins-hidden = Tajne do końca gry
ui-no-race = Jeszcze bez rasy
ui-peace = Pokój: { $player } nie może zaatakować
ui-combo = żetony: { $tokens }, cena: { $price }, monety na nim: { $coins }
ui-our-number = Ile żetonów daje: to nasza liczba, żadne źródło jej nie potwierdza.
ui-finds-unseen = Ukryte miejsca i relikwie: { $n }
ui-finds-unseen-about = Kto wypędzi potwory z regionu, znajdzie tam jedno z nich.
ui-log = Dziennik


## Wokół stołu

ui-curtain = Przekaż urządzenie: { $player }
ui-curtain-why = Monety są tajne: reszta niech się odwróci.
ui-curtain-lift = { $player } to ja
ui-reconnecting = Połączenie zerwane. Łączymy ponownie… Gra jest zapisana.
ui-failed = Serwer tego nie zrozumiał ({ $code }).
ui-sound-on = Włącz dźwięk
ui-sound-off = Wyłącz dźwięk
ui-close = Zamknij


## Podpowiedzi

ui-hint = Podpowiedź
ui-hint-rule = Trzy odpowiedzi, które bot uważa teraz za najlepsze: ilu monet można się spodziewać na koniec gry i dlaczego; regiony i monety podano za całą turę. „Gorzej wobec rywali” uwzględnia też monety innych. To szacunki, nie obietnice.
ui-hints = Podpowiedzi
ui-hints-about = ≈ monet na koniec gry
ui-hints-waiting = Bot się zastanawia…
ui-hints-none = Tu nie ma w czym wybierać.
ui-hint-best = Najlepsza
ui-hint-coins = na koniec gry: ≈ { n-coins }
ui-hint-behind = o { $n } gorzej wobec rywali
ui-hint-equal = nie gorsza
ui-hint-tap = Dotknij, żeby tak zagrać


## Pomoc

ui-help = Pomoc i zasady
ui-keys = Klawisze
ui-key-board = na planszę
ui-key-combos = do zestawów
ui-key-abilities = do zdolności i odpowiedzi
ui-key-arrows = do sąsiedniego regionu
ui-key-enter = wybierz region albo postaw żeton
ui-key-plus = żeton więcej albo mniej; poza tym powiększenie
ui-key-undo = cofnij
ui-key-restart = zacznij turę od nowa
ui-key-end = zakończ podboje albo turę
ui-key-hint = podpowiedź
ui-key-log = do dziennika
ui-key-zoom = pokaż całą planszę
ui-key-part = następny albo poprzedni kontynent
ui-key-escape = wybierz jednak coś innego
ui-key-help = ta pomoc
ui-touch = Mysz i dotyk
ui-touch-help = Dotknij jasnego regionu, żeby go wybrać. Długie przytrzymanie albo wskazanie myszą pokaże, ile kosztuje i dlaczego; działa to też na każdej rasie, zdolności i znaczniku. Przy rozstawianiu dotknięcie dodaje żeton, długie przytrzymanie albo prawy przycisk go zabiera; żetony można też przeciągać. Powiększenie: dwoma palcami albo kółkiem.
ui-factions = Frakcje
ui-finds = Miejsca i relikwie
ui-pieces = Znaczniki
