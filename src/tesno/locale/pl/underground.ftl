### Wszystkie słowa samych Podziemi, pod kluczami z ich nazwą.
### Opis mówi naszymi słowami wszystko, czego potrzeba w grze, do 240 znaków;
### opis krótki to sama istota na kartę, do 56 znaków i bez kropki.
### Region „zajmuje” zawsze właśnie ta rasa; jeśli nie powiedziano inaczej, cecha działa tylko, dopóki rasa jest aktywna.
### „Jak pusty”: potwory, żetony ras i grzybowa zbroja się nie liczą, czarna góra i Warownia tak.


## Rasy

race-underground-cultists = Kultyści
    .kind = virile
race-underground-cultists-rule = Wielki Przedwieczny staje w pierwszym podbitym przez nich regionie: jest on nietykalny, a regiony obok kosztują ich o 1 żeton mniej (co najmniej 1). Na początku kolejnych tur może przejść do dowolnego ich regionu. Z wymarciem znika.
race-underground-cultists-brief = Region Przedwiecznego nietykalny, sąsiednie o 1 tańsze
race-underground-drow = Drowy
    .kind = nonvirile
race-underground-drow-rule = +1 moneta za każdy zajmowany przez nie region, obok którego nie ma innej rasy (przeciwnika lub twojej wymierającej) ani potworów. Balrog za miedzą nie przeszkadza.
race-underground-drow-brief = +1 moneta za region bez innych ras i potworów obok
race-underground-flames = Płomyczki
    .kind = nonvirile
race-underground-flames-rule = Wybierając je, postaw wulkan na miejscu dla niego; wchodzą na mapę obok niego (także do rzeki). Region obok wulkanu lub połączony z nim łańcuchem ich regionów podbijają jak pusty: koszt podnoszą tylko góra i Warownia.
race-underground-flames-brief = Regiony połączone z wulkanem podbijają jak puste
race-underground-gnomes = Gnomy
    .kind = nonvirile
race-underground-gnomes-rule = Gdy są aktywne, w cudzej turze nic z rasy, zdolności, osobliwości i relikwii tego gracza nie działa na ich regiony i żetony. Liczebność, rzut przy ostatnim podboju i kara Mumii się liczą. W twojej turze wszystko jak zwykle.
race-underground-gnomes-brief = Nie działają na nie cudze zdolności i znaleziska
race-underground-iron_dwarves = Żelazne Krasnoludy
    .kind = nonvirile
race-underground-iron_dwarves-rule = Przy przegrupowaniu 1 srebrny młot za każdą zajmowaną przez nie kopalnię (razem 7). W kolejnych turach młoty liczą się jak żetony, ale tylko do podbojów i z co najmniej 1 Krasnoludem, a potem wracają do ciebie. Z wymarciem przepadają.
race-underground-iron_dwarves-brief = Co turę młot za kopalnię: żeton tylko do podbojów
race-underground-kraken = Krakenki
    .kind = nonvirile
race-underground-kraken-rule = Nie muszą opuszczać rzek przy przegrupowaniu: zajmują je i dostają za nie monety, także gdy wymierają.
race-underground-kraken-brief = Zajmują rzeki i biorą za nie monety, także wymierając
race-underground-liches = Licze
    .kind = nonvirile
race-underground-liches-rule = Gdy wymierają: przeciwnik, który podbija ich region, od razu płaci ci 1 monetę. Kto nie ma monet, nie może go podbić. Nieudany rzut nic nie kosztuje.
race-underground-liches-brief = Gdy wymierają: za podbój ich regionu dostajesz 1 monetę
race-underground-lizardmen = Jaszczury
    .kind = nonvirile
race-underground-lizardmen-rule = W podbojach przechodzą przez dowolną liczbę połączonych rzek, pustych lub zajętych, nie podbijając ich: region po drugiej stronie jest jak sąsiedni. Wejście na mapę jak zwykle.
race-underground-lizardmen-brief = Przechodzą przez rzeki, nie podbijając ich
race-underground-mudmen = Błotniaki
    .kind = nonvirile
race-underground-mudmen-rule = Przy przegrupowaniu 1 nowy żeton z zasobnika za każde zajmowane przez nie bajoro, dopóki zasobnik nie jest pusty.
race-underground-mudmen-brief = Co turę 1 nowy żeton za każde zajmowane bajoro
race-underground-mummies = Mumie
    .kind = nonvirile
race-underground-mummies-rule = Każdy podbój kosztuje o 1 żeton więcej, nawet gdy region liczy się jak pusty albo należy do Gnomów. Za to jest ich mnóstwo.
race-underground-mummies-brief = Jest ich mnóstwo, ale podbój kosztuje o 1 żeton więcej
race-underground-ogres = Ogry
    .kind = nonvirile
race-underground-ogres-rule = Każdy region kosztuje o 1 żeton mniej (co najmniej 1).
race-underground-ogres-brief = Każdy region kosztuje o 1 żeton mniej
race-underground-shadow_mimes = Mimy Cienia
    .kind = nonvirile
race-underground-shadow_mimes-rule = Wybierając je, możesz zamienić ich zdolność na dowolną inną z widocznych. Monety zostają tam, gdzie leżą; liczbę żetonów wyznacza już nowa zdolność.
race-underground-shadow_mimes-brief = Przy wyborze możesz zamienić zdolność na inną widoczną
race-underground-shrooms = Grzybki
    .kind = nonvirile
race-underground-shrooms-rule = +1 moneta za każdy zajmowany przez nie grzybowy las, dopóki rasa jest aktywna.
race-underground-shrooms-brief = +1 moneta za każdy zajmowany grzybowy las
race-underground-spiderines = Pajęczatki
    .kind = nonvirile
race-underground-spiderines-rule = W ich podbojach każdy region przy rozpadlinie sąsiaduje z każdym ich regionem; w takim regionie, nawet w rzece, mogą też wejść na mapę. Sama rozpadlina jest niedostępna.
race-underground-spiderines-brief = Każdy region przy rozpadlinie sąsiaduje z ich regionami
race-underground-will_o_wisps = Świetliki
    .kind = nonvirile
race-underground-will_o_wisps-rule = Przed podbojem regionu z kryształem lub sąsiada zajmowanego przez nie kryształu możesz wskazać cel i rzucić kością: kosztuje o tyle mniej (co najmniej 1). Jeśli to za mało, podboje się kończą. Wymaga żetonu na ręce.
race-underground-will_o_wisps-brief = Rzut kością obniża koszt kryształów i ich sąsiadów


## Zdolności

power-underground-adventurous = Awanturnicze
    .virile = Awanturniczy
power-underground-adventurous-rule = +1 moneta za każdy region z osobliwością zajmowany przez tę rasę, dopóki jest aktywna.
power-underground-adventurous-brief = +1 moneta za każdy zajmowany region z osobliwością
power-underground-fisher = Rybackie
    .virile = Rybaccy
power-underground-fisher-rule = +1 moneta za każde 2 regiony nad brzegiem rzeki (same rzeki się nie liczą) zajmowane przez tę rasę, dopóki jest aktywna. Region bez pary nic nie daje.
power-underground-fisher-brief = +1 moneta za każde 2 zajmowane regiony nad rzeką
power-underground-flocking = Stadne
    .virile = Stadni
power-underground-flocking-rule = +2 monety, jeśli wszystkie regiony tej rasy tworzą jedno skupisko; wystarczy i jeden region. Wielka Mosiężna Rura i rozpadliny Pajęczatek też łączą regiony.
power-underground-flocking-brief = +2 monety, jeśli wszystkie regiony to jedno skupisko
power-underground-frightened = Strachliwe
    .virile = Strachliwi
power-underground-frightened-rule = +1 moneta za każdy region, w którym stoją co najmniej 3 żetony tej rasy, dopóki jest aktywna. Młoty się nie liczą.
power-underground-frightened-brief = +1 moneta za każdy region z co najmniej 3 żetonami
power-underground-immortal = Nieśmiertelne
    .virile = Nieśmiertelni
power-underground-immortal-rule = Gdy region tej rasy zostaje podbity, nie ginie żaden żeton, nawet od Balroga: wszystkie się wycofują. Żeton zamieniony przez rasę Wampiryczną lub Lśniącą Kulę jednak przepada.
power-underground-immortal-brief = Po utracie regionu wycofują się bez strat
power-underground-magic = Magiczne
    .virile = Magiczni
power-underground-magic-rule = Co turę worek naśladuje jedną relikwię na mapie, czyjąkolwiek lub niczyją: działa i porusza się jak ona, ale nie razem z nią. Nikt go nie ukradnie; z utraconego lub porzuconego regionu wraca na rękę. Z wymarciem znika.
power-underground-magic-brief = Co turę worek naśladuje dowolną relikwię na mapie
power-underground-martyr = Męczeńskie
    .virile = Męczeńscy
power-underground-martyr-rule = +1 moneta z banku za każdym razem, gdy przeciwnik podbija region tej rasy, dopóki jest aktywna.
power-underground-martyr-brief = +1 moneta za każdy region odebrany przez przeciwnika
power-underground-mining = Górnicze
    .virile = Górniczy
power-underground-mining-rule = +1 moneta za każdą kopalnię zajmowaną przez tę rasę, dopóki jest aktywna.
power-underground-mining-brief = +1 moneta za każdą zajmowaną kopalnię
power-underground-muddy = Błotne
    .virile = Błotni
power-underground-muddy-rule = +1 moneta za każde bajoro zajmowane przez tę rasę, także gdy wymiera.
power-underground-muddy-brief = +1 moneta za każde bajoro, także gdy rasa wymiera
power-underground-mystic = Mistyczne
    .virile = Mistyczni
power-underground-mystic-rule = +1 moneta za każdy region z kryształem zajmowany przez tę rasę, dopóki jest aktywna.
power-underground-mystic-brief = +1 moneta za każdy zajmowany region z kryształem
power-underground-quarreling = Kłótliwe
    .virile = Kłótliwi
power-underground-quarreling-rule = +1 moneta za każde osobne skupisko regionów tej rasy, dopóki jest aktywna; samotny region to też skupisko. Liczą się tylko granice narysowane na mapie.
power-underground-quarreling-brief = +1 moneta za każde osobne skupisko regionów
power-underground-reborn = Odrodzone
    .virile = Odrodzeni
power-underground-reborn-rule = Gdy rasa wymiera: na początku każdej twojej tury możesz opróżnić 1 lub 2 regiony tej rasy i w każdym postawić 1 nowy żeton swojej aktywnej rasy, z zasobnika, a gdy jest pusty, z ręki. To nie podbój.
power-underground-reborn-brief = Wymierając, oddają co turę do 2 regionów aktywnej rasie
power-underground-royal = Królewskie
    .virile = Królewscy
power-underground-royal-rule = Na koniec tury Królowa staje w regionie tej rasy: nikt go nie podbije i cudze zdolności tam nie działają, dopóki nie odejdzie. Gdy rasa wymiera, Królowa zostaje na miejscu i chroni dalej.
power-underground-royal-brief = Region Królowej jest nietykalny, także gdy rasa wymiera
power-underground-shield = Tarczowe
    .virile = Tarczowi
power-underground-shield-rule = Na koniec każdej tury 1 grzybowa zbroja (razem 8) za każdy zajmowany grzybowy las, w dowolnych regionach rasy, choćby w jednym: +1 do obrony, także gdy wymiera. Nie rusza się; przepada, gdy region jest porzucony lub podbity.
power-underground-shield-brief = Co turę zbroja za każdy grzybowy las: +1 do obrony
power-underground-stone = Kamienne
    .virile = Kamienni
power-underground-stone-rule = +1 moneta za każdą czarną górę zajmowaną przez tę rasę, dopóki jest aktywna.
power-underground-stone-brief = +1 moneta za każdą zajmowaną czarną górę
power-underground-thieving = Złodziejskie
    .virile = Złodziejscy
power-underground-thieving-rule = Na koniec tury zabierz 1 monetę każdemu, kto ma żetony aktywnej rasy obok regionu tej rasy; nietykalność nie chroni. Gnomów nie okradniesz, a kto nie ma monet, nie płaci.
power-underground-thieving-brief = Co turę po 1 monecie od każdej aktywnej rasy obok
power-underground-tomb = Grobowe
    .virile = Grobowi
power-underground-tomb-rule = Gdy rasa wymiera, wszystkie żetony zostają na mapie; raz, przed monetami, możesz je przegrupować. Potem utrata regionu kosztuje 1 żeton, reszta wycofuje się do regionów tej rasy. Podbite przez twoją aktywną rasę giną wszystkie.
power-underground-tomb-brief = Wymierając, zostają; utrata regionu kosztuje 1 żeton
power-underground-vampire = Wampiryczne
    .virile = Wampiryczni
power-underground-vampire-rule = Raz na turę na przeciwnika: podbij sąsiedni region, zamieniając jedyny stojący tam aktywny żeton na swój z zasobnika (gdy pusty, z ręki). Chroni tylko nietykalność; Gnomów nie zamienisz. Wymaga żetonu na ręce.
power-underground-vampire-brief = Podbój przez zamianę samotnego aktywnego żetonu na swój
power-underground-vanishing = Znikające
    .virile = Znikający
power-underground-vanishing-rule = Gdy rasa wymiera, wszystkie jej żetony schodzą z mapy, a ty dostajesz 2 monety zamiast 1 za każdy region, który zajmowały. Twoja wcześniejsza wymierająca rasa też schodzi.
power-underground-vanishing-brief = Wymierając, schodzą z mapy: 2 monety za każdy region
power-underground-vengeful = Mściwe
    .virile = Mściwi
power-underground-vengeful-rule = Kto zaatakuje dowolną z twoich ras, choćby bez skutku, dostaje żeton zemsty. W twojej następnej turze wszystkie regiony tego gracza, aktywne i wymierające, kosztują tę rasę o 1 żeton mniej (co najmniej 1).
power-underground-vengeful-brief = Regiony twoich napastników kosztują o 1 żeton mniej
power-underground-wise = Mądre
    .virile = Mądrzy
power-underground-wise-rule = Gdy rasa wymiera: +2 monety na koniec każdej twojej tury, dopóki rasa zajmuje choć jeden region. Tura wymarcia też się liczy.
power-underground-wise-brief = Gdy rasa wymiera: +2 monety co turę


## Znaleziska: osobliwości, nigdy się nie ruszają

find-underground-altar_of_souls = Ołtarz Dusz
find-underground-altar_of_souls-rule = Raz na turę, po monetach, posiadacz może odrzucić jeden żeton swojej wymierającej rasy z dowolnego regionu i dostać 3 monety. Działa także, gdy rasa na Ołtarzu wymiera.
find-underground-crypt_of_the_tomb_raider = Krypta Łowczyni Grobów
find-underground-crypt_of_the_tomb_raider-rule = Na koniec tury Duch może pójść do dowolnego regionu (prócz tego i cudzych Gnomów), który staje się nietykalny. Gdy rasa w Krypcie wymiera, Duch zostaje na miejscu i chroni. Znika, gdy Krypta jest podbita lub porzucona.
find-underground-diamond_fields = Diamentowe Pola
find-underground-diamond_fields-rule = +1 moneta za ten region i za każdy inny region tego samego terenu zajmowany przez tę samą rasę, także gdy wymiera.
find-underground-great_brass_pipe = Wielka Mosiężna Rura
find-underground-great_brass_pipe-rule = Dla aktywnej rasy, która ją zajmuje, wszystkie regiony tego terenu sąsiadują ze sobą: w podbojach i dla ras Stadnych. Poza tym liczą się tylko granice narysowane na mapie.
find-underground-fountain_of_youth = Fontanna Młodości
find-underground-fountain_of_youth-rule = Na początku twojej tury aktywna rasa, która ją zajmuje, dostaje 1 nowy żeton z zasobnika. Pusty zasobnik nic nie daje.
find-underground-keep_on_the_motherland = Warownia Ojczyzny
find-underground-keep_on_the_motherland-rule = +1 moneta i +1 do obrony dla każdego, kto ją zajmuje, także gdy wymiera. Obrona liczy się nawet wtedy, gdy region jest podbijany jak pusty.
find-underground-mine_of_the_lost_dwarf = Kopalnia Zaginionego Krasnoluda
find-underground-mine_of_the_lost_dwarf-rule = +2 monety dla każdego, kto ją zajmuje, także gdy wymiera. Berło Chciwości ich nie podwaja.
find-underground-stonehedge = Stonehedge
find-underground-stonehedge-rule = Po odkryciu losowa zdolność ze stosu staje się jego cechą do końca gry (jej liczba się nie liczy); rasa, która go zajmuje, może z niej korzystać. Gdy wymiera, tylko jeśli ta zdolność działa także po wymarciu.
find-underground-wickedest_pentacle = Najniegodziwszy Pentagram
find-underground-wickedest_pentacle-rule = Po odkryciu, a potem raz na turę, możesz posłać Balroga do regionu obok, nawet do rzeki: jest podbity, a jego właściciel traci 2 żetony zamiast 1. Dopóki Balrog tam jest, regionu nikt nie zajmie i nikomu nie daje on monet.


## Znaleziska: relikwie, przechodzą tam, gdzie zadziałały

find-underground-flying_doormat = Latająca Wycieraczka
find-underground-flying_doormat-rule = Raz na turę podbij dowolny region mapy, sąsiedni lub nie, za zwykły koszt, także przy wejściu na mapę. Bezsilna wobec nietykalności, Gnomów i rozpadlin. Wycieraczka tam zostaje.
find-underground-froggys_ring = Pierścień Froggo
find-underground-froggys_ring-rule = Na koniec tury możesz położyć go w regionie swojej aktywnej rasy i zabrać 1 monetę każdemu, kto ma obok żetony aktywnej rasy. Gnomów nie okradniesz, a kto nie ma monet, nie płaci.
find-underground-stinky_trolls_socks = Śmierdzące Skarpety Trolla
find-underground-stinky_trolls_socks-rule = Raz na turę podbij osiągalny region jak pusty: koszt podnoszą tylko góra i Warownia. Jego właściciel nie traci żadnego żetonu: wszystkie się wycofują. Bezsilne wobec Gnomów. Skarpety tam zostają.
find-underground-scepter_of_avarice = Berło Chciwości
find-underground-scepter_of_avarice-rule = Na koniec tury, przed monetami, możesz położyć je w regionie swojej aktywnej rasy: to, co bank płaci za ten właśnie region, się podwaja. Ale nie premie za zestaw regionów ani +2 z Kopalni Zaginionego Krasnoluda.
find-underground-shiny_orb = Lśniąca Kula
find-underground-shiny_orb-rule = Raz na turę na przeciwnika: podbij sąsiedni region, zamieniając jedyny aktywny żeton na swój z zasobnika (gdy pusty, z ręki). Chroni tylko nietykalność; Gnomów nie zamienisz. Wymaga żetonu na ręce. Kula tam zostaje.
find-underground-sword_of_the_killer_rabbit = Miecz Zabójczego Królika
find-underground-sword_of_the_killer_rabbit-rule = Raz na turę podbij osiągalny region o 2 żetony taniej (co najmniej 1). Bezsilny wobec Gnomów. Miecz tam zostaje, a po nieudanym rzucie leży, gdzie leżał.


## Elementy

piece-underground-monster = Potwór
piece-underground-monster-rule = +1 do kosztu regionu, a region uchodzi za niepusty; potwory siedzą parami. Po podbiciu przepadają na zawsze, a w regionie znajduje się osobliwość lub relikwia.
piece-underground-black_mountain = Czarna góra
piece-underground-black_mountain-rule = +1 do obrony dla każdego, kto zajmuje region, nawet gdy jest podbijany jak pusty; nigdy się nie rusza. Góra bez potworów i żetonów ras to pusty region.
piece-underground-volcano = Wulkan
piece-underground-volcano-rule = Region obok niego lub połączony z nim łańcuchem regionów Płomyczków podbijają one jak pusty: potwory, żetony i zbroje się nie liczą. Nigdy się nie rusza, a znika, gdy Płomyczki wymierają.
piece-underground-great_ancient = Wielki Przedwieczny
piece-underground-great_ancient-rule = Tego regionu nikt nie podbije, cudze zdolności na niego nie działają, a regiony obok kosztują Kultystów o 1 żeton mniej (co najmniej 1). Gdy region jest porzucony, staje w następnym, który podbiją. Z wymarciem znika.
piece-underground-balrog = Balrog
piece-underground-balrog-rule = Tego regionu nikt nie zajmie, nikomu nie daje on monet, a znaleziska w nim są bezużyteczne. Rusza nim aktywna rasa z Pentagramem, ale nie do regionów nietykalnych, Gnomów i potworów ani do jej własnych.
piece-underground-ghost = Duch
piece-underground-ghost-rule = Dopóki jest tu Duch, regionu nikt nie podbije, a cudze zdolności na niego nie działają. Znika, gdy Krypta jest podbita lub porzucona.
piece-underground-queen = Królowa
piece-underground-queen-rule = Dopóki jest tu Królowa, regionu nikt nie podbije, a cudze zdolności na niego nie działają. Gdy rasa wymiera, Królowa się nie rusza, ale chroni; odchodzi, gdy jej rasa już nie zajmuje regionu.
piece-underground-mushroom_armour = Grzybowa zbroja
piece-underground-mushroom_armour-rule = +1 do obrony, także gdy rasa wymiera. Nie rusza się; przepada, gdy region jest porzucony lub podbity albo rasa schodzi z mapy. Nie pomaga przy podboju jak pustego regionu, zamianie żetonu ani przeciw Balrogowi.
piece-underground-vengeance = Żeton zemsty
piece-underground-vengeance-rule = Leży u gracza, który zaatakował właściciela rasy Mściwej: w następnej turze właściciela wszystkie regiony tego gracza kosztują rasę Mściwą o 1 żeton mniej (co najmniej 1). Potem wraca.
piece-underground-silver_hammer = Srebrny młot
piece-underground-silver_hammer-rule = Liczy się jak żeton Żelaznych Krasnoludów, ale tylko do podbojów, z co najmniej 1 Krasnoludem i dopiero od następnej tury. Po przegrupowaniu wraca do właściciela. Z wymarciem przepada.
piece-underground-bag = Magiczny worek
piece-underground-bag-rule = Co turę naśladuje jedną relikwię na mapie: działa i porusza się jak ona, ale nie w tym samym regionie ani podboju co ona. Nikt go nie ukradnie; z utraconego lub porzuconego regionu wraca na rękę.


## Tereny i symbole

terrain-underground-mushroom = Grzybowy las
terrain-underground-mushroom-rule = Grzybkom daje +1 monetę, a rasom Tarczowym grzybową zbroję.
terrain-underground-mine = Kopalnia
terrain-underground-mine-rule = Rasom Górniczym daje +1 monetę, a Żelaznym Krasnoludom srebrny młot.
terrain-underground-mud = Bajoro
terrain-underground-mud-rule = Rasom Błotnym daje +1 monetę, także gdy wymierają, a Błotniakom nowy żeton.
terrain-underground-crystal = Mistyczny kryształ
terrain-underground-crystal-rule = Rasom Mistycznym daje +1 monetę. Świetliki mogą rzucić kością przed jego podbojem, a jeśli go zajmują, także przed podbojem regionu obok.
terrain-underground-mountain = Czarne Góry
terrain-underground-mountain-rule = Stoi tu czarna góra: region kosztuje o 1 żeton więcej. Rasom Kamiennym daje +1 monetę.
terrain-underground-river = Rzeka
terrain-underground-river-rule = Kosztuje 1 żeton zamiast 2. Przy przegrupowaniu opuszczają ją wszyscy, tylko Krakenki mogą zostać. Przy brzegu mapy też można przez nią wejść na mapę. Jaszczury przechodzą przez nią bez podboju.
terrain-underground-chasm = Bezdenna rozpadlina
terrain-underground-chasm-rule = Nikt nie może do niej wejść, przejść przez nią ani jej zająć. W podbojach Pajęczatek każdy region przy niej sąsiaduje z ich regionami.
symbol-underground-volcano = Miejsce na wulkan
symbol-underground-volcano-rule = Wybierając Płomyczki, możesz tu postawić wulkan; obok niego wchodzą one na mapę.


## Opcje stołu

option-underground-own_decline_defends-rule = Włączone: gdy podbijasz region własnej wymierającej rasy, każdy twój żeton w nim podnosi koszt o 1. Wyłączone: liczą się tylko elementy takie jak czarne góry.


## Pytania, dla wiersza stanu

step-underground-ancient = Przesuń Wielkiego Przedwiecznego albo zostaw go na miejscu
step-underground-volcano = Wybierz miejsce dla wulkanu
step-underground-leave = Wybierz rzeki do opuszczenia albo zostań
step-underground-swap = Zamień zdolność na inną z widocznych albo ją zachowaj
step-underground-rebirth = Wybierz regiony do odrodzenia albo zrezygnuj
step-underground-queen = Wybierz miejsce dla Królowej
step-underground-armour = Rozstaw grzybowe zbroje
step-underground-ghost = Przesuń Ducha albo zostaw go na miejscu
step-underground-ring = Połóż pierścień w regionie i okradnij sąsiadów albo go nie ruszaj
step-underground-scepter = Połóż berło w regionie albo go nie ruszaj
step-underground-bag = Wybierz relikwię, którą naśladuje worek, albo zrezygnuj
step-underground-altar = Odrzuć wymierający żeton za monety albo zrezygnuj
step-underground-balrog = Poślij Balroga albo zrezygnuj
step-underground-wisp = Wybierz cel dla rzutu przy kryształach
step-underground-orb = Wybierz żeton, który zamieni kula


## Wybór

choice-underground-skip-ancient = Wielki Przedwieczny zostaje na miejscu
choice-underground-skip-leave = Zostań
choice-underground-skip-swap = Zachowaj zdolność
choice-underground-skip-ghost = Duch zostaje na miejscu
choice-underground-ancient = Wielki Przedwieczny: { $region }
choice-underground-volcano = Wulkan: { $region }
choice-underground-leave = Opuść { $region }
choice-underground-rebirth = Odrodzenie: { $region }
choice-underground-queen = Królowa: { $region }
choice-underground-ghost = Duch: { $region }
choice-underground-ring = Pierścień: { $region }
choice-underground-scepter = Berło: { $region }
choice-underground-altar = Odrzuć żeton: { $region }
choice-underground-balrog = region { $region }: Balrog
choice-underground-wisp = region { $region }: z rzutem przy kryształach
choice-underground-orb = region { $region }: zamień żeton kulą
choice-underground-vanish = Wymarcie ze zniknięciem


## Wydarzenia

event-underground-conquered-balrog = Balrogiem { $player } zajmuje region { $region }: { $race }.
event-underground-tribe_lost = Potwory z regionu { $region } przepadają na zawsze.
event-underground-granted = { $find } dostaje zdolność: { $power }.
event-underground-swapped = { $player } zamienia zdolność, teraz to: { $power }.
event-underground-volcano = { $player } stawia wulkan w regionie { $region }.
event-underground-reborn = Odrodzenie: { $player } stawia aktywny żeton w regionie { $region }.
event-underground-marked = Żeton zemsty ({ $player }) dostaje { $other }.


## Składniki

summand-underground-tribe = potwory
summand-underground-river = rzeka


## Powody

reason-underground-water = Region { $region } to bezdenna rozpadlina, nikt nie ma tam wstępu.
reason-underground-not_entry = Przez region { $region } ta rasa nie wejdzie na mapę: większość ras zaczyna od jej brzegu.
reason-underground-tribe_here = W regionie { $region } siedzą potwory.


## Pomoc w terminalu

client-underground-help-notation = Ruchy można zapisać: pick 1, conquer 9, gamble 9, end, redeploy 9=4 10=3, armours 9=2 10=1.
usage-underground-help = ?, ? ogry
about-underground-help = ta pomoc; opis rasy, zdolności, znaleziska, elementu lub terenu


## Szczególne zasady dla ras i zdolności wymyślonych przez graczy; $n to liczba elementów

generated-underground-use-altar = { find-underground-altar_of_souls-rule }
generated-underground-use-armour = { power-underground-shield-rule }
generated-underground-use-bag = { power-underground-magic-rule }
generated-underground-use-chasms = { race-underground-spiderines-rule }
generated-underground-use-clusters_pay = { power-underground-quarreling-rule }
generated-underground-use-coast_pairs = { power-underground-fisher-rule }
generated-underground-use-crossing = { race-underground-lizardmen-rule }
generated-underground-use-crowds_pay = { power-underground-frightened-rule }
generated-underground-use-crypt = { find-underground-crypt_of_the_tomb_raider-rule }
generated-underground-use-crystal_die = { race-underground-will_o_wisps-rule }
generated-underground-use-diamonds = { find-underground-diamond_fields-rule }
generated-underground-use-doormat = { find-underground-flying_doormat-rule }
generated-underground-use-fountain = { find-underground-fountain_of_youth-rule }
generated-underground-use-great_ancient = { race-underground-cultists-rule }
generated-underground-use-hammers = { race-underground-iron_dwarves-rule }
generated-underground-use-keep = { find-underground-keep_on_the_motherland-rule }
generated-underground-use-leaving = { race-underground-kraken-rule }
generated-underground-use-lost_mine = { find-underground-mine_of_the_lost_dwarf-rule }
generated-underground-use-martyrdom = { power-underground-martyr-rule }
generated-underground-use-one_cluster = { power-underground-flocking-rule }
generated-underground-use-orb = { find-underground-shiny_orb-rule }
generated-underground-use-pentacle = { find-underground-wickedest_pentacle-rule }
generated-underground-use-pipe = { find-underground-great_brass_pipe-rule }
generated-underground-use-places_pay = { power-underground-adventurous-rule }
generated-underground-use-queen = { power-underground-royal-rule }
generated-underground-use-rebirth = { power-underground-reborn-rule }
generated-underground-use-ring = { find-underground-froggys_ring-rule }
generated-underground-use-scepter = { find-underground-scepter_of_avarice-rule }
generated-underground-use-shielded = { race-underground-gnomes-rule }
generated-underground-use-socks = { find-underground-stinky_trolls_socks-rule }
generated-underground-use-solitude = { race-underground-drow-rule }
generated-underground-use-stonehedge = { find-underground-stonehedge-rule }
generated-underground-use-swap = { race-underground-shadow_mimes-rule }
generated-underground-use-sword = { find-underground-sword_of_the_killer_rabbit-rule }
generated-underground-use-theft = { power-underground-thieving-rule }
generated-underground-use-toll = { race-underground-liches-rule }
generated-underground-use-tomb = { power-underground-tomb-rule }
generated-underground-use-vanishing = { power-underground-vanishing-rule }
generated-underground-use-vengeance = { power-underground-vengeful-rule }
generated-underground-use-volcano = { race-underground-flames-rule }
generated-underground-use-wisdom = { power-underground-wise-rule }


## Przy stole, w przeglądarce

ui-underground-choose-leave =
    { $n ->
        [one] Opuść { $n } rzekę
        [few] Opuść { $n } rzeki
        [many] Opuść { $n } rzek
       *[other] Opuść { $n } rzeki
    }
ui-underground-choose-rebirth =
    { $n ->
        [one] Odrodzenie w { $n } regionie
        [few] Odrodzenie w { $n } regionach
        [many] Odrodzenie w { $n } regionach
       *[other] Odrodzenie w { $n } regionach
    }


## Pudełko i mapy

box-underground = Podziemia
map-underground-2 = Szczelina: 2 osoby
map-underground-3 = Grota: 3 osoby
map-underground-4 = Katakumby: 4 osoby
map-underground-5 = Mrowisko, nasza własna mapa: 5 osób


## Jak grać

howto-underground-turn-conquer = Podbijaj region po regionie, póki starcza żetonów. Pierwszy leży przy brzegu mapy. Każdy następny graniczy z regionem tej rasy.
howto-underground-turn-redeploy = Opuść rzeki (zostać mogą tylko Krakenki), potem rozstaw żetony na nowo w regionach tej rasy, jak chcesz; w każdym zostaje co najmniej 1.
howto-underground-cost = 2 żetony (rzeka tylko 1) i po 1 więcej za każdy stojący tam żeton innego gracza, każdego potwora, czarną górę i każdą inną obronę. Zdolności obniżają koszt, nigdy poniżej 1.
howto-underground-adds-tribe =
    { $guard ->
        [one] W każdym swoim regionie siedzi { $guard } potwór. Kto go wypędzi, coś tam znajdzie.
        [few] W każdym regionie potworów siedzą { $guard }. Kto je wypędzi, coś tam znajdzie.
       *[many] W każdym regionie potworów siedzi ich { $guard }. Kto je wypędzi, coś tam znajdzie.
    }
howto-underground-adds-finds =
    { $finds ->
        [one] Osobliwości i relikwii jest { $finds }; nikt nie wie, które są w grze. Służą temu, kto zajmuje ich region. Osobliwości zostają, relikwia przechodzi tam, gdzie jej użyto.
        [few] Osobliwości i relikwii jest { $finds }; nikt nie wie, które są w grze. Służą temu, kto zajmuje ich region. Osobliwości zostają, relikwia przechodzi tam, gdzie jej użyto.
       *[many] Osobliwości i relikwii jest { $finds }; nikt nie wie, które są w grze. Służą temu, kto zajmuje ich region. Osobliwości zostają, relikwia przechodzi tam, gdzie jej użyto.
    }
howto-underground-adds-river = Rzeka to droga, nie dom: kosztuje 1 żeton, a przy przegrupowaniu opuszczają ją wszyscy poza Krakenkami. Przy brzegu mapy też można od niej zacząć.
howto-underground-adds-chasm = Do rozpadliny nikt nie wejdzie i nikt jej nie zajmie.
howto-underground-adds-immune = Wielki Przedwieczny, Królowa, Duch i Balrog czynią region nietykalnym: nikt nie może go podbić.
