### Co strona mówi wokół stołu: początek, przygotowanie, koniec gry, powtórki, o grze.


## Wszędzie

page-title = Tesno
page-failed = Nie udało się wczytać strony. Spróbuj jeszcze raz.
page-offline = Serwer nie odpowiada. Nic nie przepadło: spróbuj za chwilę.
page-error = Nie udało się. Spróbuj jeszcze raz.
page-error-not_found = Nie ma tu takiej gry.
page-error-not_found-about = Albo jest prywatna. Jeśli w niej grasz, otwórz ją na swoim urządzeniu albo przez link do swojego miejsca.
page-error-not_over = Ta gra jeszcze trwa.
page-error-not_your_seat = To mogą tylko osoby, które siedziały przy tym stole.
page-error-too_many_games = Za dużo nowych gier w ciągu godziny. Wróć do jednej ze swoich albo trochę odczekaj.
page-error-too_many_guests = Za dużo nowych gości stąd naraz. Spróbuj za godzinę.
page-error-too_many_maps = W ciągu godziny było zbyt wiele map. Spróbuj później.
page-error-table = Tak stołu nie da się przygotować.
page-error-hints_off = Przy tym stole gra się bez podpowiedzi.
page-error-not_your_turn = Teraz decyduje kto inny.
page-error-no_hints = Nie udało się na czas znaleźć podpowiedzi. Spróbuj jeszcze raz.
page-error-busy = Zbyt wiele gier jest teraz analizowanych. Spróbuj za chwilę.
page-error-overloaded = { server-overloaded }
page-error-no_review = Nie udało się przeanalizować tej gry. Spróbuj jeszcze raz.
page-error-other_rules = Tę grę rozegrano według innej wersji zasad i tutaj nie da się jej pokazać.
page-error-damaged = Na serwerze brakuje części tej gry, więc nie można jej kontynuować. To, co zostało, jest zachowane.
page-lost = Pod tym adresem nic nie ma. Ale oto stół.
page-retry = Jeszcze raz
page-language = Język
page-home = Strona główna
page-round = Runda { $round } z { $rounds }


## Początek

page-joke = Po rosyjsku: „ciasno”. Ludów dużo, ziemi mało, a sąsiedzi już stoją u bram.
page-play-now = Graj
page-play-now-hint =
    { $bots ->
        [one] Ty i { $bots } bot. Jedno kliknięcie, bez konta.
        [few] Ty i { $bots } boty. Jedno kliknięcie, bez konta.
        [many] Ty i { $bots } botów. Jedno kliknięcie, bez konta.
       *[other] Ty i { $bots } bota. Jedno kliknięcie, bez konta.
    }
page-set-up = Przygotuj stół
page-hot-seat = Przy jednym ekranie
page-hot-seat-hint = Jeden ekran, gracie po kolei. Ile was jest?
page-your-name = Twoje imię
page-name-placeholder = Gracz
page-where = Gdzie się ściśniemy?
page-box-base-about = Słoneczna kraina pól, lasów i wzgórz, w której o jeden region za mało.
page-box-underground-about = Jaskinie pod spodem: kryształy, grzyby, zimna rzeka i relikwie, których lepiej nie ruszać.
page-box-warcraft-about = Wyspy na wzburzonym morzu: dwaj starzy wrogowie, kilku takich, co handlują z oboma, i Murloki na każdej plaży.
page-running = Twoje gry
page-finished = Zakończone gry
page-your-turn = Twoja tura
page-turn-of = Tura: { $player }
page-continue = Graj dalej
page-result = Wynik
page-watch = Obejrzyj
page-rematch = Rewanż
page-more-games = Pokaż wszystkie
page-unofficial = Nieoficjalny projekt fanowski, niezwiązany z wydawcą ani autorami Small World i przez nich niezatwierdzony. Nazwy i znaki towarowe należą do ich właścicieli.
page-about = O Tesno


## Przygotowanie

page-setup-title = Przygotuj stół
page-setup-box = Pudełko
page-setup-players = Gracze
page-setup-board = Mapa
page-board-official = Jak mapa drukowana
page-board-ours = Nasza mapa, nieoficjalna
page-board-own = Twoja mapa
page-board-random = Wylosuj planszę
page-board-random-about =
    { $n ->
        [one] Jeden z { $n } układu, losowany na początku gry
        [few] Jeden z { $n } układów, losowany na początku gry
        [many] Jeden z { $n } układów, losowany na początku gry
       *[other] Jeden z { $n } układu, losowany na początku gry
    }
page-board-chosen = Wybór kontynentów
page-board-chosen-about = Które z nich leżą na stole i którą stroną do góry.
page-board-ours-short = nasz
page-board-sides = Każda plansza ma dwie strony: wybór jednej odkłada drugą.
page-setup-variant = Wariant
page-variant-plain = Według zasad pudełka, każdy sam
page-map-own = Własna mapa
page-map-own-about = Plik mapy (JSON). Jak go napisać, mówi dokumentacja: docs/maps.md.
page-map-choose = Wybierz plik…
page-map-wrong = Na tej mapie nie można jeszcze grać:
page-map-not-json = To nie jest plik mapy: potrzebny jest JSON.
page-error-map = Na tej mapie nie można grać. Wybierz inny plik.
page-setup-seats = Kto gdzie siedzi
page-human = Osoba
page-bot = Bot
page-seat-name = Imię na miejscu { $n }
page-seat-kind = Kto gra na miejscu { $n }
page-bot-kind = Jaki bot na miejscu { $n }
page-bot-beginner = Gra według prostych nawyków i trzyma się swojej rasy, aż ta opadnie z sił.
page-bot-easy = Gra według rozsądnych nawyków, nie licząc, co z nich wyniknie.
page-bot-medium = Myśli do końca swojej tury, ale często źle ocenia rasy.
page-bot-hard = Waży każdy podbój: co przyniesie do końca gry.
page-bot-expert = Najlepsze pomysły rozgrywa w głowie na rundę naprzód, z twoimi odpowiedziami. Trudny do pokonania.
page-bot-greedy = Rozgrywa każdą odpowiedź w głowie do końca tury, a nową rasę i wymarcie kilka rund naprzód, i bierze to, co obiecuje najwięcej monet.
page-bot-random = Robi cokolwiek. Dobre towarzystwo na pierwszą grę.
page-own-bot = Program osoby, która prowadzi ten serwer.
page-setup-rounds = Rundy
page-rounds-usual = Zwykle na tej mapie: { n-rounds }.
page-no-person = Zostaw co najmniej jedno miejsce dla człowieka.
page-setup-options = Zasady domowe
page-setup-hints = Podpowiedzi
page-setup-hints-about = Włączone: kto decyduje, może zapytać bota o trzy najlepsze odpowiedzi. Bot gra dobrze, ale czasem się myli.
page-setup-elements = Rasy i zdolności
page-elements-all = W grze wszystkie: { $n }
page-elements-some = W grze { $n } z { $all }
page-setup-races = Rasy
page-setup-powers = Zdolności
page-elements-read = Najedź kursorem, by przeczytać zasadę.
page-choose-all = Wszystkie
page-choose-none = Żadna
page-too-few-races =
    { $n ->
        [one] Przy tylu graczach potrzeba co najmniej { $n } rasy.
        [few] Przy tylu graczach potrzeba co najmniej { $n } ras.
        [many] Przy tylu graczach potrzeba co najmniej { $n } ras.
       *[other] Przy tylu graczach potrzeba co najmniej { $n } rasy.
    }
page-too-few-powers =
    { $n ->
        [one] Przy tylu graczach potrzeba co najmniej { $n } zdolności.
        [few] Przy tylu graczach potrzeba co najmniej { $n } zdolności.
        [many] Przy tylu graczach potrzeba co najmniej { $n } zdolności.
       *[other] Przy tylu graczach potrzeba co najmniej { $n } zdolności.
    }
page-too-many-rounds = Liczba rund: od 1 do { $n }.
page-setup-start = Zacznij grę
page-setup-usual = Przywróć zwykłe ustawienia


## Po grze

page-end-title = Koniec gry
page-winner = Zwycięstwo: { $player }
page-winners = Wspólne zwycięstwo: { $players }
page-winner-team = Zwycięża { $side }: { $players }
page-winner-rival = Zwycięstwo, { $player }. Przeciwnik: { $rival }
page-lost-rival = Przegrana. Przeciwnik: { $rival }
page-game-lost = Przegrana
page-team-decides = Decydują monety całej strony. Przy remisie liczą się jej żetony ras na mapie, a jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
page-rival-decides = Zwycięstwo daje tylko więcej monet niż ma przeciwnik.
page-ranking = Klasyfikacja
page-place = Miejsce { $n }
page-tie-break = Decydują monety. Przy remisie liczą się żetony ras na mapie, a jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
page-tie-decided = Monet po równo: rozstrzygają żetony na mapie.
page-tie-shared = Monet i żetonów na mapie po równo: zwycięstwo jest wspólne.
page-score-title = Skąd się wzięły monety
page-score-total = Monety runda po rundzie
page-score-sources = Z czego się złożyły
page-score-others = inne
page-score-table = To samo w tabeli
page-graph-label = Suma monet każdej osoby w kolejnych rundach
page-graph-label-of = Monety według rund i źródeł: { $player }
page-coins-of = { $player }, { page-round-n }: { n-coins }
page-round-n = runda { $round }
page-combos-title = Każdy lud i jego pięć minut
page-combo = Zestaw
page-player = Gracz
page-picked = Wybór
page-declined = Wymarcie
page-conquests = Podboje
page-losses = Straty
page-coins = Monety
page-source = Źródło
page-total = Razem
page-round-short = r. { $round }
page-review = Analiza
page-review-title = Analiza gry
page-review-about = Bot przeszedł tę grę jeszcze raz. Sądzi po tym, co było wtedy widać; to szacunki.
page-review-waiting = Bot przechodzi tę grę jeszcze raz…
page-review-progress = Gotowe { $n } %
page-chances-title = Szanse na zwycięstwo
page-chances-label = Szanse każdej osoby na zwycięstwo, tura po turze
page-chances-axis = Szansa na zwycięstwo, %
page-rounds-axis = Runda
page-chance-of = { $player }, { page-round-n }: { $n } %
page-chances-table = Szanse na zwycięstwo w % na koniec każdej rundy
page-mistakes-title = Najdroższe decyzje
page-mistakes-none = Nikt nie szastał monetami: żadna decyzja się nie wyróżnia.
page-mistake-played = Zagrano
page-mistake-better = Lepiej
page-mistake-why = Dlaczego
page-mistake-loss = cena błędu: ≈ { n-coins }
page-mistake-show = Pokaż tę pozycję
page-watch-replay = Obejrzyj powtórkę
page-download = Pobierz powtórkę
page-new-game = Nowa gra
page-to-table = Wróć do stołu
page-dice-title = Pieczęć kostek
page-dice-about = Pieczęć powstała przed pierwszym ruchem; klucz pokazuje, że od tego czasu nic nie zmieniono. Powtórka zawiera jedno i drugie.
page-dice-seal = Pieczęć
page-dice-key = Klucz


## Powtórka

page-replay-title = Powtórka
page-replay-moment = Moment { $n } z { $all }
page-replay-first = Na początek
page-replay-previous = Krok wstecz
page-replay-next = Krok dalej
page-replay-last = Na koniec
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-copy = Skopiuj link do tego momentu
page-replay-copied = Link skopiowany
page-replay-log = Co się działo
page-replay-players = Gracze
page-replay-start = Stół gotowy.
page-replay-hand = w ręce: { $n }
page-hidden-coins = monety ukryte
page-in-decline = wymarcie


## O grze

page-about-title = O Tesno
page-about-what = Tesno to otwarty stół do gier planszowych z rodziny Small World: przeciw botom, ze znajomymi przy jednym ekranie albo przez link, z kimkolwiek przy otwartym stole, po polsku, rosyjsku i angielsku. Każda reguła jest spisana i sprawdzona.
page-about-unofficial = To projekt fanowski. Nie ma tu żadnych ilustracji ani tekstów zasad z wydanych gier: każdy obrazek i każde zdanie są nasze. Jeśli ci się podoba, gra z tektury jest jeszcze lepsza: kup ją.
page-about-dice = Kości są uczciwe: każda gra jest zapieczętowana przed pierwszym ruchem, a po zakończeniu widać klucz do pieczęci. Gdzie zbierają się ludzie, losy mieszają wszyscy razem. Każdy może według nich sprawdzić powtórkę.
page-about-credits = Podziękowania
page-about-icons = Emblematy pochodzą z game-icons.net, na licencji CC BY 3.0; kilka narysowaliśmy sami. Autorzy ikon: { $authors }.
page-about-icons-changed = Ikony zebrano w jednym pliku i przyjmują kolory strony; same rysunki są niezmienione.
page-about-faces = Portrety ludów są nasze własne, narysowane dla Tesno; wolno z nich korzystać na tych samych zasadach co z programu.
page-about-fonts = Kroje pisma to Alegreya i Alegreya Sans, autor: Juan Pablo del Peral (Huerta Tipográfica), na licencji SIL Open Font License 1.1.
page-about-code = Sam program jest wolny, na licencji MIT, zbudowany na Svelte, Fluent i D3.
page-about-version = Wersja { $version }
page-about-keys = Bez myszy
page-keys-where-table = Przy stole
page-keys-where-replay = W powtórce
page-key-tab = przejdź przez wszystko po kolei
page-key-arrows-board = na mapie: do sąsiada w tę stronę
page-key-enter = zrób to
page-key-undo = cofnij
page-key-end = zakończ turę
page-key-help = wszystkie klawisze i zasady
page-key-arrows-replay = krok wstecz lub dalej
page-key-page-replay = do poprzedniej lub następnej tury
page-key-home-end = na początek lub koniec
page-key-space = odtwórz lub zatrzymaj
page-key-name-arrows = Strzałki
page-key-name-space = Spacja
