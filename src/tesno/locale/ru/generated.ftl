### Тексты правил из описания рас и способностей, придуманных игроками: одно предложение на слово.
### $where — регионы в скобках или ничего, $when начинается с запятой или пусто, $sign — плюс или минус.


## Какие регионы

where-anywhere = любой регион
where-land = суша
where-water = вода
where-coast = берег
where-edge = край карты
where-and = и
where-or = или
where-not = не
generated-when-always = , в том числе в угасании
generated-when-decline = , только в угасании


## Одно предложение на свойство

generated-cost-less = Регионы{ $where } стоят на { n-tokens } меньше (но не меньше 1){ $when }.
generated-cost-more = Регионы{ $where } стоят на { n-tokens } больше{ $when }.
generated-cost_beside-less = Регионы по соседству с занятым{ $where } стоят на { n-tokens } меньше (но не меньше 1){ $when }.
generated-cost_beside-more = Регионы по соседству с занятым{ $where } стоят на { n-tokens } больше{ $when }.
generated-income-region = { $sign }{ n-coins } за каждый занятый регион{ $where }{ $when }.
generated-income-turn = { $sign }{ n-coins } каждый ход{ $when }.
generated-income-conquest = { $sign }{ n-coins } за каждый непустой регион, захваченный в этот ход{ $when }.
generated-income-once = { $sign }{ n-coins } один раз, в конце первого хода этой расы{ $when }.
generated-entry = Выходит на карту и через эти регионы{ $where }{ $when }.
generated-reach = Захватывает эти регионы без соседства с ними, в том числе при выходе на карту{ $where }{ $when }.
generated-domain = Может захватывать и занимать и эти регионы{ $where }{ $when }.
generated-links = Для завоеваний этой расы все эти регионы — соседи{ $where }{ $when }.
generated-defence = { $sign }{ $n } к защите в каждом занятом регионе{ $when }.
generated-defence-piece = В каждом занятом регионе: { $piece }, { $sign }{ $n } к защите{ $when }.
generated-recruits = После завоеваний — { n-tokens } из запаса за каждые захваченные в этот ход { n-nonempty }{ $when }.
generated-recruits-region = При перегруппировке — { n-tokens } из запаса за каждый занятый регион{ $where }{ $when }.
n-nonempty =
    { $each ->
        [one] { $each } непустой регион
        [few] { $each } непустых региона
        [many] { $each } непустых регионов
       *[other] { $each } непустого региона
    }
generated-spared = Когда соперник захватывает регион, ни один жетон не теряется: все отступают{ $when }.
generated-leave = При перегруппировке покидает эти регионы{ $where }{ $when }.
generated-stay = При перегруппировке может остаться в регионах, которые другие покидают{ $where }{ $when }.
generated-conquest_only = Сверх чисел — { n-tokens }, но только для завоеваний: в конце каждой перегруппировки столько же уходит с карты, а в следующий ход возвращается в руку.
generated-stays_in_decline = В угасании способность остаётся с расой.
generated-nothing = Никаких хитростей.


## Один текст на особое правило; $n — число фишек

generated-use = Особое правило: { $trait }.
generated-use-berserk = { power-berserk-rule }
generated-use-camps =
    { $n ->
        [one] При перегруппировке поставьте { $n } лагерь в регион этой расы: +1 к защите. Каждый ход его можно переставить, с угасанием он исчезает.
        [few] При перегруппировке расставьте { $n } лагеря по регионам этой расы: каждый даёт +1 к защите. Каждый ход их можно переставить, с угасанием они исчезают.
        [many] При перегруппировке расставьте { $n } лагерей по регионам этой расы: каждый даёт +1 к защите. Каждый ход их можно переставить, с угасанием они исчезают.
       *[other] При перегруппировке расставьте { $n } лагеря по регионам этой расы: каждый даёт +1 к защите. Каждый ход их можно переставить, с угасанием они исчезают.
    }
generated-use-conversion = Раз за ход против каждого соперника: захватите соседний регион, заменив единственный стоящий там активный жетон жетоном этой расы из запаса. Нужен жетон в руке, он не тратится.
generated-use-dragon = { power-dragon_master-rule }
generated-use-fortresses = Раз за ход при перегруппировке можно поставить крепость в регион этой расы (1 на регион, { $n } на карте): +1 монета, пока раса активна, и +1 к защите, в том числе в угасании.
generated-use-heroes =
    { $n ->
        [one] В конце хода { $n } герой встаёт в регион этой расы: регион неприкосновенен, пока герой не уйдёт. С угасанием герой исчезает.
        [few] В конце хода { $n } героя встают в разные регионы этой расы: те неприкосновенны, пока герои не уйдут. С угасанием герои исчезают.
        [many] В конце хода { $n } героев встают в разные регионы этой расы: те неприкосновенны, пока герои не уйдут. С угасанием герои исчезают.
       *[other] В конце хода { $n } героя встают в разные регионы этой расы: те неприкосновенны, пока герои не уйдут. С угасанием герои исчезают.
    }
generated-use-holes =
    { $n ->
        [one] Нора появляется в первом захваченном регионе (всего { $n }): он неприкосновенен. Нора гибнет навсегда, если раса угасает или регион покинут.
        [few] Нора появляется в каждом из первых захваченных регионов (всего { $n }): они неприкосновенны. Нора гибнет навсегда, если раса угасает или регион покинут.
        [many] Нора появляется в каждом из первых захваченных регионов (всего { $n }): они неприкосновенны. Нора гибнет навсегда, если раса угасает или регион покинут.
       *[other] Нора появляется в каждом из первых захваченных регионов (всего { $n }): они неприкосновенны. Нора гибнет навсегда, если раса угасает или регион покинут.
    }
generated-use-peace = { power-diplomat-rule }
generated-use-roaming = Угасая, все жетоны остаются на карте и в самом начале вашего хода продолжают завоевания, даже против вашей активной расы. За потерянный регион теряют 1 жетон.
generated-use-spirit = { power-spirit-rule }
generated-use-stout = { power-stout-rule }


## Особые правила «Подземного мира»: словами того, кому они там принадлежат

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
