### Wszystkie słowa samego Warcrafta, pod kluczami z jego nazwą. Opis mówi naszymi słowami wszystko, czego potrzeba w grze, do 240 znaków;
### opis krótki to sama istota na kartę, do 56 znaków i bez kropki.
### Region „zajmuje” zawsze właśnie ta rasa; jeśli nie powiedziano inaczej, cecha działa tylko, dopóki rasa jest aktywna.
### „Przeprawa” to dodatkowy żeton za region z kotwicą, obok którego rasa nie ma własnego regionu.


## Rasy

race-warcraft-worgen = Worgeni
race-warcraft-worgen-rule = Na początku każdej tury prócz tury wymarcia wybierz postać: ludzką (od razu weź 2 monety) albo wilczą (zapłać 1 monetę, a wszystkie podboje tej tury kosztują o 1 żeton mniej, co najmniej 1). Bez monet tylko ludzką.
race-warcraft-worgen-brief = Co turę 2 monety albo za 1 monetę tańsze podboje
race-warcraft-gnomes = Gnomy
race-warcraft-gnomes-rule = Raz na turę nalot na dowolny region lądu, bez przeprawy: wskaż cel, opłać myto, rzuć kością; kosztuje o tyle mniej (co najmniej 1). Gdy to za mało, tura trwa dalej, a jeśli ma to być ostatni podbój, oba rzuty się sumują.
race-warcraft-gnomes-brief = Raz na turę nalot gdziekolwiek, z rzutem kością
race-warcraft-goblins = Gobliny
race-warcraft-goblins-rule = Na koniec tury możesz podłożyć w ciemno po 1 bombie w sąsiednich regionach lądu cudzych aktywnych ras. Na początku twojej następnej tury bomba jest odkrywana: uzbrojona (6 z 12) podbija region i zostawia go pustym.
race-warcraft-goblins-brief = Podkładają sąsiadom bomby w ciemno; połowa wybucha
race-warcraft-draenei = Draenei
race-warcraft-draenei-rule = W turze każdego przeciwnika pierwszy żeton Draenei, który miałby przepaść (przez podbój lub inaczej), ocaleje: trafia na rękę i wraca na mapę na koniec tej tury. Dalsze straty w tej samej turze są zwykłe.
race-warcraft-draenei-brief = W cudzej turze pierwszy utracony żeton ocaleje
race-warcraft-dwarves = Krasnoludy
race-warcraft-dwarves-rule = Regiony górskie kosztują o 2 żetony mniej (co najmniej 1).
race-warcraft-dwarves-brief = Góry kosztują o 2 żetony mniej
race-warcraft-kobolds = Koboldy
race-warcraft-kobolds-rule = W ich podbojach każdy region z lochem sąsiaduje z ich regionami. W takim regionie mogą też wejść na mapę, bez przeprawy.
race-warcraft-kobolds-brief = Lochy sąsiadują z ich regionami i są wejściem na mapę
race-warcraft-humans = Ludzie
race-warcraft-humans-rule = Na koniec każdej tury połóż oba cele w dwóch regionach lądu niezajętych przez Przymierze. Każda rasa spoza Hordy, która taki region podbije, od razu dostaje 2 monety, a jeśli jest cudza, ty także; cel wraca do ciebie.
race-warcraft-humans-brief = 2 cele: 2 monety dla zdobywcy i dla ciebie, jeśli obcy
race-warcraft-naga = Nagi
race-warcraft-naga-rule = Mogą podbijać morza i jeziora: 2 żetony, 1 moneta co turę. Mogą od wody zacząć, bez przeprawy, a potem podbijają ją tylko obok swoich regionów. Wymierając, zostają tam. Nikt inny nie podbije wody.
race-warcraft-naga-brief = Podbijają morza i jeziora; wymierając, tam zostają
race-warcraft-night_elves = Nocne Elfy
race-warcraft-night_elves-rule = Lasy kosztują o 1 żeton mniej (co najmniej 1). W podbitym przez nie lesie staje ściana ogników (razem 9): +1 do obrony, także gdy wymierają. Przepada, gdy region jest porzucony lub podbity.
race-warcraft-night_elves-brief = Lasy tańsze o 1, a w nich ściana: +1 do obrony
race-warcraft-orcs = Orkowie
race-warcraft-orcs-rule = +1 moneta za każdy region, który w tej turze odbiorą rasie Przymierza, aktywnej lub wymierającej, ponad premię frakcji.
race-warcraft-orcs-brief = +1 moneta za każdy region odebrany Przymierzu
race-warcraft-tauren = Taureni
race-warcraft-tauren-rule = Gdzie innym wystarcza 1 żeton, oni potrzebują 2: by podbić region, utrzymać go i zostawić przy zbiórce jednostek. Samotny od razu odchodzi do innego ich regionu albo na rękę. Gdy wymierają, w każdym regionie zostają 2.
race-warcraft-tauren-brief = W każdym regionie co najmniej 2, także gdy wymierają
race-warcraft-forsaken = Porzuceni
race-warcraft-forsaken-rule = Za każdy żeton, który w ich turze trafia przez nich do zasobnika, aktywny lub wymierający, także Murlok, możesz zapłacić bankowi 1 monetę za nowego Porzuconego. Przychodzi po ostatnim podboju, przed przegrupowaniem.
race-warcraft-forsaken-brief = Za 1 monetę nowy żeton za każdy zgładzony przez nich
race-warcraft-trolls = Trolle
race-warcraft-trolls-rule = Niepuste regiony kosztują o 1 żeton mniej (co najmniej 1). Niepusty, czyli z Murlokiem lub żetonem dowolnej rasy, aktywnej albo wymierającej, także twojej.
race-warcraft-trolls-brief = Niepuste regiony kosztują o 1 żeton mniej
race-warcraft-pandaren = Pandareni
race-warcraft-pandaren-rule = Na koniec tury każdy przeciwnik, którego aktywnej rasy w niej nie atakowali (nawet bez skutku), dostaje żeton harmonii. Kto go ma, przed atakiem na nich płaci ci 2 monety, raz na turę. Żetony wracają na początku twojej tury.
race-warcraft-pandaren-brief = Kogo oszczędzisz, ten za atak płaci ci 2 monety
race-warcraft-blood_elves = Krwawe Elfy
race-warcraft-blood_elves-rule = +1 moneta za każdy zajmowany przez nie region ze źródłem magii, dopóki rasa jest aktywna.
race-warcraft-blood_elves-brief = +1 moneta za każde zajmowane źródło magii
race-warcraft-ethereals = Eteryczni
race-warcraft-ethereals-rule = Raz na turę, przed kością: albo przenieś odkryty artefakt z sąsiedniego regionu do swojego, od razu gotowy do użycia, albo podbij sąsiedni region z odkrytym legendarnym miejscem o 2 żetony taniej (co najmniej 1).
race-warcraft-ethereals-brief = Co turę artefakt z sąsiedztwa albo miejsce o 2 taniej


## Zdolności: profesje

power-warcraft-archaeologist = Archeolodzy
power-warcraft-archaeologist-rule = +1 moneta za każdy artefakt i każde legendarne miejsce w regionach tej rasy, dopóki jest aktywna. Studnia Wieczności liczy się tylko temu, kto zajmuje jej wodę.
power-warcraft-archaeologist-brief = +1 moneta za każdy artefakt i legendarne miejsce
power-warcraft-enraged = Rozjuszeni
power-warcraft-enraged-rule = Za każdy region podbity w tej turze, którego broniły co najmniej 2 żetony przeciwnika: tyle monet, ile było żetonów. Bestie i czempion się liczą; Murloki, ściany, forty i twoja wymierająca rasa nie.
power-warcraft-enraged-brief = Moneta za każdego obrońcę, jeśli było ich choć 2
power-warcraft-champion = Czempioni
power-warcraft-champion-rule = Raz na turę czempion sam podbija sąsiedni region mimo każdej obrony, ale nie przy wejściu na mapę, przez przeprawę ani po rzucie; trzeba mieć żeton na ręce, bez jego zużycia. Zostaje tam, liczy się i przechodzi jak żeton.
power-warcraft-champion-brief = Raz na turę czempion w pojedynkę podbija region
power-warcraft-mining = Górnicy
power-warcraft-mining-rule = +1 moneta za każdy region z lochem zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-mining-brief = +1 moneta za każdy zajmowany loch
power-warcraft-mountaineer = Górale
power-warcraft-mountaineer-rule = +1 moneta za każdy region górski zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-mountaineer-brief = +1 moneta za każdy zajmowany region górski
power-warcraft-defensive = Strażnicy
power-warcraft-defensive-rule = Na koniec tury na polach tej rasy staje strażnica (razem 6), jeśli wokół zajmuje ona więcej regionów niż każda inna rasa: pól nikt nie podbije, cudze zdolności tam nie działają. Bez tej przewagi strażnica znika.
power-warcraft-defensive-brief = Przy przewadze dookoła pola są nietykalne
power-warcraft-swampwalker = Mieszkańcy bagien
power-warcraft-swampwalker-rule = +1 moneta za każdy region bagien zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-swampwalker-brief = +1 moneta za każdy zajmowany region bagien
power-warcraft-farmer = Rolnicy
power-warcraft-farmer-rule = +1 moneta za każdy region pól zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-farmer-brief = +1 moneta za każdy zajmowany region pól
power-warcraft-explorer = Odkrywcy
power-warcraft-explorer-rule = +1 moneta za każdy kontynent, na którym ta rasa zajmuje choć jeden region, dopóki jest aktywna.
power-warcraft-explorer-brief = +1 moneta za każdy kontynent, na którym jest rasa
power-warcraft-blacksmith = Kowale
power-warcraft-blacksmith-rule = Każdy region kosztuje o 1 żeton mniej (co najmniej 1).
power-warcraft-blacksmith-brief = Każdy region kosztuje o 1 żeton mniej
power-warcraft-portal_mage = Mistrzowie portali
power-warcraft-portal_mage-rule = Do dwóch razy na turę, przed przegrupowaniem, zamień miejscami wszystko z 2 regionów ze źródłem magii, czyichkolwiek lub pustych; góry, miejsca i zakryte znaleziska zostają. To nie podbój, nic nie ginie. Nie z nietykalnymi.
power-warcraft-portal_mage-brief = Dwa razy na turę zamieniają zawartość 2 źródeł magii
power-warcraft-seafaring = Żeglarze
power-warcraft-seafaring-rule = Bez przeprawy: region z kotwicą nie kosztuje dodatkowego żetonu, choćby był daleko, także przy wejściu na mapę.
power-warcraft-seafaring-brief = Żadnego dodatkowego żetonu za przeprawę
power-warcraft-fishing = Rybacy
power-warcraft-fishing-rule = +1 moneta za każdy region obok morza lub jeziora zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-fishing-brief = +1 moneta za każdy zajmowany region nad wodą
power-warcraft-ranger = Tropiciele
power-warcraft-ranger-rule = +1 moneta za każdy region lasu zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-ranger-brief = +1 moneta za każdy zajmowany region lasu
power-warcraft-battlemaster = Stratedzy
power-warcraft-battlemaster-rule = +1 moneta, od razu, za każdy niepusty region podbity przez tę rasę: z Murlokiem lub żetonem dowolnej rasy, aktywnej albo wymierającej, także twojej.
power-warcraft-battlemaster-brief = +1 moneta za każdy podbity niepusty region
power-warcraft-garrison = Budowniczy
power-warcraft-garrison-rule = Przy przegrupowaniu w każdym regionie tej rasy staje fort (1 na region, 10 na mapie): +1 do obrony, także gdy rasa wymiera, choć wtedy nowych już nie buduje. Przepada, gdy region jest porzucony lub podbity.
power-warcraft-garrison-brief = Fort w każdym regionie: +1 do obrony, też po wymarciu
power-warcraft-herbalist = Zielarze
power-warcraft-herbalist-rule = +1 moneta za każdy region wzgórz zajmowany przez tę rasę, dopóki jest aktywna.
power-warcraft-herbalist-brief = +1 moneta za każdy zajmowany region wzgórz
power-warcraft-marsh_dweller = Bagiennicy
power-warcraft-marsh_dweller-rule = Za każdy atak na bagna tej rasy, także nieudany, przeciwnik najpierw płaci ci 1 monetę; kto jej nie ma, nie może zaatakować. Działa też, gdy rasa wymiera.
power-warcraft-marsh_dweller-brief = Za atak na ich bagna przeciwnik płaci ci 1 monetę
power-warcraft-beastmaster = Poskramiacze
power-warcraft-beastmaster-rule = Na początku tury dawne bestie odchodzą, a na rękę przychodzi po jednej za każdy zajmowany region wzgórz (do 5). Liczą się jak żetony tej rasy; z utraconym regionem ginie bestia zamiast żetonu. Z wymarciem znikają.
power-warcraft-beastmaster-brief = Co turę bestia za każde wzgórza: walczy jak żeton
power-warcraft-intimidating = Zastraszający
power-warcraft-intimidating-rule = 3 razy na turę, przed kością: przestaw żeton przeciwnika, aktywny lub wymierający, z sąsiedniego regionu do innego regionu tej samej rasy; gdy go brak, przepada, a Murlok zawsze. Ścianę lub fort usuwa się najpierw, też za 1 raz.
power-warcraft-intimidating-brief = 3 razy na turę przeganiają cudzy żeton z sąsiedztwa


## Znaleziska: artefakty, przechodzą tam, gdzie ich użyto

find-warcraft-frostmourne = Ostrze Mrozu
find-warcraft-frostmourne-rule = Raz na turę podbij region o 2 żetony taniej (co najmniej 1). Ostrze tam zostaje; nieudany rzut też zużywa je na tę turę, ale wtedy zostaje, gdzie było.
find-warcraft-doomhammer = Młot Zagłady
find-warcraft-doomhammer-rule = Raz na turę podbij osiągalny region 1 żetonem (Taureni 2), bez przeprawy. Najpierw zapłać 2 monety temu, kto go zajmuje; jeśli nikt, Murlok albo twoja wymierająca rasa, płacisz bankowi. Młot tam zostaje.
find-warcraft-ashes_of_alar = Popioły Al'ara
find-warcraft-ashes_of_alar-rule = Raz na turę podbij dowolny region lądu na dowolnym kontynencie, jakby był sąsiedni: za zwykły koszt i bez przeprawy. Popioły tam zostają.
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
piece-warcraft-watch_tower = Strażnica
piece-warcraft-watch_tower-rule = Tego regionu nikt nie podbije, a cudze zdolności na niego nie działają, dopóki Strażnicy zajmują wokół niego więcej regionów niż każda inna rasa; Murloki i wymierająca rasa właściciela to też inne rasy.
piece-warcraft-objective = Cel wojskowy
piece-warcraft-objective-rule = Rasa spoza Hordy, która podbije ten region, dostaje z banku 2 monety; tyle samo właściciel Ludzi, jeśli to nie on sam. Cel wraca do właściciela. Gdy region podbija Horda, nic się nie dzieje.
piece-warcraft-champion = Czempion
piece-warcraft-champion-rule = Sam utrzymuje region i liczy się jak 1 żeton. Z podbitym regionem trafia do niewoli zamiast żetonu; właściciel od razu wykupuje go od zdobywcy za 1 monetę. Jeśli nie ma czym zapłacić, czempion przepada do końca gry.
piece-warcraft-beast = Bestia
piece-warcraft-beast-rule = Liczy się jak żeton swojej rasy w podbojach, obronie i przegrupowaniu; z utraconym regionem ginie bestia zamiast żetonu. Region, w którym na początku tury były same bestie, jest porzucony. Z wymarciem znika.
piece-warcraft-bomb = Bomba
piece-warcraft-bomb-rule = Nikt nie wie, co w niej jest: uzbrojonych jest 6 z 12. Odkrywa się ją na początku następnej tury Goblinów, jeśli region nadal zajmuje przeciwnik; w innym razie wraca na stos nieodkryta.
piece-warcraft-bomb_live = Uzbrojona bomba
piece-warcraft-bomb_live-rule = Działa jak podbój: właściciel traci 1 żeton, reszta się wycofuje, a region zostaje pusty. Ściana i fort przepadają, znalezisko i cel zostają. Bomba jest zużyta.
piece-warcraft-bomb_dud = Niewypał
piece-warcraft-bomb_dud-rule = Nic się nie dzieje. Bomba jest zużyta.
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

variant-warcraft-factions = Frakcje: dwóch na dwóch
variant-warcraft-factions-rule = Nasz własny wariant. Miejsca 1 i 3 to Przymierze, 2 i 4 Horda: bierz rasy swojej strony albo neutralne. Sojusznicy nie atakują się i na siebie nie działają. Decydują monety obu, potem ich żetony na mapie.
variant-warcraft-solo_easy = Samotnie przeciw murlokom: łatwo
variant-warcraft-solo_fair = Samotnie przeciw murlokom: znośnie
variant-warcraft-solo_hard = Samotnie przeciw murlokom: trudno
variant-warcraft-solo_grim = Samotnie przeciw murlokom: ponuro
variant-warcraft-solo_easy-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo murloki (2): przy kotwicy lub obok swoich, gdzie stoi najwyżej 1 obrońców. Co rundę mają monetę za region i jeszcze 1. Zdobądź więcej monet niż one.
variant-warcraft-solo_fair-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo murloki (2): przy kotwicy lub obok swoich, gdzie stoi najwyżej 1 obrońców. Co rundę mają monetę za region i jeszcze 3. Zdobądź więcej monet niż one.
variant-warcraft-solo_hard-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo murloki (3): przy kotwicy lub obok swoich, gdzie stoi najwyżej 1 obrońców. Co rundę mają monetę za region i jeszcze 1. Zdobądź więcej monet niż one.
variant-warcraft-solo_grim-rule = Nasz własny wariant. Po każdej twojej turze lądują losowo murloki (3): przy kotwicy lub obok swoich, gdzie stoi najwyżej 1 obrońców. Co rundę mają monetę za region i jeszcze 3. Zdobądź więcej monet niż one.
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


## Wydarzenia

event-warcraft-tribe_lost = Murlok z regionu { $region } przepada na zawsze.
event-warcraft-murloc_income = Murloki dostają { n-coins } i mają teraz { $total }.
event-warcraft-murloc_landed = Murlok ląduje w regionie { $region }.


## Składniki

summand-warcraft-tribe = Murlok
summand-warcraft-crossing = przeprawa
summand-warcraft-faction = premia frakcji
summand-warcraft-champion = czempion


## Powody

reason-warcraft-water = Region { $region } to morze lub jezioro: chodzą tam tylko Nagi.
reason-warcraft-not_entry = W regionie { $region } ta rasa nie wejdzie na mapę: prawie wszystkie zaczynają w regionie z kotwicą.


## Pomoc w terminalu

client-warcraft-help-notation = Ruchy można zapisać: pick 1, conquer 9, gamble 9, end, redeploy 9=4 10=3.
usage-warcraft-help = ?, ? orkowie
about-warcraft-help = ta pomoc; opis rasy, profesji, znaleziska, elementu lub terenu


## Słowa stołu

table-warcraft-power = Profesja


## Pudełko

box-warcraft = Warcraft
