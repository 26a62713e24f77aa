### Wszystkie słowa samej gry podstawowej, pod kluczami z jej nazwą.
### Opis mówi naszymi słowami wszystko, czego potrzeba w grze, do 240 znaków;
### opis krótki to sama istota na kartę, do 56 znaków i bez kropki.
### .kind mówi, czy rasa jest męskoosobowa; zdolność ma wtedy inną formę (.virile, .nonvirile), a rzeczownik (.noun) stoi za rasą.
### Region „zajmuje” zawsze właśnie ta rasa; jeśli nie powiedziano inaczej, cecha działa tylko, dopóki rasa jest aktywna.


## Rasy

race-base-amazons = Amazonki
    .kind = nonvirile
race-base-amazons-rule = O 4 żetony więcej, niż mówią liczby, ale tylko do podbojów. Na koniec każdego przegrupowania 4 żetony schodzą z mapy (gdy nie da się inaczej, oddajesz część regionów), a w następnej turze wracają na rękę.
race-base-amazons-brief = O 4 żetony więcej, ale tylko do podbojów
race-base-dwarves = Krasnoludy
    .kind = nonvirile
race-base-dwarves-rule = +1 moneta za każdy zajmowany przez nie region z kopalnią, także gdy wymierają.
race-base-dwarves-brief = +1 moneta za każdą kopalnię, także gdy wymierają
race-base-elves = Elfy
    .kind = nonvirile
race-base-elves-rule = Gdy przeciwnik podbija region Elfów, nie ginie żaden żeton: wszystkie się wycofują. Nie pomaga, gdy wymierają, przy zamianie w Czarnoksiężnika ani przeciw własnym Ghulom.
race-base-elves-brief = Po utracie regionu wycofują się bez strat
race-base-ghouls = Ghule
    .kind = nonvirile
race-base-ghouls-rule = Gdy wymierają, wszystkie zostają na mapie i na samym początku twojej tury podbijają dalej, nawet twoją aktywną rasę (nie w turze poświęconej na wymarcie). Utrata regionu kosztuje 1 żeton. Zdolność nie daje im nic nowego.
race-base-ghouls-brief = Wymierając, zostają na mapie i podbijają dalej
race-base-giants = Olbrzymy
    .kind = nonvirile
race-base-giants-rule = Region obok górskiego regionu Olbrzymów kosztuje o 1 żeton mniej (co najmniej 1). Kilka gór nie zwiększa zniżki.
race-base-giants-brief = Regiony obok ich gór kosztują o 1 żeton mniej
race-base-halflings = Niziołki
    .kind = nonvirile
race-base-halflings-rule = Wchodzą na mapę gdziekolwiek, nie tylko od brzegu (na wodę tylko Żeglujące). Dwa pierwsze podbite regiony dostają norkę: nikt ich nie podbije, cudze zdolności tam nie działają. Norki przepadają z wymarciem lub porzuceniem regionu.
race-base-halflings-brief = Wchodzą gdziekolwiek; 2 pierwsze regiony są nietykalne
race-base-humans = Ludzie
    .kind = virile
race-base-humans-rule = +1 moneta za każdy zajmowany przez nich region pól, dopóki rasa jest aktywna.
race-base-humans-brief = +1 moneta za każdy zajmowany region pól
race-base-orcs = Orkowie
    .kind = virile
race-base-orcs-rule = +1 moneta za każdy niepusty region podbity przez nich w tej turze. Niepusty, czyli z żetonem plemienia lub dowolnej rasy, aktywnej albo wymierającej.
race-base-orcs-brief = +1 moneta za każdy podbity niepusty region
race-base-ratmen = Szczuroludzie
    .kind = virile
race-base-ratmen-rule = Żadnych sztuczek. Jest ich po prostu mnóstwo.
race-base-ratmen-brief = Ich jedyna siła to liczebność
race-base-skeletons = Szkielety
    .kind = nonvirile
race-base-skeletons-rule = Przy przegrupowaniu 1 nowy żeton z zasobnika za każde 2 niepuste regiony podbite przez nie w tej turze. Nieparzysty region nie przechodzi na później; pusty zasobnik nic nie daje.
race-base-skeletons-brief = 1 nowy żeton za każde 2 podbite niepuste regiony
race-base-sorcerers = Czarnoksiężnicy
    .kind = virile
race-base-sorcerers-rule = Raz na turę na przeciwnika: podbij sąsiedni region, zamieniając jedyny stojący tam aktywny żeton na Czarnoksiężnika z zasobnika. Góra, legowisko i twierdza nie chronią, obozowisko tak. Wymaga żetonu na ręce, ale go nie zużywa.
race-base-sorcerers-brief = Podbój przez zamianę samotnego aktywnego żetonu na swój
race-base-tritons = Trytony
    .kind = nonvirile
race-base-tritons-rule = Regiony nad brzegiem morza lub jeziora kosztują o 1 żeton mniej (co najmniej 1). Sama woda nie ma zniżki.
race-base-tritons-brief = Regiony nad wodą kosztują o 1 żeton mniej
race-base-trolls = Trolle
    .kind = nonvirile
race-base-trolls-rule = W każdym zajmowanym przez nie regionie stoi legowisko: +1 do obrony. Zostaje, gdy wymierają, a przepada, gdy region jest porzucony lub podbity.
race-base-trolls-brief = Legowiska: +1 do obrony regionów, także gdy wymierają
race-base-wizards = Czarodzieje
    .kind = virile
race-base-wizards-rule = +1 moneta za każdy zajmowany przez nich region z magią, dopóki rasa jest aktywna.
race-base-wizards-brief = +1 moneta za każdy zajmowany region z magią


## Zdolności

power-base-alchemist = Alchemicy
    .noun = alchemicy
power-base-alchemist-rule = +2 monety co turę, dopóki rasa nie wymiera, nawet gdy nie ma jej żetonów na mapie.
power-base-alchemist-brief = +2 monety co turę
power-base-berserk = Oszalałe
    .virile = Oszalali
power-base-berserk-rule = Przed każdym podbojem możesz rzucić kością i dopiero potem wybrać cel: kosztuje o tyle mniej (co najmniej 1 żeton). Brak sił lub rezygnacja po rzucie kończy podboje. Zastępuje zwykły rzut przy ostatnim podboju.
power-base-berserk-brief = Rzut kością przed każdym podbojem obniża jego koszt
power-base-bivouacking = Obozujące
    .virile = Obozujący
power-base-bivouacking-rule = Przy przegrupowaniu rozstaw 5 obozowisk w regionach tej rasy, choćby wszystkie w jednym: każde daje +1 do obrony. Przestawiasz je co turę; z utraconego regionu wycofują się z jednostkami, a z wymarciem znikają.
power-base-bivouacking-brief = 5 przenośnych obozowisk: każde daje +1 do obrony
power-base-commando = Waleczne
    .virile = Waleczni
power-base-commando-rule = Każdy region kosztuje o 1 żeton mniej (co najmniej 1).
power-base-commando-brief = Każdy region kosztuje o 1 żeton mniej
power-base-diplomat = Dyplomatyczne
    .virile = Dyplomatyczni
power-base-diplomat-rule = Na koniec tury możesz zawrzeć pokój z przeciwnikiem, jeśli ta rasa nie atakowała w niej jego aktywnej rasy: do twojej następnej tury nie może on atakować tej rasy. Wymierające Ghule mogą. Nie w turze wymarcia tej rasy.
power-base-diplomat-brief = Co turę pokój z przeciwnikiem, którego nie atakujesz
power-base-dragon_master = Władcy smoków
    .noun = władcy smoków
power-base-dragon_master-rule = Raz na turę podbij osiągalny region lądu 1 żetonem, bez względu na obronę. Smok tam zostaje, a region jest nietykalny aż do następnego podboju ze smokiem. Nietykalności ani pokoju nie przełamie. Z wymarciem znika.
power-base-dragon_master-brief = Raz na turę podbój 1 żetonem; region jest nietykalny
power-base-flying = Latające
    .virile = Latający
power-base-flying-rule = Możesz podbić dowolny region lądu, sąsiedni lub nie, także przy wejściu na mapę. Morza i jeziora są niedostępne.
power-base-flying-brief = Podbój dowolnego regionu lądu, sąsiedniego lub nie
power-base-forest = Leśne
    .virile = Leśni
power-base-forest-rule = +1 moneta za każdy region lasu zajmowany przez tę rasę, dopóki jest aktywna.
power-base-forest-brief = +1 moneta za każdy zajmowany region lasu
power-base-fortified = Warowne
    .virile = Warowni
power-base-fortified-rule = Raz na turę przy przegrupowaniu możesz postawić twierdzę w regionie tej rasy (1 na region, 6 na mapie): +1 moneta, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera. Przepada, gdy region jest porzucony lub podbity.
power-base-fortified-brief = 1 twierdza na turę: każda daje +1 monetę i +1 do obrony
power-base-heroic = Bohaterskie
    .virile = Bohaterscy
power-base-heroic-rule = Na koniec tury obaj bohaterowie stają w dwóch różnych regionach tej rasy: nikt ich nie podbije i cudze zdolności tam nie działają, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
power-base-heroic-brief = 2 bohaterów czyni 2 regiony nietykalnymi
power-base-hill = Wzgórzyste
    .virile = Wzgórzyści
power-base-hill-rule = +1 moneta za każdy region wzgórz zajmowany przez tę rasę, dopóki jest aktywna.
power-base-hill-brief = +1 moneta za każdy zajmowany region wzgórz
power-base-merchant = Handlujące
    .virile = Handlujący
power-base-merchant-rule = +1 moneta za każdy region zajmowany przez tę rasę, dopóki jest aktywna.
power-base-merchant-brief = +1 moneta za każdy zajmowany region
power-base-mounted = Konne
    .virile = Konni
power-base-mounted-rule = Wzgórza i pola kosztują o 1 żeton mniej (co najmniej 1).
power-base-mounted-brief = Wzgórza i pola kosztują o 1 żeton mniej
power-base-pillaging = Plądrujące
    .virile = Plądrujący
power-base-pillaging-rule = +1 moneta za każdy niepusty region podbity przez tę rasę w tej turze. Niepusty, czyli z żetonem plemienia lub dowolnej rasy, aktywnej albo wymierającej.
power-base-pillaging-brief = +1 moneta za każdy podbity niepusty region
power-base-seafaring = Żeglujące
    .virile = Żeglujący
power-base-seafaring-rule = Aktywna rasa może podbijać morza i jeziora: to zwykłe puste regiony, po 1 monecie. Na mapę wejdzie też przez morze przy brzegu. Wymierając, zatrzymuje wodę i monety z niej. Nikt inny nie podbije wody.
power-base-seafaring-brief = Podbój mórz i jezior; wymierając, rasa je zatrzymuje
power-base-spirit = Uduchowione
    .virile = Uduchowieni
power-base-spirit-rule = Wymierając, ta rasa nie liczy się do limitu: wymierających możesz mieć dwie zamiast jednej. Gdy wymiera trzecia, z mapy schodzi inna, nigdy ta.
power-base-spirit-brief = Możesz mieć 2 wymierające rasy: tę i jeszcze jedną
power-base-stout = Niezłomne
    .virile = Niezłomni
power-base-stout-rule = Możesz ogłosić wymarcie na koniec zwykłej tury, zaraz po monetach, nawet w turze wyboru tej rasy. Nie kosztuje to tury.
power-base-stout-brief = Możesz ogłosić wymarcie na koniec tury, nie tracąc jej
power-base-swamp = Bagienne
    .virile = Bagienni
power-base-swamp-rule = +1 moneta za każdy region bagien zajmowany przez tę rasę, dopóki jest aktywna.
power-base-swamp-brief = +1 moneta za każdy zajmowany region bagien
power-base-underworld = Podziemne
    .virile = Podziemni
power-base-underworld-rule = Regiony z jaskinią kosztują o 1 żeton mniej (co najmniej 1), a dla podbojów tej rasy wszystkie jaskinie sąsiadują ze sobą. Wejście na mapę jak zwykle.
power-base-underworld-brief = Jaskinie sąsiadują ze sobą i kosztują o 1 żeton mniej
power-base-wealthy = Zamożne
    .virile = Zamożni
power-base-wealthy-rule = 7 monet, jeden raz, na koniec pierwszej tury tej rasy.
power-base-wealthy-brief = 7 monet jednorazowo, na koniec pierwszej tury


## Elementy

piece-base-lost_tribe = Zaginione Plemię
piece-base-lost_tribe-rule = Neutralny żeton, stoi tu od początku gry: +1 do kosztu regionu, a region uchodzi za niepusty. Po podbiciu przepada na zawsze.
piece-base-lair = Legowisko Trolli
piece-base-lair-rule = +1 do obrony, także gdy rasa wymiera. Przepada, gdy region jest porzucony lub podbity albo Trolle schodzą z mapy. Nie chroni przed Czarnoksiężnikami.
piece-base-fortress = Twierdza
piece-base-fortress-rule = +1 do obrony, także gdy rasa wymiera; +1 moneta, dopóki rasa jest aktywna. Przepada, gdy region jest porzucony lub podbity albo rasa schodzi z mapy. Nie chroni przed Czarnoksiężnikami.
piece-base-mountain = Góra
piece-base-mountain-rule = +1 do obrony dla każdego, kto zajmuje region; nigdy się nie rusza. Góra bez żetonów plemienia i ras to pusty region.
piece-base-camp = Obozowisko
piece-base-camp-rule = +1 do obrony, a wobec Czarnoksiężników liczy się jak żeton. Przestawiasz je przy przegrupowaniu, z utraconego regionu wycofuje się z jednostkami, z wymarciem znika. Nie pomaga przeciw smokowi.
piece-base-hole = Norka
piece-base-hole-rule = Tego regionu nikt nie podbije, a cudze zdolności na niego nie działają. Przepada na zawsze, gdy region jest porzucony lub Niziołki wymierają.
piece-base-hero = Bohater
piece-base-hero-rule = Dopóki stoi tu bohater, regionu nikt nie podbije, a cudze zdolności na niego nie działają. Z wymarciem znika.
piece-base-dragon = Smok
piece-base-dragon-rule = Dopóki siedzi tu smok, regionu nikt nie podbije, a cudze zdolności na niego nie działają. Odlatuje do następnego podboju, z wymarciem znika.


## Tereny i symbole

terrain-base-farmland = Pola
terrain-base-farmland-rule = Ludziom dają +1 monetę, a rasy Konne płacą za nie o 1 żeton mniej.
terrain-base-forest = Las
terrain-base-forest-rule = Rasom Leśnym daje +1 monetę.
terrain-base-hill = Wzgórza
terrain-base-hill-rule = Rasom Wzgórzystym dają +1 monetę, a rasy Konne płacą za nie o 1 żeton mniej.
terrain-base-swamp = Bagna
terrain-base-swamp-rule = Rasom Bagiennym dają +1 monetę.
terrain-base-mountain = Góry
terrain-base-mountain-rule = Stoi tu góra: region kosztuje o 1 żeton więcej. Olbrzymy, które go zajmują, płacą za regiony obok o 1 mniej.
terrain-base-sea = Morze
terrain-base-sea-rule = Podbić je mogą tylko rasy Żeglujące. Jeśli dotyka brzegu mapy, z jego wybrzeża można wejść na mapę.
terrain-base-lake = Jezioro
terrain-base-lake-rule = Podbić je mogą tylko rasy Żeglujące. Z jego brzegu nie wchodzi się na mapę.
symbol-base-mine = Kopalnia
symbol-base-mine-rule = Krasnoludom daje +1 monetę, także gdy wymierają.
symbol-base-magic = Magia
symbol-base-magic-rule = Czarodziejom daje +1 monetę.
symbol-base-cavern = Jaskinia
symbol-base-cavern-rule = Rasy Podziemne płacą za nią o 1 żeton mniej, a w ich podbojach wszystkie jaskinie sąsiadują ze sobą.


## Opcje stołu

option-base-sorcerers_convert_empty_handed = Czarnoksiężnicy zamieniają żetony także z pustą ręką
option-base-sorcerers_convert_empty_handed-rule = Włączone: Czarnoksiężnicy mogą zamienić cudzy żeton nawet z pustą ręką, jeśli choć jeden z nich jest na mapie. Wyłączone: potrzebny jest żeton na ręce, choć się nie zużywa.
option-base-own_decline_defends-rule = Włączone: gdy podbijasz własną wymierającą rasę albo twoje wymierające Ghule atakują twoją aktywną rasę, każdy własny żeton dodaje tam 1 do kosztu. Wyłączone: liczą się tylko góry, legowiska i podobne elementy.


## Pytania, dla wiersza stanu

step-base-camp = Rozstaw obozowiska
step-base-fortress = Postaw twierdzę albo zrezygnuj
step-base-hero = Rozstaw bohaterów
step-base-peace = Zawrzyj pokój z przeciwnikiem albo z nikim
step-base-stout = Ogłoś wymarcie albo pozostaw rasę aktywną


## Wybór

choice-base-skip-fortress = Nie stawiaj twierdzy
choice-base-skip-peace = Nie zawieraj pokoju
choice-base-skip-stout = Pozostaw rasę aktywną
choice-base-roll = Rzuć kością przed podbojem
choice-base-dragon = region { $region }: 1 żeton ze smokiem
choice-base-fortress = Twierdza w { $region }
choice-base-hero = Bohater w { $region }
choice-base-peace = Pokój: { $player }
choice-base-stout = Ogłoś wymarcie


## Wydarzenia

event-base-conquered-rolled = Po rzucie { $player } podbija region { $region }: { $race }, { n-tokens }.
event-base-conquered-dragon = Ze smokiem { $player } podbija region { $region }: { $race }, { n-tokens }.
event-base-tribe_lost = Plemię z regionu { $region } przepada na zawsze.
event-base-peace = { $player } zawiera pokój: { $other } nie atakuje tej rasy, dopóki znów nie gra { $player }.


## Składniki

summand-base-tribe = plemię


## Powody

reason-base-water = Region { $region } to morze lub jezioro, ta rasa nie ma tam wstępu.
reason-base-not_entry = Przez region { $region } nie wejdziesz na mapę: zacznij od brzegu mapy albo od wybrzeża morza, które go dotyka.


## Pomoc w terminalu

client-base-help-notation = Ruchy można zapisać: pick 1, conquer 9, gamble 9, end, redeploy 9=4 10=3, camps 9=2 10=3, heroes 9 10.
usage-base-help = ?, ? elfy
about-base-help = ta pomoc; opis rasy, zdolności, elementu lub terenu


## Szczególne zasady dla ras i zdolności wymyślonych przez graczy; $n to liczba elementów

generated-base-use-berserk = { power-base-berserk-rule }
generated-base-use-camps =
    { $n ->
        [one] Przy przegrupowaniu postaw { $n } obozowisko w regionie tej rasy: +1 do obrony. Przestawiasz je co turę, z wymarciem znika.
        [few] Przy przegrupowaniu rozstaw { $n } obozowiska w regionach tej rasy: każde daje +1 do obrony. Przestawiasz je co turę, z wymarciem znikają.
        [many] Przy przegrupowaniu rozstaw { $n } obozowisk w regionach tej rasy: każde daje +1 do obrony. Przestawiasz je co turę, z wymarciem znikają.
       *[other] Przy przegrupowaniu rozstaw { $n } obozowiska w regionach tej rasy: każde daje +1 do obrony. Przestawiasz je co turę, z wymarciem znikają.
    }
generated-base-use-dragon = { power-base-dragon_master-rule }
generated-base-use-fortresses = Raz na turę przy przegrupowaniu możesz postawić twierdzę w regionie tej rasy (1 na region, { $n } na mapie): +1 moneta, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera.
generated-base-use-heroes =
    { $n ->
        [one] Na koniec tury { $n } bohater staje w regionie tej rasy: region jest nietykalny, dopóki bohater nie odejdzie. Z wymarciem znika.
        [few] Na koniec tury bohaterowie ({ $n }) stają w różnych regionach tej rasy: są one nietykalne, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
        [many] Na koniec tury bohaterowie ({ $n }) stają w różnych regionach tej rasy: są one nietykalne, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
       *[other] Na koniec tury bohaterowie ({ $n }) stają w różnych regionach tej rasy: są one nietykalne, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
    }
generated-base-use-holes =
    { $n ->
        [one] Pierwszy podbity region (razem { $n }) dostaje norkę: jest nietykalny. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
        [few] Pierwsze podbite regiony (razem { $n }) dostają norkę: są nietykalne. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
        [many] Pierwsze podbite regiony (razem { $n }) dostają norkę: są nietykalne. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
       *[other] Pierwsze podbite regiony (razem { $n }) dostają norkę: są nietykalne. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
    }
generated-base-use-peace = { power-base-diplomat-rule }
generated-base-use-roaming = Gdy wymierają, wszystkie żetony zostają na mapie i na samym początku twojej tury podbijają dalej, nawet twoją aktywną rasę. Utrata regionu kosztuje 1 żeton.
generated-base-use-spirit = { power-base-spirit-rule }
generated-base-use-stout = { power-base-stout-rule }


## Pudełko i mapy

box-base = Gra podstawowa
map-base-2 = Pojedynek: 2 osoby
map-base-3 = Trójkąt: 3 osoby
map-base-4 = Rozdroże: 4 osoby
map-base-5 = Ścisk: 5 osób


## Jak grać

howto-base-adds-title = Co jest na tej mapie
howto-base-adds-tribe = Zaginione Plemiona stoją w niektórych regionach od początku. Kosztują o 1 żeton więcej, a po podbiciu przepadają na zawsze.
howto-base-adds-symbols = Kopalnie, magia i jaskinie same nic nie dają: zarabiają na nich albo oszczędzają niektóre rasy i zdolności.
howto-base-adds-water = Morza i jeziora mogą podbijać tylko rasy Żeglujące.
howto-base-adds-immune = Norki, bohaterowie i smok czynią region nietykalnym: nikt nie może go podbić.
