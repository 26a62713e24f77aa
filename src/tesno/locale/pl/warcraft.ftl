### Wszystkie słowa samego Warcrafta, pod kluczami z jego nazwą. Opis mówi naszymi słowami wszystko, czego potrzeba w grze, do 240 znaków;
### opis krótki to sama istota na kartę, do 56 znaków i bez kropki.
### Region „zajmuje” zawsze właśnie ta rasa; jeśli nie powiedziano inaczej, cecha działa tylko, dopóki rasa jest aktywna.
### „Przeprawa” to dodatkowy żeton za region z kotwicą, obok którego rasa nie ma własnego regionu.


## Rasy

race-warcraft-worgen = Worgeni
    .kind = virile
race-warcraft-worgen-rule = Na początku każdej tury prócz tury wymarcia wybierz postać: ludzką (od razu weź 2 monety) albo wilczą (zapłać 1 monetę, a wszystkie podboje tej tury kosztują o 1 żeton mniej, co najmniej 1). Bez monet tylko ludzką.
race-warcraft-worgen-brief = Co turę 2 monety albo za 1 monetę tańsze podboje
race-warcraft-gnomes = Gnomy
    .kind = nonvirile
race-warcraft-gnomes-rule = Raz na turę nalot na dowolny region lądu, bez przeprawy: wskaż cel, opłać myto, rzuć kością; kosztuje o tyle mniej (co najmniej 1). Gdy to za mało, tura trwa dalej, a jeśli ma to być ostatni podbój, oba rzuty się sumują.
race-warcraft-gnomes-brief = Raz na turę nalot gdziekolwiek, z rzutem kością
race-warcraft-goblins = Gobliny
    .kind = nonvirile
race-warcraft-goblins-rule = Na koniec tury możesz podłożyć w ciemno po 1 bombie w sąsiednich regionach lądu cudzych aktywnych ras. Na początku twojej następnej tury bomba jest odkrywana: uzbrojona (6 z 12) podbija region i zostawia go pustym.
race-warcraft-goblins-brief = Podkładają sąsiadom bomby w ciemno; połowa wybucha
race-warcraft-draenei = Draenei
    .kind = virile
race-warcraft-draenei-rule = W turze każdego przeciwnika pierwszy żeton Draenei, który miałby przepaść (przez podbój lub inaczej), ocaleje: trafia na rękę i wraca na mapę na koniec tej tury. Dalsze straty w tej samej turze są zwykłe.
race-warcraft-draenei-brief = W cudzej turze pierwszy utracony żeton ocaleje
race-warcraft-dwarves = Krasnoludy
    .kind = nonvirile
race-warcraft-dwarves-rule = Regiony górskie kosztują o 2 żetony mniej (co najmniej 1).
race-warcraft-dwarves-brief = Góry kosztują o 2 żetony mniej
race-warcraft-kobolds = Koboldy
    .kind = nonvirile
race-warcraft-kobolds-rule = W ich podbojach każdy region z lochem sąsiaduje z ich regionami. W takim regionie mogą też wejść na mapę, bez przeprawy.
race-warcraft-kobolds-brief = Lochy sąsiadują z ich regionami i są wejściem na mapę
race-warcraft-humans = Ludzie
    .kind = virile
race-warcraft-humans-rule = Na koniec każdej tury połóż oba cele w dwóch regionach lądu niezajętych przez Przymierze. Każda rasa spoza Hordy, która taki region podbije, od razu dostaje 2 monety, a jeśli jest cudza, ty także; cel wraca do ciebie.
race-warcraft-humans-brief = 2 cele: 2 monety dla zdobywcy i dla ciebie, jeśli obcy
race-warcraft-naga = Nagi
    .kind = nonvirile
race-warcraft-naga-rule = Mogą podbijać morza i jeziora: 2 żetony, 1 moneta co turę. Mogą od wody zacząć, bez przeprawy, a potem podbijają ją tylko obok swoich regionów. Wymierając, zostają tam. Nikt inny nie podbije wody.
race-warcraft-naga-brief = Podbijają morza i jeziora; wymierając, tam zostają
race-warcraft-night_elves = Nocne Elfy
    .kind = nonvirile
race-warcraft-night_elves-rule = Lasy kosztują o 1 żeton mniej (co najmniej 1). W podbitym przez nie lesie staje ściana ogników (razem 9): +1 do obrony, także gdy wymierają. Przepada, gdy region jest porzucony lub podbity.
race-warcraft-night_elves-brief = Lasy tańsze o 1, a w nich ściana: +1 do obrony
race-warcraft-orcs = Orkowie
    .kind = virile
race-warcraft-orcs-rule = +1 moneta za każdy region, który w tej turze odbiorą rasie Przymierza, aktywnej lub wymierającej, ponad premię frakcji.
race-warcraft-orcs-brief = +1 moneta za każdy region odebrany Przymierzu
race-warcraft-tauren = Taureni
    .kind = virile
race-warcraft-tauren-rule = Gdzie innym wystarcza 1 żeton, oni potrzebują 2: by podbić region, utrzymać go i zostawić przy zbiórce jednostek. Samotny od razu odchodzi do innego ich regionu albo na rękę. Gdy wymierają, w każdym regionie zostają 2.
race-warcraft-tauren-brief = W każdym regionie co najmniej 2, także gdy wymierają
race-warcraft-forsaken = Porzuceni
    .kind = virile
race-warcraft-forsaken-rule = Za każdy żeton, który w ich turze trafia przez nich do zasobnika, aktywny lub wymierający, także Murlok, możesz zapłacić bankowi 1 monetę za nowego Porzuconego. Przychodzi po ostatnim podboju, przed przegrupowaniem.
race-warcraft-forsaken-brief = Za 1 monetę nowy żeton za każdy zgładzony przez nich
race-warcraft-trolls = Trolle
    .kind = nonvirile
race-warcraft-trolls-rule = Niepuste regiony kosztują o 1 żeton mniej (co najmniej 1). Niepusty, czyli z Murlokiem lub żetonem dowolnej rasy, aktywnej albo wymierającej, także twojej.
race-warcraft-trolls-brief = Niepuste regiony kosztują o 1 żeton mniej
race-warcraft-pandaren = Pandareni
    .kind = virile
race-warcraft-pandaren-rule = Na koniec tury każdy przeciwnik, którego aktywnej rasy w niej nie atakowali (nawet bez skutku), dostaje żeton harmonii. Kto go ma, przed atakiem na nich płaci ci 2 monety, raz na turę. Żetony wracają na początku twojej tury.
race-warcraft-pandaren-brief = Kogo oszczędzisz, ten za atak płaci ci 2 monety
race-warcraft-blood_elves = Krwawe Elfy
    .kind = nonvirile
race-warcraft-blood_elves-rule = +1 moneta za każdy zajmowany przez nie region ze źródłem magii, dopóki rasa jest aktywna.
race-warcraft-blood_elves-brief = +1 moneta za każde zajmowane źródło magii
race-warcraft-ethereals = Eteryczni
    .kind = virile
race-warcraft-ethereals-rule = Raz na turę, przed kością: albo przenieś odkryty artefakt z sąsiedniego regionu do swojego, od razu gotowy do użycia, albo podbij sąsiedni region z odkrytym legendarnym miejscem o 2 żetony taniej (co najmniej 1).
race-warcraft-ethereals-brief = Co turę artefakt z sąsiedztwa albo miejsce o 2 taniej


## Zdolności: profesje

power-warcraft-archaeologist = Archeolodzy
    .noun = archeolodzy
power-warcraft-archaeologist-rule = +1 moneta za każdy artefakt i każde legendarne miejsce w regionach tej rasy, dopóki jest aktywna. Studnia Wieczności liczy się tylko temu, kto zajmuje jej wodę.
power-warcraft-archaeologist-brief = +1 moneta za każdy artefakt i legendarne miejsce
power-warcraft-enraged = Rozjuszeni
    .nonvirile = Rozjuszone
power-warcraft-enraged-rule = Za każdy region podbity w tej turze, którego broniły co najmniej 2 żetony przeciwnika: tyle monet, ile było żetonów. Bestie i czempion się liczą; Murloki, ściany, forty i twoja wymierająca rasa nie.
power-warcraft-enraged-brief = Moneta za każdego obrońcę, jeśli było ich choć 2
power-warcraft-champion = Czempioni
    .noun = czempioni
power-warcraft-champion-rule = Raz na turę czempion sam podbija sąsiedni region mimo każdej obrony, ale nie przy wejściu na mapę, przez przeprawę ani po rzucie; trzeba mieć żeton na ręce, bez jego zużycia. Zostaje tam, liczy się i przechodzi jak żeton.
power-warcraft-champion-brief = Raz na turę czempion w pojedynkę podbija region
power-warcraft-mining = Górnicy
    .noun = górnicy
power-warcraft-mining-rule = +1 moneta za każdy region z lochem zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-mining-brief = +1 moneta za każdy zajmowany loch
power-warcraft-mountaineer = Górale
    .noun = górale
power-warcraft-mountaineer-rule = +1 moneta za każdy region górski zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-mountaineer-brief = +1 moneta za każdy zajmowany region górski
power-warcraft-defensive = Strażnicy
    .noun = strażnicy
power-warcraft-defensive-rule = Na koniec tury na polach tej rasy staje strażnica (razem 6), jeśli wokół zajmuje ona więcej regionów niż każda inna rasa: pól nikt nie podbije, cudze zdolności tam nie działają. Bez tej przewagi strażnica znika.
power-warcraft-defensive-brief = Przy przewadze dookoła pola są nietykalne
power-warcraft-swampwalker = Mieszkańcy bagien
    .noun = mieszkańcy bagien
power-warcraft-swampwalker-rule = +1 moneta za każdy region bagien zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-swampwalker-brief = +1 moneta za każdy zajmowany region bagien
power-warcraft-farmer = Rolnicy
    .noun = rolnicy
power-warcraft-farmer-rule = +1 moneta za każdy region pól zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-farmer-brief = +1 moneta za każdy zajmowany region pól
power-warcraft-explorer = Odkrywcy
    .noun = odkrywcy
power-warcraft-explorer-rule = +1 moneta za każdy kontynent, na którym ta rasa zajmuje choć jeden region, dopóki jest aktywna.
power-warcraft-explorer-brief = +1 moneta za każdy kontynent, na którym jest rasa
power-warcraft-blacksmith = Kowale
    .noun = kowale
power-warcraft-blacksmith-rule = Każdy region kosztuje o 1 żeton mniej (co najmniej 1).
power-warcraft-blacksmith-brief = Każdy region kosztuje o 1 żeton mniej
power-warcraft-portal_mage = Mistrzowie portali
    .noun = mistrzowie portali
power-warcraft-portal_mage-rule = Do dwóch razy na turę, przed przegrupowaniem, zamień miejscami wszystko z 2 regionów ze źródłem magii, czyichkolwiek lub pustych; góry, miejsca i zakryte znaleziska zostają. To nie podbój, nic nie ginie. Nie z nietykalnymi.
power-warcraft-portal_mage-brief = Dwa razy na turę zamieniają zawartość 2 źródeł magii
power-warcraft-seafaring = Żeglarze
    .noun = żeglarze
power-warcraft-seafaring-rule = Bez przeprawy: region z kotwicą nie kosztuje dodatkowego żetonu, choćby był daleko, także przy wejściu na mapę.
power-warcraft-seafaring-brief = Żadnego dodatkowego żetonu za przeprawę
power-warcraft-fishing = Rybacy
    .noun = rybacy
power-warcraft-fishing-rule = +1 moneta za każdy region obok morza lub jeziora zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-fishing-brief = +1 moneta za każdy zajmowany region nad wodą
power-warcraft-ranger = Tropiciele
    .noun = tropiciele
power-warcraft-ranger-rule = +1 moneta za każdy region lasu zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-ranger-brief = +1 moneta za każdy zajmowany region lasu
power-warcraft-battlemaster = Stratedzy
    .noun = stratedzy
power-warcraft-battlemaster-rule = +1 moneta, od razu, za każdy niepusty region podbity przez tę rasę: z Murlokiem lub żetonem dowolnej rasy, aktywnej albo wymierającej, także twojej.
power-warcraft-battlemaster-brief = +1 moneta za każdy podbity niepusty region
power-warcraft-garrison = Budowniczy
    .plural = Budowniczowie
    .noun = budowniczowie
power-warcraft-garrison-rule = Przy przegrupowaniu w każdym regionie tej rasy staje fort (1 na region, 10 na mapie): +1 do obrony, także gdy rasa wymiera, choć wtedy nowych już nie buduje. Przepada, gdy region jest porzucony lub podbity.
power-warcraft-garrison-brief = Fort w każdym regionie: +1 do obrony, też po wymarciu
power-warcraft-herbalist = Zielarze
    .noun = zielarze
power-warcraft-herbalist-rule = +1 moneta za każdy region wzgórz zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-herbalist-brief = +1 moneta za każdy zajmowany region wzgórz
power-warcraft-marsh_dweller = Bagiennicy
    .noun = bagiennicy
power-warcraft-marsh_dweller-rule = Za każdy atak na bagna tej rasy, także nieudany, przeciwnik najpierw płaci ci 1 monetę; kto jej nie ma, nie może zaatakować. Działa też, gdy rasa wymiera.
power-warcraft-marsh_dweller-brief = Za atak na ich bagna przeciwnik płaci ci 1 monetę
power-warcraft-beastmaster = Poskramiacze
    .noun = poskramiacze
power-warcraft-beastmaster-rule = Na początku tury dawne bestie odchodzą, a na rękę przychodzi po jednej za każdy zajmowany region wzgórz (do 5). Liczą się jak żetony tej rasy; z utraconym regionem ginie bestia zamiast żetonu. Z wymarciem znikają.
power-warcraft-beastmaster-brief = Co turę bestia za każdy region wzgórz, walczy jak żeton
power-warcraft-intimidating = Zastraszający
    .nonvirile = Zastraszające
power-warcraft-intimidating-rule = 3 razy na turę, przed kością: przestaw żeton przeciwnika, aktywny lub wymierający, z sąsiedniego regionu do innego regionu tej samej rasy; gdy go brak, przepada, a Murlok zawsze. Ścianę lub fort usuwa się najpierw, też za 1 raz.
power-warcraft-intimidating-brief = 3 razy na turę przeganiają cudzy żeton z sąsiedztwa


## Znaleziska: artefakty, przechodzą tam, gdzie ich użyto

find-warcraft-frostmourne = Ostrze Mrozu
find-warcraft-frostmourne-rule = Raz na turę podbij region o 2 żetony taniej (co najmniej 1). Ostrze tam zostaje; nieudany rzut też zużywa je na tę turę, ale wtedy zostaje, gdzie było.
find-warcraft-doomhammer = Młot Zagłady
find-warcraft-doomhammer-rule = Raz na turę podbij osiągalny region 1 żetonem (Taureni 2), bez przeprawy. Najpierw zapłać 2 monety temu, kto go zajmuje; jeśli nikt, Murlok albo twoja wymierająca rasa, płacisz bankowi. Młot tam zostaje.
find-warcraft-ashes_of_alar = Popioły Al'ara
find-warcraft-ashes_of_alar-rule = Raz na turę podbij dowolny region na dowolnym kontynencie, jakby był sąsiedni: za zwykły koszt i bez przeprawy; morza i jeziora tylko Nagi. Popioły tam zostają.
find-warcraft-heart_of_azeroth = Serce Azeroth
find-warcraft-heart_of_azeroth-rule = Na koniec tury połóż je w regionie rasy, która je ma, może być ten sam: każdy inny gracz, którego żetony aktywnej rasy stoją obok, płaci ci 1 monetę. Kto nie ma monet, nie płaci.
find-warcraft-aegis_of_aggramar = Egida Aggramara
find-warcraft-aegis_of_aggramar-rule = Na koniec tury połóż ją w regionie rasy, która ją ma, może być ten sam. Przeciwnik go nie podbije ani nie użyje tam żadnej cechy, póki nie zapłaci ci 2 monet, raz na turę. Nie działa, gdy rasa wymiera.


## Znaleziska: legendarne miejsca, nigdy się nie ruszają

find-warcraft-well_of_eternity = Studnia Wieczności
find-warcraft-well_of_eternity-rule = Znalazca kładzie ją w morzu lub jeziorze tego kontynentu (gdy ich brak, losuje się inne miejsce). Na koniec twojej tury daje 2 monety za twoją rasę, też wymierającą, jeśli ma ona obok więcej regionów niż każda inna.
find-warcraft-meeting_stone = Kamień spotkań
find-warcraft-meeting_stone-rule = Aktywna rasa, która go zajmuje, nie płaci dodatkowego żetonu za przeprawę.
find-warcraft-karazhan = Karazhan
find-warcraft-karazhan-rule = +1 moneta za każdy inny region tego terenu zajmowany przez aktywną rasę, która ma Karazhan.
find-warcraft-battleground = Pole bitwy
find-warcraft-battleground-rule = Premia frakcji nawet dwa razy za każdą rasę, jeśli przy liczeniu monet aktywna rasa zajmuje to pole. Rasa neutralna wybiera stronę na początku tury lub po podbiciu pola i należy do niej do końca tury.
find-warcraft-dark_portal = Mroczny Portal
find-warcraft-dark_portal-rule = +2 monety co turę dla aktywnej rasy, która go zajmuje.
find-warcraft-spirit_healer = Uzdrowicielka dusz
find-warcraft-spirit_healer-rule = Przy przegrupowaniu aktywna rasa, która zajmuje ten region, dostaje 1 nowy żeton z zasobnika. Pusty zasobnik nic nie daje.
find-warcraft-lights_hope_chapel = Kaplica Nadziei Światłości
find-warcraft-lights_hope_chapel-rule = Gdy region aktywnej rasy, która ją zajmuje, zostaje podbity lub wysadzony, nie ginie żaden żeton: wszystkie się wycofują, ostatni raz nawet przy utracie samej Kaplicy. Nie pomaga przeciw Zastraszającym.


## Elementy

piece-warcraft-murloc = Murlok
piece-warcraft-murloc-rule = Niczyj, liczy się jak neutralna wymierająca rasa: +1 do kosztu regionu, a region uchodzi za niepusty. Po podbiciu przepada na zawsze.
piece-warcraft-mountain = Góra
piece-warcraft-mountain-rule = +1 do obrony dla każdego, kto zajmuje region; nigdy się nie rusza. Góra bez Murloków i żetonów ras to pusty region.
piece-warcraft-wisp_wall = Ściana ogników
piece-warcraft-wisp_wall-rule = +1 do obrony Nocnych Elfów, także gdy wymierają. Przepada, gdy region jest porzucony lub podbity; Zastraszający mogą ją usunąć.
piece-warcraft-fort = Fort
piece-warcraft-fort-rule = +1 do obrony rasy, która go zbudowała, także gdy wymiera. Przepada, gdy region jest porzucony lub podbity; Zastraszający mogą go usunąć.
piece-warcraft-tower = Strażnica
piece-warcraft-tower-rule = Tego regionu nikt nie podbije, a cudze zdolności na niego nie działają, dopóki Strażnicy zajmują wokół niego więcej regionów niż każda inna rasa; Murloki i wymierająca rasa właściciela to też inne rasy.
piece-warcraft-objective = Cel wojskowy
piece-warcraft-objective-rule = Rasa spoza Hordy, która podbije ten region, dostaje z banku 2 monety; tyle samo właściciel Ludzi, jeśli to nie on sam. Cel wraca do właściciela. Gdy region podbija Horda, nic się nie dzieje.
piece-warcraft-champion = Czempion
piece-warcraft-champion-rule = Sam utrzymuje region i liczy się jak 1 żeton. Z podbitym regionem trafia do niewoli zamiast żetonu; właściciel od razu wykupuje go od zdobywcy za 1 monetę. Jeśli nie ma czym zapłacić, czempion przepada do końca gry.
piece-warcraft-beast = Bestia
piece-warcraft-beast-rule = Liczy się jak żeton swojej rasy w podbojach, obronie i przegrupowaniu; z utraconym regionem ginie bestia zamiast żetonu. Region, w którym na początku tury były same bestie, jest porzucony. Z wymarciem znika.
piece-warcraft-bomb = Bomba
piece-warcraft-bomb-rule = Nikt nie wie, co w niej jest: uzbrojonych jest 6 z 12. Odkrywa się ją na początku następnej tury Goblinów, jeśli region nadal zajmuje przeciwnik; w innym razie wraca na stos nieodkryta.
piece-warcraft-harmony = Żeton harmonii
piece-warcraft-harmony-rule = Leży u gracza, którego Pandareni oszczędzili: zanim zaatakuje aktywnych Pandarenów lub inaczej pozbawi ich żetonu, płaci ich właścicielowi 2 monety, raz na turę. Wraca na początku tury Pandarenów.
piece-warcraft-hidden_find = Nieznane znalezisko
piece-warcraft-hidden_find-rule = Artefakt lub legendarne miejsce, zakryte. Odkrywa się po podbiciu regionu i tak już zostaje; korzysta z niego ten, kto zajmuje region, ale nie gdy wymiera.


## Tereny i symbole

terrain-warcraft-fields = Pola
terrain-warcraft-fields-rule = Rolnikom dają +1 monetę, a Strażnicy stawiają na nich strażnice.
terrain-warcraft-forest = Las
terrain-warcraft-forest-rule = Tropicielom daje +1 monetę. Nocne Elfy płacą za niego o 1 żeton mniej i stawiają w nim ścianę ogników.
terrain-warcraft-hills = Wzgórza
terrain-warcraft-hills-rule = Zielarzom dają +1 monetę, a Poskramiaczom bestię.
terrain-warcraft-swamp = Bagna
terrain-warcraft-swamp-rule = Mieszkańcom bagien dają +1 monetę. Kto atakuje tu Bagienników, płaci im 1 monetę.
terrain-warcraft-mountain = Góry
terrain-warcraft-mountain-rule = Stoi tu góra: region kosztuje o 1 żeton więcej, a Krasnoludy płacą o 2 mniej. Góralom daje +1 monetę.
terrain-warcraft-sea = Morze
terrain-warcraft-sea-rule = Podbić je mogą tylko Nagi. Regiony obok dają Rybakom +1 monetę. Morze wokół kontynentów nie jest regionem.
terrain-warcraft-lake = Jezioro
terrain-warcraft-lake-rule = Podbić je mogą tylko Nagi. Regiony obok dają Rybakom +1 monetę.
symbol-warcraft-anchor = Kotwica
symbol-warcraft-anchor-rule = Tu rasy wchodzą na mapę, a później mogą tu przybyć skądkolwiek. Jeśli obok nie ma ich regionu, płacą o 1 żeton więcej: to przeprawa.
symbol-warcraft-dungeon = Loch
symbol-warcraft-dungeon-rule = Górnikom daje +1 monetę. W podbojach Koboldów wszystkie lochy sąsiadują z ich regionami.
symbol-warcraft-magic = Źródło magii
symbol-warcraft-magic-rule = Krwawym Elfom daje +1 monetę; Mistrzowie portali zamieniają zawartość dwóch takich regionów.
symbol-warcraft-find = Miejsce znaleziska
symbol-warcraft-find-rule = Na początku gry leży tu zakryty artefakt lub legendarne miejsce; odkrywa się po podbiciu regionu.


## Frakcje

faction-warcraft-alliance = Przymierze
faction-warcraft-alliance-rule = Na koniec tury jego rasy dostają 1 monetę za każdą rasę Hordy, której odebrały w tej turze choć jeden region. Aktywna i wymierająca rasa jednego gracza to dwie rasy.
faction-warcraft-horde = Horda
faction-warcraft-horde-rule = Na koniec tury jej rasy dostają 1 monetę za każdą rasę Przymierza, której odebrały w tej turze choć jeden region. Aktywna i wymierająca rasa jednego gracza to dwie rasy.
faction-warcraft-neutral = Neutralne
faction-warcraft-neutral-rule = Nie dostają premii frakcji i nie dają jej innym. Murloki też są neutralne.


## Nasze własne warianty

variant-warcraft-factions = Frakcje: dwa na dwa
variant-warcraft-factions-rule = Nasz własny wariant. Miejsca 1 i 3 to Przymierze, 2 i 4 Horda: bierz rasy swojej strony albo neutralne. Sojusznicy nie atakują się i na siebie nie działają. Decydują monety obu, potem ich żetony na mapie.
variant-warcraft-solo_easy = Samotnie przeciw Murlokom: łatwo
variant-warcraft-solo_fair = Samotnie przeciw Murlokom: znośnie
variant-warcraft-solo_hard = Samotnie przeciw Murlokom: trudno
variant-warcraft-solo_grim = Samotnie przeciw Murlokom: bezlitośnie
variant-warcraft-solo_easy-rule = Nasz własny wariant. Po każdej twojej turze ląduje losowo Murlok (1): przy kotwicy lub obok swoich, gdzie obrońców jest najwyżej 1. Co rundę mają monetę za region i jeszcze 5. Zdobądź więcej monet niż one.
variant-warcraft-solo_fair-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo Murloki (2): przy kotwicy lub obok swoich, gdzie obrońców jest najwyżej 1. Co rundę mają monetę za region i jeszcze 2. Zdobądź więcej monet niż one.
variant-warcraft-solo_hard-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo Murloki (3): przy kotwicy lub obok swoich, gdzie obrońców jest najwyżej 1. Co rundę mają monetę za region i jeszcze 1. Zdobądź więcej monet niż one.
variant-warcraft-solo_grim-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo Murloki (3): przy kotwicy lub obok swoich, gdzie obrońców jest najwyżej 1. Co rundę mają monetę za region i jeszcze 5. Zdobądź więcej monet niż one.
rival-warcraft-name = Murloki


## Kontynenty

size-warcraft-l = Duży kontynent
size-warcraft-m = Średni kontynent
size-warcraft-s = Mały kontynent


## Liczby, których nikt nie potwierdził

number-warcraft-ours = nasza liczba
number-warcraft-ours-rule = Nie mamy pewnego źródła dla tej liczby. Dobraliśmy ją według pozostałych i innych pudełek; rozstrzygnęłoby zdjęcie żetonu.


## Opcje stołu

option-warcraft-own_decline_defends-rule = Włączone: gdy podbijasz region własnej wymierającej rasy, każdy twój żeton w nim podnosi koszt o 1. Wyłączone: liczą się tylko góry, forty i podobne elementy.


## Pytania, dla wiersza stanu

step-warcraft-pick = Wybierz rasę z jej profesją
step-warcraft-murlocs = Murloki lądują
step-warcraft-fuse = Opłać myto, by odkryć bombę, albo zabierz ją nieodkrytą
step-warcraft-worgen = Wybierz postać na tę turę
step-warcraft-champion = Wybierz miejsce dla czempiona
step-warcraft-optional-champion = Weź czempiona na rękę albo zostaw go na miejscu
step-warcraft-battleground = Wybierz, po czyjej stronie ta rasa jest w tej turze
step-warcraft-raid = Rzuć jeszcze raz w ostatnim podboju albo zrezygnuj z nalotu
step-warcraft-stow = Wybierz region dla artefaktu
step-warcraft-intimidate = Wybierz, dokąd odchodzi żeton
step-warcraft-portal = Wybierz drugi region portalu
step-warcraft-optional-portal = Otwórz portal przed przegrupowaniem albo obejdź się bez niego
step-warcraft-well = Wybierz wodę dla Studni Wieczności
step-warcraft-recruit = Kup nowy żeton albo obejdź się bez niego
step-warcraft-beast = Rozstaw bestie
step-warcraft-fort = Wybierz regiony, w których staną forty
step-warcraft-tower = Wybierz pola, na których staną strażnice
step-warcraft-heart = Wybierz region dla Serca Azeroth
step-warcraft-aegis = Wybierz region dla Egidy Aggramara
step-warcraft-bomb = Podłóż bomby sąsiadom albo zakończ
step-warcraft-objective = Wybierz dwa regiony dla celów wojskowych
step-warcraft-join = Wybierz region dla samotnego żetonu


## Wybór. "answer": odpowiedź na własne pytanie, gdy to samo słowo jest zdolnością; "optional": na pytanie, które można pominąć

choice-warcraft-worgen = Postać wilcza: podboje tej tury o 1 żeton tańsze
choice-warcraft-skip-worgen = Postać ludzka: weź 2 monety
choice-warcraft-fuse = Opłać myto za bombę: { $region }
choice-warcraft-skip-fuse = Zabierz bombę
choice-warcraft-champion = region { $region }: czempion w pojedynkę
choice-warcraft-answer-champion = Czempion: { $region }
choice-warcraft-optional-champion = Czempion na rękę: { $region }
choice-warcraft-skip-champion = Zostaw czempiona na miejscu
choice-warcraft-battleground-alliance = Po stronie Przymierza
choice-warcraft-battleground-horde = Po stronie Hordy
choice-warcraft-raid = region { $region }: nalot
choice-warcraft-answer-raid = Jeszcze jeden rzut, oba się sumują: { $region }
choice-warcraft-skip-raid = Zrezygnuj z nalotu, tura trwa dalej
choice-warcraft-attune = Region z legendarnym miejscem o 2 żetony taniej
choice-warcraft-siphon = Przenieś do siebie: { $find }
choice-warcraft-stow = Artefakt: { $region }
choice-warcraft-intimidate = region { $region }: przegoń żeton, zburz ścianę lub fort
choice-warcraft-answer-intimidate = Żeton odchodzi tutaj: { $region }
choice-warcraft-portal = region { $region }: otwórz portal
choice-warcraft-answer-portal = Zamień z regionem { $region }
choice-warcraft-optional-portal = Portal: { $region }
choice-warcraft-skip-portal = Obejdź się bez portalu
choice-warcraft-frostmourne = Ostrze Mrozu: 2 żetony mniej
choice-warcraft-doomhammer = Młot Zagłady: 2 monety, najmniej żetonów
choice-warcraft-ashes_of_alar = Popioły Al'ara: dowolny region
choice-warcraft-well = Studnia Wieczności: { $region }
choice-warcraft-recruit = Kup żeton
choice-warcraft-skip-recruit = Nie kupuj więcej
choice-warcraft-beast = Bestia: { $region }
choice-warcraft-fort = Fort: { $region }
choice-warcraft-tower = Strażnica: { $region }
choice-warcraft-heart = Serce Azeroth: { $region }
choice-warcraft-aegis = Egida Aggramara: { $region }
choice-warcraft-bomb = Bomba: { $region }
choice-warcraft-skip-bomb = Nie podkładaj więcej bomb
choice-warcraft-objective = Cel wojskowy: { $region }
choice-warcraft-join = Do pozostałych: { $region }


## Wydarzenia

event-warcraft-layout = Na stół trafiają kontynenty: { $boards }.
event-warcraft-conquered-raid = Nalotem { $player } podbija region { $region }: { $race }, { n-tokens }.
event-warcraft-conquered-champion = Samym czempionem { $player } podbija region { $region }: { $race }.
event-warcraft-tribe_lost = Murlok z regionu { $region } przepada na zawsze.
event-warcraft-murloc_income = Murloki dostają { n-coins-pay } i mają teraz { $total }.
event-warcraft-murloc_landed = Murlok ląduje w regionie { $region }.
event-warcraft-bomb = Bomba w regionie { $region } to niewypał ({ $player }).
event-warcraft-bomb-live = Bomba w regionie { $region } wybucha ({ $player }): region jest teraz pusty.
event-warcraft-harmony = { $player } rozdaje żetony harmonii. Dostają: { $others }.
event-warcraft-intimidated = Przegnany żeton odchodzi z regionu { $region } do regionu { $to }: { $race } ({ $player }).
event-warcraft-intimidated-gone = Przegnany z regionu { $region } żeton przepada: { $race } ({ $player }).
event-warcraft-intimidated-saved = Przegnany z regionu { $region } żeton ocalał i wycofa się pod koniec tury: { $race } ({ $player }).
event-warcraft-portal = { $player } otwiera portal: regiony { $region } i { $to } wymieniają się wszystkim, co w nich jest.
event-warcraft-ransom =
    { $n ->
        [0] { $player } nie ma czym wykupić czempiona, którego pojmał gracz { $other }: przepada on do końca gry.
        [one] { $player } wykupuje czempiona za { $n } monetę, dostaje ją { $other }.
        [few] { $player } wykupuje czempiona za { $n } monety, dostaje je { $other }.
        [many] { $player } wykupuje czempiona za { $n } monet, dostaje je { $other }.
       *[other] { $player } wykupuje czempiona za { $n } monety, dostaje je { $other }.
    }
event-warcraft-side = { $player } na tę turę wybiera stronę: { $side }.


## Składniki

summand-warcraft-tribe = Murlok
summand-warcraft-crossing = przeprawa
summand-warcraft-faction = premia frakcji
summand-warcraft-champion = czempion
summand-warcraft-objectives = cel wojskowy


## Powody

reason-warcraft-out_of_order = Region { $region } nie jest teraz na kolei: bomby odkrywa się w kolejności regionów, a regiony wybierane razem wskazuje się wszystkie naraz.
reason-warcraft-water = Region { $region } to morze lub jezioro: chodzą tam tylko Nagi.
reason-warcraft-not_entry = W regionie { $region } ta rasa nie wejdzie na mapę: prawie wszystkie zaczynają w regionie z kotwicą.


## Pomoc w terminalu

client-warcraft-help-notation = Ruchy można zapisać: pick 1, conquer 9, gamble 9, raid 9, champion 9, portal 2, end, redeploy 9=4 10=3, bomb 3 10, objective 3 8.
usage-warcraft-help = ?, ? orkowie
about-warcraft-help = ta pomoc; opis rasy, profesji, znaleziska, elementu lub terenu


## Szczególne zasady dla ras i zdolności wymyślonych przez graczy; $n to liczba elementów

generated-warcraft-use-aegis = { find-warcraft-aegis_of_aggramar-rule }
generated-warcraft-use-air_raid = { race-warcraft-gnomes-rule }
generated-warcraft-use-ashes = { find-warcraft-ashes_of_alar-rule }
generated-warcraft-use-attunement = Raz na turę podbij sąsiedni region z odkrytym legendarnym miejscem o 2 żetony taniej (co najmniej 1).
generated-warcraft-use-battleground = { find-warcraft-battleground-rule }
generated-warcraft-use-beasts = Na początku tury dawne bestie odchodzą, a na rękę przychodzi po jednej za każdy zajmowany region wzgórz (najwyżej { $n }). Liczą się jak żetony tej rasy; z utraconym regionem ginie bestia zamiast żetonu. Z wymarciem znikają.
generated-warcraft-use-bombs = { race-warcraft-goblins-rule }
generated-warcraft-use-champion = { power-warcraft-champion-rule }
generated-warcraft-use-chapel = { find-warcraft-lights_hope_chapel-rule }
generated-warcraft-use-continents = { power-warcraft-explorer-rule }
generated-warcraft-use-crossing = Region z kotwicą, obok którego rasa nie ma własnego regionu, kosztuje o 1 żeton więcej: to przeprawa.
generated-warcraft-use-dark_portal = { find-warcraft-dark_portal-rule }
generated-warcraft-use-doomhammer = { find-warcraft-doomhammer-rule }
generated-warcraft-use-faction_bonus = +1 moneta na koniec tury za każdą rasę drugiej strony, której w tej turze odebrano choć jeden region.
generated-warcraft-use-finds_pay = { power-warcraft-archaeologist-rule }
generated-warcraft-use-first_saved = { race-warcraft-draenei-rule }
generated-warcraft-use-forts = Przy przegrupowaniu w każdym regionie tej rasy staje fort (1 na region, na mapie: { $n }): +1 do obrony, także gdy rasa wymiera, choć wtedy nowych już nie buduje. Przepada, gdy region jest porzucony lub podbity.
generated-warcraft-use-frostmourne = { find-warcraft-frostmourne-rule }
generated-warcraft-use-fuses = { piece-warcraft-bomb-rule }
generated-warcraft-use-harmony = { race-warcraft-pandaren-rule }
generated-warcraft-use-heart = { find-warcraft-heart_of_azeroth-rule }
generated-warcraft-use-intimidation = { power-warcraft-intimidating-rule }
generated-warcraft-use-karazhan = { find-warcraft-karazhan-rule }
generated-warcraft-use-meeting_stone = { find-warcraft-meeting_stone-rule }
generated-warcraft-use-objectives = { race-warcraft-humans-rule }
generated-warcraft-use-pairs = { race-warcraft-tauren-rule }
generated-warcraft-use-plunder = { race-warcraft-orcs-rule }
generated-warcraft-use-portals = { power-warcraft-portal_mage-rule }
generated-warcraft-use-prowling = { race-warcraft-trolls-rule }
generated-warcraft-use-rage = { power-warcraft-enraged-rule }
generated-warcraft-use-raising = { race-warcraft-forsaken-rule }
generated-warcraft-use-rewards = { piece-warcraft-objective-rule }
generated-warcraft-use-shores = { power-warcraft-fishing-rule }
generated-warcraft-use-siphon = Raz na turę, przed kością, przenieś odkryty artefakt z sąsiedniego regionu do swojego, od razu gotowy do użycia.
generated-warcraft-use-spirit_healer = { find-warcraft-spirit_healer-rule }
generated-warcraft-use-spoils = { power-warcraft-battlemaster-rule }
generated-warcraft-use-stowing = Przeniesiony artefakt kładzie się w dowolnym regionie tej rasy.
generated-warcraft-use-swamp_toll = { power-warcraft-marsh_dweller-rule }
generated-warcraft-use-tide = Po każdej turze losowo lądują Murloki: przy kotwicy lub obok swoich, gdzie obrońców jest mało, i dostają monetę za każdy swój region.
generated-warcraft-use-towers = Na koniec tury na polach tej rasy staje strażnica (razem: { $n }), jeśli wokół zajmuje ona więcej regionów niż każda inna rasa: pól nikt nie podbije, cudze zdolności tam nie działają. Bez tej przewagi strażnica znika.
generated-warcraft-use-two_forms = { race-warcraft-worgen-rule }
generated-warcraft-use-well = { find-warcraft-well_of_eternity-rule }
generated-warcraft-use-well_coins = Na koniec twojej tury Studnia Wieczności daje 2 monety za twoją rasę, też wymierającą, jeśli ma ona obok niej więcej regionów niż każda inna.
generated-warcraft-use-wisp_walls = W podbitym przez nie lesie staje ściana ogników: +1 do obrony, także gdy wymierają. Przepada, gdy region jest porzucony lub podbity.


## Przy stole, w przeglądarce

ui-warcraft-choose-bomb =
    { $n ->
        [one] Podłóż { $n } bombę
        [few] Podłóż { $n } bomby
        [many] Podłóż { $n } bomb
       *[other] Podłóż { $n } bomby
    }
ui-warcraft-choose-objective =
    { $n ->
        [one] Połóż { $n } cel
        [few] Połóż { $n } cele
        [many] Połóż { $n } celów
       *[other] Połóż { $n } celu
    }


## Słowa stołu

ui-warcraft-finds = Miejsca i artefakty
ui-warcraft-finds-unseen = Nieodkryte miejsca i artefakty: { $n }
ui-warcraft-finds-unseen-about = Kto podbije region, w którym takie znalezisko leży zakryte, odkrywa je i z niego korzysta. Te, które nigdzie nie leżą, zostają w pudełku.
table-warcraft-power = Profesja


## Pudełko i mapy

box-warcraft = Warcraft
map-warcraft-2 = Dwa brzegi: 2 osoby
map-warcraft-3 = Trzy brzegi: 3 osoby
map-warcraft-4 = Cztery brzegi: 4 osoby
map-warcraft-5 = Pięć brzegów: 5 osób
map-warcraft-l1a = Pęknięta Korona
map-warcraft-l1a-about = Pierścień szczytów i wzgórz wokół dwóch jezior: naokoło daleko, a brzeg niemal wszędzie.
map-warcraft-l1b = Długa Grań
map-warcraft-l1b-about = Górska grań przez sam środek, u stóp lasy i bagna, a wody ani kropli.
map-warcraft-l2a = Delta Czapli
map-warcraft-l2a-about = Bagna między jeziorem a dwiema odnogami morza: suchą nogą nie przejdzie nikt.
map-warcraft-l2b = Kraina Żniw
map-warcraft-l2b-about = Szerokie pola nad jeziorem, szczyty z trzech stron: kraina rolników i strażnic.
map-warcraft-m1a = Zatoka Rogu
map-warcraft-m1a-about = Zatoka wrzyna się głęboko we wzgórza; kto ma pola za nią, ma oba rogi.
map-warcraft-m1b = Zwierciadlane Moczary
map-warcraft-m1b-about = Moczary wokół dwóch cichych jezior: mało który region nie leży nad wodą.
map-warcraft-m2a = Dwaj Bracia
map-warcraft-m2a-about = Dwa samotne szczyty, po jednym na każdym końcu, a między nimi suche pola.
map-warcraft-m2b = Sowia Gęstwina
map-warcraft-m2b-about = Głęboki las wokół jeziora: ogniki go kochają, a topory nie próżnują.
map-warcraft-s1a = Kocioł
map-warcraft-s1a-about = Pięć regionów wokół jeziora jak brzeg kotła: szybko kipi.
map-warcraft-s1b = Mewia Skała
map-warcraft-s1b-about = Nagie wzgórza i jedna skała wokół bagien; wody brak, ukryć się nie ma gdzie.
map-warcraft-s2a = Zatopione Schody
map-warcraft-s2a-about = Leśne stopnie, które schodzą w dwie odnogi morza.
map-warcraft-s2b = Pasterska Ostoja
map-warcraft-s2b-about = Trzy pastwiska wokół jednej góry, obok zatoka: cicho, póki ktoś nie przybije.


## Zdolności, jako przyciski

ability-warcraft-raid = Nalot
ability-warcraft-champion = Sam czempion
ability-warcraft-intimidate =
    { $left ->
        [one] Przepędź kogoś (jeszcze { $left } raz)
        [few] Przepędź kogoś (jeszcze { $left } razy)
        [many] Przepędź kogoś (jeszcze { $left } razy)
       *[other] Przepędź kogoś (jeszcze { $left } razu)
    }
ability-warcraft-portal =
    { $left ->
        [one] Otwórz portal (jeszcze { $left } raz)
        [few] Otwórz portal (jeszcze { $left } razy)
        [many] Otwórz portal (jeszcze { $left } razy)
       *[other] Otwórz portal (jeszcze { $left } razu)
    }
step-warcraft-words-intimidate = Kto ma odejść: żeton czy bestia?
choice-warcraft-intimidate-token = Żeton
choice-warcraft-intimidate-beast = Bestia


## Przygotowanie gry na stronie

page-warcraft-setup-elements = Rasy i profesje
page-warcraft-setup-powers = Profesje
page-warcraft-board-random = Kontynenty losowane
page-warcraft-board-chosen-about = Które z nich leżą na stole i którą stroną do góry. To nasze własne plansze, nie oficjalne.


## Jak grać

howto-warcraft-turn-pick = Nie masz aktywnej rasy? Weź zestaw: rasę z profesją. Najwyższy jest za darmo; za każdy inny kładziesz po 1 monecie na wszystkich zestawach nad nim. Monety leżące na twoim są twoje. Suma obu liczb to twoje żetony.
howto-warcraft-turn-conquer = Podbijaj region po regionie, póki starcza żetonów. Pierwszy ma kotwicę. Każdy następny graniczy z regionem tej rasy albo też ma kotwicę.
howto-warcraft-turn-redeploy = Rozstaw żetony na nowo w regionach tej rasy, jak chcesz; w każdym zostaje co najmniej 1 (Taurenów 2).
howto-warcraft-cost = 2 żetony i po 1 więcej za każdy stojący tam żeton innego gracza, Murloka, górę i każdą inną obronę; do tego 1 za przeprawę do kotwicy, przy której nic nie masz. Zdolności obniżają koszt, nigdy poniżej 1.
howto-warcraft-adds-islands = Mapa składa się z osobnych kontynentów; morze wokół nich to nie region. Wylądować można tam, gdzie jest kotwica, w każdej turze i skądkolwiek.
howto-warcraft-adds-factions = Większość ras należy do Przymierza albo do Hordy. Za każdą rasę drugiej strony, której twoja odebrała w tej turze region, dostajesz 1 monetę, ilekolwiek było tych regionów.
howto-warcraft-adds-finds = Na każdym kontynencie leży zakryty artefakt albo legendarne miejsce. Podbicie regionu odkrywa znalezisko; służy ono aktywnej rasie, która zajmuje region. Artefakt przechodzi tam, gdzie go użyto.
howto-warcraft-adds-tribe = Murloki są niczyje. Kosztują o 1 żeton więcej, a po podbiciu przepadają na zawsze.
howto-warcraft-adds-water = Jeziora i morza na kontynentach mogą podbijać tylko Nagi.
