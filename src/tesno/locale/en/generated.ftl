### Rule texts made from the declaration of a race or power of the players' own: one sentence per word.
### $where is a selector in parentheses or nothing, $when begins with a comma or is nothing, $sign is + or −.


## Which regions

where-anywhere = any region
where-land = land
where-water = water
where-coast = shore
where-edge = edge of the map
where-and = and
where-or = or
where-not = not
generated-when-always = , in decline too
generated-when-decline = , in decline only


## One sentence per modifier

generated-cost-less = Regions{ $where } cost { n-tokens } less (at least 1){ $when }.
generated-cost-more = Regions{ $where } cost { n-tokens } more{ $when }.
generated-cost_beside-less = Regions next to a held one{ $where } cost { n-tokens } less (at least 1){ $when }.
generated-cost_beside-more = Regions next to a held one{ $where } cost { n-tokens } more{ $when }.
generated-income-region = { $sign }{ n-coins } for each region held{ $where }{ $when }.
generated-income-turn = { $sign }{ n-coins } each turn{ $when }.
generated-income-conquest = { $sign }{ n-coins } for each non-empty region conquered this turn{ $when }.
generated-income-once = { $sign }{ n-coins } once, at the end of the first turn of this race{ $when }.
generated-entry = Enters the map through these regions too{ $where }{ $when }.
generated-reach = Conquers these regions without being next to them, also when entering the map{ $where }{ $when }.
generated-domain = May conquer and hold these regions too{ $where }{ $when }.
generated-links = For its conquests these regions are all adjacent to each other{ $where }{ $when }.
generated-defence = { $sign }{ $n } defence in every region held{ $when }.
generated-defence-piece = In every region held: { $piece }, { $sign }{ $n } defence{ $when }.
generated-recruits = After the conquests, { n-tokens } from the supply for every { n-nonempty } conquered this turn{ $when }.
generated-recruits-region = At redeployment, { n-tokens } from the supply for each region held{ $where }{ $when }.
n-nonempty =
    { $each ->
        [one] { $each } non-empty region
       *[other] { $each } non-empty regions
    }
generated-spared = When an opponent conquers a region, no token is lost: all retreat{ $when }.
generated-leave = Leaves these regions at redeployment{ $where }{ $when }.
generated-stay = May stay at redeployment in regions that others leave{ $where }{ $when }.
generated-conquest_only = { n-tokens } more than the numbers say, for conquest only: at the end of each redeployment as many leave the map, next turn they are back in hand.
generated-stays_in_decline = The power stays with its race in decline.
generated-nothing = No tricks at all.


## One text per odd rule; $n is a number of pieces

generated-use = A rule of its own: { $trait }.
generated-use-berserk = { power-berserk-rule }
generated-use-camps =
    { $n ->
        [one] At redeployment place { $n } encampment in a region of this race: +1 defence. It may move every turn and vanishes on decline.
       *[other] At redeployment place { $n } encampments in regions of this race: +1 defence each. They may move every turn and vanish on decline.
    }
generated-use-conversion = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for one of this race from the supply. Needs a token in hand, not spent.
generated-use-dragon = { power-dragon_master-rule }
generated-use-fortresses = Once per turn, at redeployment, you may build a fortress in a region of this race (1 per region, { $n } on the map): +1 coin while the race is active, +1 defence also in decline.
generated-use-heroes =
    { $n ->
        [one] At the end of your turn { $n } hero stands in a region of this race: it is immune until the hero moves. Vanishes on decline.
       *[other] At the end of your turn { $n } heroes stand in different regions of this race: those are immune until the heroes move. They vanish on decline.
    }
generated-use-holes =
    { $n ->
        [one] The first { $n } region conquered gets a hole and is immune. A hole is gone for good on decline or when the region is abandoned.
       *[other] The first { $n } regions conquered get a hole and are immune. A hole is gone for good on decline or when the region is abandoned.
    }
generated-use-peace = { power-diplomat-rule }
generated-use-roaming = In decline all tokens on the map stay and go on conquering at the very start of your turn, even against your active race. A lost region costs them 1 token.
generated-use-spirit = { power-spirit-rule }
generated-use-stout = { power-stout-rule }


## Odd rules of Underground: the words of whoever has them there

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
