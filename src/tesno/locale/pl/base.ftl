### Gra podstawowa: rasy i zdolności. Opis mówi naszymi słowami wszystko, czego potrzeba w grze, do 240 znaków;
### opis krótki to sama istota na kartę, do 56 znaków i bez kropki.
### Region „zajmuje” zawsze właśnie ta rasa; jeśli nie powiedziano inaczej, cecha działa tylko, dopóki rasa jest aktywna.


## Rasy

race-amazons = Amazonki
race-amazons-rule = O 4 żetony więcej, niż mówią liczby, ale tylko do podbojów. Na koniec każdego przegrupowania 4 żetony schodzą z mapy (gdy nie da się inaczej, oddajesz część regionów), a w następnej turze wracają na rękę.
race-amazons-brief = O 4 żetony więcej, ale tylko do podbojów
race-dwarves = Krasnoludy
race-dwarves-rule = +1 moneta za każdy zajmowany przez nie region z kopalnią, także gdy wymierają.
race-dwarves-brief = +1 moneta za każdą kopalnię, także gdy wymierają
race-elves = Elfy
race-elves-rule = Gdy przeciwnik podbija region Elfów, nie ginie żaden żeton: wszystkie się wycofują. Nie pomaga, gdy wymierają, przy zamianie w Czarnoksiężnika ani przeciw własnym Ghulom.
race-elves-brief = Po utracie regionu wycofują się bez strat
race-ghouls = Ghule
race-ghouls-rule = Gdy wymierają, wszystkie zostają na mapie i na samym początku twojej tury podbijają dalej, nawet twoją aktywną rasę (nie w turze poświęconej na wymarcie). Utrata regionu kosztuje 1 żeton. Zdolność nie daje im nic nowego.
race-ghouls-brief = Wymierając, zostają na mapie i podbijają dalej
race-giants = Olbrzymy
race-giants-rule = Region obok górskiego regionu Olbrzymów kosztuje o 1 żeton mniej (co najmniej 1). Kilka gór nie zwiększa zniżki.
race-giants-brief = Regiony obok ich gór kosztują o 1 żeton mniej
race-halflings = Niziołki
race-halflings-rule = Wchodzą na mapę gdziekolwiek, nie tylko od brzegu (na wodę tylko Żeglujące). Dwa pierwsze podbite regiony dostają norkę: nikt ich nie podbije, cudze zdolności tam nie działają. Norki przepadają z wymarciem lub porzuceniem regionu.
race-halflings-brief = Wchodzą gdziekolwiek; 2 pierwsze regiony są nietykalne
race-humans = Ludzie
race-humans-rule = +1 moneta za każdy zajmowany przez nich region pól, dopóki rasa jest aktywna.
race-humans-brief = +1 moneta za każdy zajmowany region pól
race-orcs = Orkowie
race-orcs-rule = +1 moneta za każdy niepusty region podbity przez nich w tej turze. Niepusty, czyli z żetonem plemienia lub dowolnej rasy, aktywnej albo wymierającej.
race-orcs-brief = +1 moneta za każdy podbity niepusty region
race-ratmen = Szczuroludzie
race-ratmen-rule = Żadnych sztuczek. Jest ich po prostu mnóstwo.
race-ratmen-brief = Ich jedyna siła to liczebność
race-skeletons = Szkielety
race-skeletons-rule = Przy przegrupowaniu 1 nowy żeton z zasobnika za każde 2 niepuste regiony podbite przez nie w tej turze. Nieparzysty region nie przechodzi na później; pusty zasobnik nic nie daje.
race-skeletons-brief = 1 nowy żeton za każde 2 podbite niepuste regiony
race-sorcerers = Czarnoksiężnicy
race-sorcerers-rule = Raz na turę na przeciwnika: podbij sąsiedni region, zamieniając jedyny stojący tam aktywny żeton na Czarnoksiężnika z zasobnika. Góra, legowisko i twierdza nie chronią, obozowisko tak. Wymaga żetonu na ręce, ale go nie zużywa.
race-sorcerers-brief = Podbój przez zamianę samotnego aktywnego żetonu na swój
race-tritons = Trytony
race-tritons-rule = Regiony nad brzegiem morza lub jeziora kosztują o 1 żeton mniej (co najmniej 1). Sama woda nie ma zniżki.
race-tritons-brief = Regiony nad wodą kosztują o 1 żeton mniej
race-trolls = Trolle
race-trolls-rule = W każdym zajmowanym przez nie regionie stoi legowisko: +1 do obrony. Zostaje, gdy wymierają, a przepada, gdy region jest porzucony lub podbity.
race-trolls-brief = Legowiska: +1 do obrony regionów, także gdy wymierają
race-wizards = Czarodzieje
race-wizards-rule = +1 moneta za każdy zajmowany przez nich region z magią, dopóki rasa jest aktywna.
race-wizards-brief = +1 moneta za każdy zajmowany region z magią


## Zdolności

power-alchemist = Alchemicy
power-alchemist-rule = +2 monety co turę, dopóki rasa nie wymiera, nawet gdy nie ma jej żetonów na mapie.
power-alchemist-brief = +2 monety co turę
power-berserk = Oszalałe
power-berserk-rule = Przed każdym podbojem możesz rzucić kością i dopiero potem wybrać cel: kosztuje o tyle mniej (co najmniej 1 żeton). Brak sił lub rezygnacja po rzucie kończy podboje. Zastępuje zwykły rzut przy ostatnim podboju.
power-berserk-brief = Rzut kością przed każdym podbojem obniża jego koszt
power-bivouacking = Obozujące
power-bivouacking-rule = Przy przegrupowaniu rozstaw 5 obozowisk w regionach tej rasy, choćby wszystkie w jednym: każde daje +1 do obrony. Przestawiasz je co turę; z utraconego regionu wycofują się z jednostkami, a z wymarciem znikają.
power-bivouacking-brief = 5 przenośnych obozowisk: każde daje +1 do obrony
power-commando = Waleczne
power-commando-rule = Każdy region kosztuje o 1 żeton mniej (co najmniej 1).
power-commando-brief = Każdy region kosztuje o 1 żeton mniej
power-diplomat = Dyplomatyczne
power-diplomat-rule = Na koniec tury możesz zawrzeć pokój z przeciwnikiem, jeśli ta rasa nie atakowała w niej jego aktywnej rasy: do twojej następnej tury nie może on atakować tej rasy. Wymierające Ghule mogą. Nie w turze wymarcia tej rasy.
power-diplomat-brief = Co turę pokój z przeciwnikiem, którego nie atakujesz
power-dragon_master = Władcy smoków
power-dragon_master-rule = Raz na turę podbij osiągalny region lądu 1 żetonem, bez względu na obronę. Smok tam zostaje, a region jest nietykalny aż do następnego podboju ze smokiem. Nietykalności ani pokoju nie przełamie. Z wymarciem znika.
power-dragon_master-brief = Raz na turę podbój 1 żetonem; region jest nietykalny
power-flying = Latające
power-flying-rule = Możesz podbić dowolny region lądu, sąsiedni lub nie, także przy wejściu na mapę. Morza i jeziora są niedostępne.
power-flying-brief = Podbój dowolnego regionu lądu, sąsiedniego lub nie
power-forest = Leśne
power-forest-rule = +1 moneta za każdy region lasu zajmowany przez tę rasę, dopóki jest aktywna.
power-forest-brief = +1 moneta za każdy zajmowany region lasu
power-fortified = Warowne
power-fortified-rule = Raz na turę przy przegrupowaniu możesz postawić twierdzę w regionie tej rasy (1 na region, 6 na mapie): +1 moneta, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera. Przepada, gdy region jest porzucony lub podbity.
power-fortified-brief = 1 twierdza na turę: każda daje +1 monetę i +1 do obrony
power-heroic = Bohaterskie
power-heroic-rule = Na koniec tury obaj bohaterowie stają w dwóch różnych regionach tej rasy: nikt ich nie podbije i cudze zdolności tam nie działają, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
power-heroic-brief = 2 bohaterów czyni 2 regiony nietykalnymi
power-hill = Wzgórzyste
power-hill-rule = +1 moneta za każdy region wzgórz zajmowany przez tę rasę, dopóki jest aktywna.
power-hill-brief = +1 moneta za każdy zajmowany region wzgórz
power-merchant = Handlujące
power-merchant-rule = +1 moneta za każdy region zajmowany przez tę rasę, dopóki jest aktywna.
power-merchant-brief = +1 moneta za każdy zajmowany region
power-mounted = Konne
power-mounted-rule = Wzgórza i pola kosztują o 1 żeton mniej (co najmniej 1).
power-mounted-brief = Wzgórza i pola kosztują o 1 żeton mniej
power-pillaging = Plądrujące
power-pillaging-rule = +1 moneta za każdy niepusty region podbity przez tę rasę w tej turze. Niepusty, czyli z żetonem plemienia lub dowolnej rasy, aktywnej albo wymierającej.
power-pillaging-brief = +1 moneta za każdy podbity niepusty region
power-seafaring = Żeglujące
power-seafaring-rule = Aktywna rasa może podbijać morza i jeziora: to zwykłe puste regiony, po 1 monecie. Na mapę wejdzie też przez morze przy brzegu. Wymierając, zatrzymuje wodę i monety z niej. Nikt inny nie podbije wody.
power-seafaring-brief = Podbój mórz i jezior; wymierając, rasa je zatrzymuje
power-spirit = Uduchowione
power-spirit-rule = Wymierając, ta rasa nie liczy się do limitu: wymierających możesz mieć dwie zamiast jednej. Gdy wymiera trzecia, z mapy schodzi inna, nigdy ta.
power-spirit-brief = Możesz mieć 2 wymierające rasy: tę i jeszcze jedną
power-stout = Niezłomne
power-stout-rule = Możesz ogłosić wymarcie na koniec zwykłej tury, zaraz po monetach, nawet w turze wyboru tej rasy. Nie kosztuje to tury.
power-stout-brief = Możesz ogłosić wymarcie na koniec tury, nie tracąc jej
power-swamp = Bagienne
power-swamp-rule = +1 moneta za każdy region bagien zajmowany przez tę rasę, dopóki jest aktywna.
power-swamp-brief = +1 moneta za każdy zajmowany region bagien
power-underworld = Podziemne
power-underworld-rule = Regiony z jaskinią kosztują o 1 żeton mniej (co najmniej 1), a dla podbojów tej rasy wszystkie jaskinie sąsiadują ze sobą. Wejście na mapę jak zwykle.
power-underworld-brief = Jaskinie sąsiadują ze sobą i kosztują o 1 żeton mniej
power-wealthy = Zamożne
power-wealthy-rule = 7 monet, jeden raz, na koniec pierwszej tury tej rasy.
power-wealthy-brief = 7 monet jednorazowo, na koniec pierwszej tury
