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
generated-stay = Przy przegrupowaniu może zostać w regionach, które inni opuszczają{ $where }{ $when }.
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


## Szczególne zasady Podziemi: słowami tego, kto je tam ma

generated-use-altar = { find-altar_of_souls-rule }
generated-use-armour = { power-shield-rule }
generated-use-bag = { power-magic-rule }
generated-use-chasms = { race-spiderines-rule }
generated-use-clusters_pay = { power-quarreling-rule }
generated-use-coast_pairs = { power-fisher-rule }
generated-use-crossing = { race-lizardmen-rule }
generated-use-crowds_pay = { power-frightened-rule }
generated-use-crypt = { find-crypt_of_the_tomb_raider-rule }
generated-use-crystal_die = { race-will_o_wisps-rule }
generated-use-diamonds = { find-diamond_fields-rule }
generated-use-doormat = { find-flying_doormat-rule }
generated-use-fountain = { find-fountain_of_youth-rule }
generated-use-great_ancient = { race-cultists-rule }
generated-use-hammers = { race-iron_dwarves-rule }
generated-use-keep = { find-keep_on_the_motherland-rule }
generated-use-leaving = { race-kraken-rule }
generated-use-lost_mine = { find-mine_of_the_lost_dwarf-rule }
generated-use-martyrdom = { power-martyr-rule }
generated-use-one_cluster = { power-flocking-rule }
generated-use-orb = { find-shiny_orb-rule }
generated-use-pentacle = { find-wickedest_pentacle-rule }
generated-use-pipe = { find-great_brass_pipe-rule }
generated-use-places_pay = { power-adventurous-rule }
generated-use-queen = { power-royal-rule }
generated-use-rebirth = { power-reborn-rule }
generated-use-ring = { find-froggys_ring-rule }
generated-use-scepter = { find-scepter_of_avarice-rule }
generated-use-shielded = { race-gnomes-rule }
generated-use-socks = { find-stinky_trolls_socks-rule }
generated-use-solitude = { race-drow-rule }
generated-use-stonehedge = { find-stonehedge-rule }
generated-use-swap = { race-shadow_mimes-rule }
generated-use-sword = { find-sword_of_the_killer_rabbit-rule }
generated-use-theft = { power-thieving-rule }
generated-use-toll = { race-liches-rule }
generated-use-tomb = { power-tomb-rule }
generated-use-vanishing = { power-vanishing-rule }
generated-use-vengeance = { power-vengeful-rule }
generated-use-volcano = { race-flames-rule }
generated-use-wisdom = { power-wise-rule }
