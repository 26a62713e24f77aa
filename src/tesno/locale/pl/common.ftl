### Słowa wspólne dla wszystkich pudełek: elementy, tereny, symbole, opcje stołu, mapy, rzeczowniki z liczbą, kroki tury.


## Elementy

piece-tribe = Plemię
piece-tribe-rule = Neutralny żeton: +1 do kosztu regionu, a region uchodzi za niepusty. Po podbiciu przepada na zawsze.
piece-lost_tribe = Zaginione Plemię
piece-lost_tribe-rule = Neutralny żeton, stoi tu od początku gry: +1 do kosztu regionu, a region uchodzi za niepusty. Po podbiciu przepada na zawsze.
piece-lair = Legowisko Trolli
piece-lair-rule = +1 do obrony, także gdy rasa wymiera. Przepada, gdy region jest porzucony lub podbity albo Trolle schodzą z mapy. Nie chroni przed Czarnoksiężnikami.
piece-fortress = Twierdza
piece-fortress-rule = +1 do obrony, także gdy rasa wymiera; +1 moneta, dopóki rasa jest aktywna. Przepada, gdy region jest porzucony lub podbity albo rasa schodzi z mapy. Nie chroni przed Czarnoksiężnikami.
piece-mountain = Góra
piece-mountain-rule = +1 do obrony dla każdego, kto zajmuje region; nigdy się nie rusza. Góra bez żetonów plemienia i ras to pusty region.
piece-camp = Obozowisko
piece-camp-rule = +1 do obrony, a wobec Czarnoksiężników liczy się jak żeton. Przestawiasz je przy przegrupowaniu, z utraconego regionu wycofuje się z jednostkami, z wymarciem znika. Nie pomaga przeciw smokowi.
piece-hole = Norka
piece-hole-rule = Tego regionu nikt nie podbije, a cudze zdolności na niego nie działają. Przepada na zawsze, gdy region jest porzucony lub Niziołki wymierają.
piece-hero = Bohater
piece-hero-rule = Dopóki stoi tu bohater, regionu nikt nie podbije, a cudze zdolności na niego nie działają. Z wymarciem znika.
piece-dragon = Smok
piece-dragon-rule = Dopóki siedzi tu smok, regionu nikt nie podbije, a cudze zdolności na niego nie działają. Odlatuje do następnego podboju, z wymarciem znika.


## Tereny i symbole

terrain-farmland = Pola
terrain-farmland-rule = Ludziom dają +1 monetę, a rasy Konne płacą za nie o 1 żeton mniej.
terrain-forest = Las
terrain-forest-rule = Rasom Leśnym daje +1 monetę.
terrain-hill = Wzgórza
terrain-hill-rule = Rasom Wzgórzystym dają +1 monetę, a rasy Konne płacą za nie o 1 żeton mniej.
terrain-swamp = Bagna
terrain-swamp-rule = Rasom Bagiennym dają +1 monetę.
terrain-mountain = Góry
terrain-mountain-rule = Stoi tu góra: region kosztuje o 1 żeton więcej. Olbrzymy, które go zajmują, płacą za regiony obok o 1 mniej.
terrain-sea = Morze
terrain-sea-rule = Podbić je mogą tylko rasy Żeglujące. Jeśli dotyka brzegu mapy, z jego wybrzeża można wejść na mapę.
terrain-lake = Jezioro
terrain-lake-rule = Podbić je mogą tylko rasy Żeglujące. Z jego brzegu nie wchodzi się na mapę.
symbol-mine = Kopalnia
symbol-mine-rule = Krasnoludom daje +1 monetę, także gdy wymierają.
symbol-magic = Magia
symbol-magic-rule = Czarodziejom daje +1 monetę.
symbol-cavern = Jaskinia
symbol-cavern-rule = Rasy Podziemne płacą za nią o 1 żeton mniej, a w ich podbojach wszystkie jaskinie sąsiadują ze sobą.


## Opcje stołu

option-sorcerers_convert_empty_handed = Czarnoksiężnicy zamieniają żetony także z pustą ręką
option-sorcerers_convert_empty_handed-rule = Włączone: Czarnoksiężnicy mogą zamienić cudzy żeton nawet z pustą ręką, jeśli choć jeden z nich jest na mapie. Wyłączone: potrzebny jest żeton na ręce, choć się nie zużywa.
option-own_decline_defends = Własne żetony bronią się przed tobą
option-own_decline_defends-rule = Włączone: gdy podbijasz własną wymierającą rasę albo twoje wymierające Ghule atakują twoją aktywną rasę, każdy własny żeton dodaje tam 1 do kosztu. Wyłączone: liczą się tylko góry, legowiska i podobne elementy.
option-open_coins = Jawne monety
option-open_coins-rule = Włączone: wszyscy przez cały czas widzą monety wszystkich. Wyłączone: sumy innych są ukryte do końca gry.


## Pudełka i mapy

box-base = Gra podstawowa
map-base-2 = Pojedynek: 2 osoby
map-base-3 = Trójkąt: 3 osoby
map-base-4 = Rozdroże: 4 osoby
map-base-5 = Ścisk: 5 osób


## Rzeczowniki z liczbą

n-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
n-tokens =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
n-regions =
    { $n ->
        [one] { $n } region
        [few] { $n } regiony
        [many] { $n } regionów
       *[other] { $n } regionu
    }
n-rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }
n-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
        [many] { $n } graczy
       *[other] { $n } gracza
    }
n-games =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }


## Kroki tury, dla wiersza stanu

step-pick = Wybierz rasę ze zdolnością
step-decide = Wybierz: podboje albo wymarcie
step-ready = Jednostki zebrane: podbijaj albo najpierw porzuć regiony
step-conquer = Podbij region albo zakończ podboje
step-conquered = Nic więcej nie podbijesz: zakończ podboje
step-rolled = Wybierz cel z uwzględnieniem rzutu albo zakończ podboje
step-redeploy = Przegrupuj żetony
step-give_up = Wybierz regiony do oddania
step-camps = Rozstaw obozowiska
step-fortress = Postaw twierdzę albo zrezygnuj
step-heroes = Rozstaw bohaterów
step-diplomat = Zawrzyj pokój z przeciwnikiem albo z nikim
step-stout = Ogłoś wymarcie albo pozostaw rasę aktywną
step-retreat = Rozstaw wycofane jednostki
step-trait = Dokonaj wyboru
step-ancient = Przesuń Wielkiego Przedwiecznego albo zostaw go na miejscu
step-volcano = Wybierz miejsce dla wulkanu
step-leave = Wybierz rzeki do opuszczenia albo zostań
step-swap = Zamień zdolność na inną z widocznych albo ją zachowaj
step-rebirth = Wybierz regiony do odrodzenia albo zrezygnuj
step-queen = Wybierz miejsce dla Królowej
step-armour = Rozstaw grzybowe zbroje
step-ghost = Przesuń Ducha albo zostaw go na miejscu
step-ring = Połóż pierścień w regionie i okradnij sąsiadów albo go nie ruszaj
step-scepter = Połóż berło w regionie albo go nie ruszaj
step-bag = Wybierz relikwię, którą naśladuje worek, albo zrezygnuj
step-altar = Odrzuć wymierający żeton za monety albo zrezygnuj
step-balrog = Poślij Balroga albo zrezygnuj
step-wisp = Wybierz cel dla rzutu przy kryształach
step-vampire = Wybierz żeton do zamiany
step-convert = Wybierz żeton do zamiany
step-orb = Wybierz żeton, który zamieni kula
step-doormat = Wybierz cel dla wycieraczki
step-socks = Wybierz cel dla skarpet
step-sword = Wybierz cel dla miecza
step-chance = Zaczekaj, decyduje los
step-over = Zobacz wynik: gra skończona
