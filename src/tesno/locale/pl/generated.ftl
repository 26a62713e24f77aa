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
n-nonempty =
    { $each ->
        [one] { $each } niepusty region
        [few] { $each } niepuste regiony
        [many] { $each } niepustych regionów
       *[other] { $each } niepustego regionu
    }
generated-spared = Gdy przeciwnik podbija region, nie ginie żaden żeton: wszystkie się wycofują{ $when }.
generated-conquest_only = Ponad liczby jeszcze { n-tokens }, ale tylko do podbojów: na koniec każdego przegrupowania tyle samo schodzi z mapy, a w następnej turze wraca na rękę.
generated-stays_in_decline = Zdolność zostaje przy wymierającej rasie.
generated-nothing = Żadnych sztuczek.


## Jeden opis na osobną zasadę; $n to liczba elementów

generated-use = Osobna zasada: { $trait }.
generated-use-berserk = { power-berserk-rule }
generated-use-camps =
    { $n ->
        [one] Przy przegrupowaniu postaw { $n } obozowisko w regionie tej rasy: +1 do obrony. Przestawiasz je co turę, z wymarciem znika.
        [few] Przy przegrupowaniu rozstaw { $n } obozowiska w regionach tej rasy: każde daje +1 do obrony. Przestawiasz je co turę, z wymarciem znikają.
        [many] Przy przegrupowaniu rozstaw { $n } obozowisk w regionach tej rasy: każde daje +1 do obrony. Przestawiasz je co turę, z wymarciem znikają.
       *[other] Przy przegrupowaniu rozstaw { $n } obozowiska w regionach tej rasy: każde daje +1 do obrony. Przestawiasz je co turę, z wymarciem znikają.
    }
generated-use-conversion = Raz na turę na przeciwnika: podbij sąsiedni region, zamieniając jedyny stojący tam aktywny żeton na żeton tej rasy z zasobnika. Wymaga żetonu na ręce, ale go nie zużywa.
generated-use-dragon = { power-dragon_master-rule }
generated-use-fortresses = Raz na turę przy przegrupowaniu możesz postawić twierdzę w regionie tej rasy (1 na region, { $n } na mapie): +1 moneta, dopóki rasa jest aktywna, i +1 do obrony, także gdy wymiera.
generated-use-heroes =
    { $n ->
        [one] Na koniec tury { $n } bohater staje w regionie tej rasy: region jest nietykalny, dopóki bohater nie odejdzie. Z wymarciem znika.
        [few] Na koniec tury bohaterowie ({ $n }) stają w różnych regionach tej rasy: są one nietykalne, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
        [many] Na koniec tury bohaterowie ({ $n }) stają w różnych regionach tej rasy: są one nietykalne, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
       *[other] Na koniec tury bohaterowie ({ $n }) stają w różnych regionach tej rasy: są one nietykalne, dopóki bohaterowie nie odejdą. Z wymarciem znikają.
    }
generated-use-holes =
    { $n ->
        [one] Pierwszy podbity region (razem { $n }) dostaje norkę: jest nietykalny. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
        [few] Pierwsze podbite regiony (razem { $n }) dostają norkę: są nietykalne. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
        [many] Pierwsze podbite regiony (razem { $n }) dostają norkę: są nietykalne. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
       *[other] Pierwsze podbite regiony (razem { $n }) dostają norkę: są nietykalne. Norka przepada na zawsze z wymarciem lub porzuceniem regionu.
    }
generated-use-peace = { power-diplomat-rule }
generated-use-roaming = Gdy wymierają, wszystkie żetony zostają na mapie i na samym początku twojej tury podbijają dalej, nawet twoją aktywną rasę. Utrata regionu kosztuje 1 żeton.
generated-use-spirit = { power-spirit-rule }
generated-use-stout = { power-stout-rule }
