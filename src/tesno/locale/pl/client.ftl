### Co mówią gra w terminalu i tabele wiersza poleceń.
### Zapis ruchów (conquer 9) jest jeden we wszystkich językach; polecenia mają oprócz angielskiego własne słowo.


## Miejsca

client-human = Gracz { $seat }
bot-beginner = Nowicjusz
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Mocny
bot-expert = Ekspert
bot-greedy = Sknera
bot-random = Przypadek


## Przebieg gry

client-welcome = Witaj! Odpowiadaj numerem z listy, ? to pomoc.
client-prompt = Twój wybór:{" "}
client-curtain = Do klawiatury siada { $player }. Potem naciśnij Enter.{" "}
client-round = runda { $round } z { $rounds }
client-hand = na ręce: { $n }
client-helpers = do pomocy: { $n }
client-withdrawn = wycofane: { $n }
client-die = kość: { $face }
client-entry = wejście
client-chance = szansa { $hits } z { $faces } ({ $percent } %)
client-turn-over = Enter: dalej, cofnij: wróć.{" "}
client-turn-over-hint = Na razie to wszystkie decyzje. Naciśnij Enter albo napisz: cofnij.
client-undone = Cofnięte.
client-left = Gra kończy się tutaj. Do zobaczenia!
client-quit-sure = Na pewno wyjść z gry? (t/n){" "}
client-yes = t tak
client-saved = Zapisane: { $file }
client-not-saved = Nie zapisane: { $file } ({ $problem }).
client-replay-figures = Zapisane ruchy: { $moves }; runda { $round }; monety: { $coins }; { $result }
client-replay-winners = zwycięstwo: { $players }
client-replay-lost = przegrana: druga strona ma nie mniej monet
client-replay-running = gra nieskończona
client-overwrite = { $file } już istnieje. Zastąpić? (t/n){" "}
client-spread-hint = Albo podaj, ile gdzie stoi, na przykład: { $verb } 9=4 10=3. W niewymienionych regionach nic się nie zmienia.
client-several-hint = Kilka naraz, w dowolnej kolejności: { $example }
client-no-such-number = Podaj numer od 1 do { $n }.
client-no-such-thing = Nic tu nie nazywa się „{ $name }”.


## Pomoc

client-help = Co można napisać
command-help = pomoc
command-map = mapa
usage-map = mapa
about-map = wszystkie regiony i gracze
command-players = gracze
usage-players = gracze
about-players = gracze
command-combos = zestawy
usage-combos = zestawy
about-combos = zestawy do wyboru i ich opisy
command-why = dlaczego czemu
usage-why = dlaczego 9
usage-why-hint = Napisz na przykład: dlaczego 9
about-why = dlaczego region 9 nie jest celem albo co składa się na jego koszt
command-log = dziennik
usage-log = dziennik, dziennik 100
about-log = co się działo
command-undo = cofnij
usage-undo = cofnij
about-undo = cofnij ostatnią decyzję
command-save = zapisz
usage-save = zapisz PLIK
about-save = zapisz grę do pliku
command-quit = wyjdź koniec
usage-quit = wyjdź
about-quit = wyjdź z gry


## Wybór

choice-group-pick = Wybierz zestaw
choice-group-first = Wybierz
choice-group-conquer = Podbij
choice-group-ability = Użyj zdolności
choice-group-gamble = Jako ostatni podbój, z kością
choice-group-region = Regiony
choice-group-player = Gracze
choice-group-stop = Albo
choice-expand = Podboje
choice-decline = Wymarcie
choice-march = Zachowaj wszystkie regiony i ruszaj
choice-skip = Obejdź się bez tego
choice-skip-ready = Wymierająca rasa w tej turze odpoczywa
choice-end =
    { $n ->
        [0] Zakończ podboje
        [one] Zakończ podboje (na ręce jeszcze { $n } żeton)
        [few] Zakończ podboje (na ręce jeszcze { $n } żetony)
        [many] Zakończ podboje (na ręce jeszcze { $n } żetonów)
       *[other] Zakończ podboje (na ręce jeszcze { $n } żetonu)
    }
choice-conquer = region { $region }: { n-tokens }
choice-gamble = region { $region }: { n-tokens }, { $chance }
choice-convert = region { $region }: zamień żeton
choice-abandon = Porzuć { $region }
choice-give_up = Oddaj { $region }
choice-trait = { $source }
choice-trait-target = { $source }: { $target }
step-trait-of = Dokonaj wyboru: { $source }
choice-all_in = region { $region }: wszystko tutaj (+{ $n })


## Dlaczego

why-region = Region { $region }.
why-legal = Teraz to możliwe.
why-gamble = Tylko jako ostatni podbój, z kością: { $chance }.
why-cost = Koszt: { $sum }.


## Całe rozstawienie w jednym wierszu



## Tabele

table-map = Mapa
table-region = Nr
table-terrain = Teren
table-symbols = Symbole
table-neighbours = Obok
table-holder = Kto tu jest
table-tokens = Żetony
table-pieces = Co tu stoi
table-cost = Koszt
table-players = Gracze
table-player = Gracz
table-coins = Monety
table-active = Aktywna rasa
table-hand = Ręka
table-declined = Wymierają
table-regions = Regiony
table-combos = Zestawy
table-number = Nr
table-combo = Zestaw
table-price = Cena
table-coins_on = Monety na nim
table-rules = Co potrafi
table-result = Wynik
table-place = Miejsce
table-map_tokens = Żetony na mapie
table-race = Rasa
table-power = Zdolność
