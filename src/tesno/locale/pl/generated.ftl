### Opisy ras i zdolności wymyślonych przez graczy, złożone z ich deklaracji: jedno zdanie na słowo.
### $where to regiony w nawiasie albo nic, $when zaczyna się od przecinka albo jest puste, $sign to plus lub minus.


## Które regiony

where-anywhere = dowolny region
where-land = ląd
where-water = woda
where-coast = wybrzeże
where-edge = brzeg mapy
where-and = i
where-or = lub
where-not = nie
generated-when-always = , także gdy rasa wymiera
generated-when-decline = , tylko gdy rasa wymiera


## Jedno zdanie na cechę

generated-cost-less = Regiony{ $where } kosztują o { n-tokens } mniej (co najmniej 1){ $when }.
generated-cost-more = Regiony{ $where } kosztują o { n-tokens } więcej{ $when }.
generated-cost_beside-less = Regiony obok zajmowanego{ $where } kosztują o { n-tokens } mniej (co najmniej 1){ $when }.
generated-cost_beside-more = Regiony obok zajmowanego{ $where } kosztują o { n-tokens } więcej{ $when }.
generated-income-region = { $sign }{ n-coins } za każdy zajmowany region{ $where }{ $when }.
generated-income-turn = { $sign }{ n-coins } co turę{ $when }.
generated-income-conquest = { $sign }{ n-coins } za każdy niepusty region podbity w tej turze{ $when }.
generated-income-once = { $sign }{ n-coins }, jeden raz, na koniec pierwszej tury tej rasy{ $when }.
generated-entry = Wchodzi na mapę także przez te regiony{ $where }{ $when }.
generated-reach = Podbija te regiony bez sąsiedztwa z nimi, także przy wejściu na mapę{ $where }{ $when }.
generated-domain = Może podbijać i zajmować także te regiony{ $where }{ $when }.
generated-links = Dla podbojów tej rasy wszystkie te regiony sąsiadują ze sobą{ $where }{ $when }.
generated-defence = { $sign }{ $n } do obrony w każdym zajmowanym regionie{ $when }.
generated-defence-piece = W każdym zajmowanym regionie: { $piece }, { $sign }{ $n } do obrony{ $when }.
generated-recruits = Po podbojach { n-tokens } z zasobnika za każde podbite w tej turze { n-nonempty }{ $when }.
generated-recruits-region = Przy przegrupowaniu { n-tokens } z zasobnika za każdy zajmowany region{ $where }{ $when }.
n-nonempty =
    { $each ->
        [one] { $each } niepusty region
        [few] { $each } niepuste regiony
        [many] { $each } niepustych regionów
       *[other] { $each } niepustego regionu
    }
generated-spared = Gdy przeciwnik podbija region, nie ginie żaden żeton: wszystkie się wycofują{ $when }.
generated-leave = Przy przegrupowaniu opuszcza te regiony{ $where }{ $when }.
generated-no_crossing = Przeprawa przez morze nie kosztuje dodatkowego żetonu{ $where }{ $when }.
generated-stay = Przy przegrupowaniu może zostać w regionach, które inni opuszczają{ $where }{ $when }.
generated-conquest_only = Ponad liczby jeszcze { n-tokens }, ale tylko do podbojów: na koniec każdego przegrupowania tyle samo schodzi z mapy, a w następnej turze wraca na rękę.
generated-stays_in_decline = Zdolność zostaje przy wymierającej rasie.
generated-nothing = Żadnych sztuczek.


## Szczególne zasady wspólne dla pudełek

generated-use = Osobna zasada: { $trait }.
generated-use-conversion = Raz na turę na przeciwnika: podbij sąsiedni region, zamieniając jedyny stojący tam aktywny żeton na żeton tej rasy z zasobnika. Wymaga żetonu na ręce, ale go nie zużywa.
