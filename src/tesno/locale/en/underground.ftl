### All words of Underground alone, under keys with its name.
### A rule text says what the player needs, in our words, within 240 characters;
### a brief is its essence for a card, within 56 characters and without a full stop.
### "Held" is always by that very race; without another word an ability works only while the race is active.
### "As if empty": monsters, race tokens and mushroom armour don't count, a black mountain and the Keep do.


## Races

race-underground-cultists = Cultists
race-underground-cultists-rule = The Great Ancient stands in the first region they conquer: it is immune, and its neighbours cost the Cultists 1 token less (at least 1). At the start of each later turn it may move to any region they hold. Vanishes on decline.
race-underground-cultists-brief = Great Ancient: immune; neighbours cost 1 token less
race-underground-drow = Drow
race-underground-drow-rule = +1 coin for each region they hold with no other race (an opponent's, or your own in decline) and no monsters next to it. The Balrog next door is no trouble.
race-underground-drow-brief = +1 coin per region not next to other races or monsters
race-underground-flames = Flames
race-underground-flames-rule = When you pick them, put the volcano on a volcano spot; they enter the map beside it (rivers too). A region next to it, or linked to it by a chain of their own, they conquer as if empty: only a mountain or the Keep adds to its cost.
race-underground-flames-brief = Conquer regions linked to their volcano as if empty
race-underground-gnomes = Gnomes
race-underground-gnomes-rule = While active, in another player's turn nothing of that player's race, power, places and relics works on their regions or tokens. Numbers, the last-conquest roll and the Mummies' penalty still count. In your own turn all is as usual.
race-underground-gnomes-brief = Others' abilities and finds have no effect on them
race-underground-iron_dwarves = Iron Dwarves
race-underground-iron_dwarves-rule = At redeployment 1 silver hammer for each mine they hold (7 in all). On later turns hammers count as tokens, for conquest only and with at least 1 dwarf; after redeployment they are back with you. Lost on decline.
race-underground-iron_dwarves-brief = Each turn a hammer per mine: a token for conquest only
race-underground-kraken = Kraken
race-underground-kraken-rule = Need not leave rivers at redeployment: they hold them and earn coins for them, in decline too.
race-underground-kraken-brief = Hold rivers and earn coins for them, in decline too
race-underground-liches = Liches
race-underground-liches-rule = In decline: an opponent who conquers a region of theirs pays you 1 coin at once. Who has no coin can't conquer it. A failed roll costs nothing.
race-underground-liches-brief = In decline: whoever takes their region pays you 1 coin
race-underground-lizardmen = Lizardmen
race-underground-lizardmen-rule = In their conquests they pass through any number of linked rivers, empty or held, without conquering them: a region beyond is as good as adjacent. Entering the map works as usual.
race-underground-lizardmen-brief = Pass through rivers without conquering them
race-underground-mudmen = Mudmen
race-underground-mudmen-rule = At redeployment, 1 new token from the supply for each mud pool they hold, as long as the supply lasts.
race-underground-mudmen-brief = Each turn 1 new token per mud pool held
race-underground-mummies = Mummies
race-underground-mummies-rule = Every conquest costs 1 token more, even of a region taken as if empty or from Gnomes. But there are a great many of them.
race-underground-mummies-brief = A great many, but every conquest costs 1 token more
race-underground-ogres = Ogres
race-underground-ogres-rule = Every region costs 1 token less (at least 1).
race-underground-ogres-brief = Every region costs 1 token less
race-underground-shadow_mimes = Shadow Mimes
race-underground-shadow_mimes-rule = When you pick them, you may swap their power with any other visible one. Coins stay where they lie; you take tokens by the new power's number.
race-underground-shadow_mimes-brief = When picked, may swap power with any other visible one
race-underground-shrooms = Shrooms
race-underground-shrooms-rule = +1 coin for each mushroom forest they hold while active.
race-underground-shrooms-brief = +1 coin per mushroom forest held
race-underground-spiderines = Spiderines
race-underground-spiderines-rule = For their conquests every region bordering a chasm is adjacent to each of theirs; they may also enter the map in such a region, even a river. The chasm itself is out of bounds.
race-underground-spiderines-brief = All regions bordering a chasm are adjacent to theirs
race-underground-will_o_wisps = Will-o'-Wisps
race-underground-will_o_wisps-rule = Before conquering a crystal region, or one next to a crystal region they hold, you may name it and roll the die: it costs that much less (at least 1). If that is not enough, conquests are over. Needs a token in hand.
race-underground-will_o_wisps-brief = A die roll makes crystals and their neighbours cheaper


## Powers

power-underground-adventurous = Adventurous
power-underground-adventurous-rule = +1 coin for each region with a place this race holds while active.
power-underground-adventurous-brief = +1 coin per region held with a place
power-underground-fisher = Fisher
power-underground-fisher-rule = +1 coin for every 2 regions on the bank of a river (not rivers themselves) this race holds while active. An odd one pays nothing.
power-underground-fisher-brief = +1 coin per 2 regions held on a river bank
power-underground-flocking = Flocking
power-underground-flocking-rule = +2 coins if all regions this race holds form one cluster; a single region will do. The Great Brass Pipe and the Spiderines' chasms link regions too.
power-underground-flocking-brief = +2 coins if all regions held form a single cluster
power-underground-frightened = Frightened
power-underground-frightened-rule = +1 coin for each region with 3 or more tokens of this race while it is active. Hammers don't count.
power-underground-frightened-brief = +1 coin per region with 3 or more of its tokens
power-underground-immortal = Immortal
power-underground-immortal-rule = When a region of this race is conquered, no token is lost, not even to the Balrog: all of them retreat. A token swapped by a Vampire race or the Shiny Orb is lost all the same.
power-underground-immortal-brief = Retreats from a lost region without losing a token
power-underground-magic = Magic
power-underground-magic-rule = Each turn the bag copies one relic on the map, anybody's or nobody's: it works and moves like it, but never together with it. It can't be stolen, and returns to hand when its region is lost or abandoned. Vanishes on decline.
power-underground-magic-brief = Each turn the bag copies any relic on the map
power-underground-martyr = Martyr
power-underground-martyr-rule = +1 coin from the bank each time an opponent conquers a region of this race while it is active.
power-underground-martyr-brief = +1 coin per region lost to an opponent
power-underground-mining = Mining
power-underground-mining-rule = +1 coin for each mine this race holds while active.
power-underground-mining-brief = +1 coin per mine held
power-underground-muddy = Muddy
power-underground-muddy-rule = +1 coin for each mud pool this race holds, in decline too.
power-underground-muddy-brief = +1 coin per mud pool held, in decline too
power-underground-mystic = Mystic
power-underground-mystic-rule = +1 coin for each crystal region this race holds while active.
power-underground-mystic-brief = +1 coin per crystal region held
power-underground-quarreling = Quarreling
power-underground-quarreling-rule = +1 coin for each separate cluster of regions this race holds while active; a lonely region is a cluster too. Only borders drawn on the map count.
power-underground-quarreling-brief = +1 coin per separate cluster of regions held
power-underground-reborn = Reborn
power-underground-reborn-rule = In decline: at the start of each of your turns you may empty 1 or 2 regions of this race and put 1 new token of your active race in each, from the supply or, if it is empty, from hand. This is no conquest.
power-underground-reborn-brief = In decline gives your active race up to 2 regions a turn
power-underground-royal = Royal
power-underground-royal-rule = At the end of your turn the Queen stands in a region of this race: nobody can conquer or affect it until she moves. In decline she stays where she is and goes on protecting.
power-underground-royal-brief = The Queen makes her region immune, in decline too
power-underground-shield = Shield
power-underground-shield-rule = At the end of each turn 1 mushroom armour (8 in all) per mushroom forest held, in any regions of this race, even all in one: +1 defence each, also in decline. It never moves; gone once the region is abandoned or conquered.
power-underground-shield-brief = Each turn 1 armour per mushroom forest: +1 defence
power-underground-stone = Stone
power-underground-stone-rule = +1 coin for each black mountain this race holds while active.
power-underground-stone-brief = +1 coin per black mountain held
power-underground-thieving = Thieving
power-underground-thieving-rule = At the end of your turn take 1 coin from each player with tokens of an active race next to a region of this race; immunity is no help. Gnomes can't be robbed, and who has no coin pays nothing.
power-underground-thieving-brief = Each turn take 1 coin from every active race beside it
power-underground-tomb = Tomb
power-underground-tomb-rule = On decline all tokens on the map stay; you may redeploy them once, before the coins. Later a lost region costs 1 token, the others retreat to regions of this race. If your own active race takes the region, all are lost.
power-underground-tomb-brief = In decline all tokens stay; a lost region costs only 1
power-underground-vampire = Vampire
power-underground-vampire-rule = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for one of yours from the supply (if empty, from hand). Only immunity and Gnomes withstand it. Needs a token in hand.
power-underground-vampire-brief = Conquer by swapping a lone active token for your own
power-underground-vanishing = Vanishing
power-underground-vanishing-rule = On decline all tokens of this race leave the map, and you get 2 coins instead of 1 for each region they held. Your earlier race in decline leaves as well.
power-underground-vanishing-brief = On decline leaves the map for 2 coins per region
power-underground-vengeful = Vengeful
power-underground-vengeful-rule = Whoever attacks any of your races, even in vain, gets a vengeance marker. In your next turn every region of that player, active or in decline, costs this race 1 token less (at least 1).
power-underground-vengeful-brief = Your attackers' regions cost 1 token less
power-underground-wise = Wise
power-underground-wise-rule = In decline: +2 coins at the end of each of your turns as long as this race holds a region. The turn of the decline counts.
power-underground-wise-brief = In decline: +2 coins every turn


## Finds: places, which never move

find-underground-altar_of_souls = Altar of Souls
find-underground-altar_of_souls-rule = Once per turn, after the coins, its holder may discard one token of their own race in decline, from any region, for 3 coins. Works in decline too.
find-underground-crypt_of_the_tomb_raider = Crypt of the Tomb-raider
find-underground-crypt_of_the_tomb_raider-rule = At the end of your turn the Ghost may go to any region (but not this one or others' Gnomes) and make it immune. If the Crypt's race declines, it stays and still protects. It leaves when the Crypt is conquered or abandoned.
find-underground-diamond_fields = Diamond Fields
find-underground-diamond_fields-rule = +1 coin for this region and for each other region of the same terrain held by the same race, in decline too.
find-underground-great_brass_pipe = Great Brass Pipe
find-underground-great_brass_pipe-rule = For the active race that holds it, all regions of this terrain are adjacent to each other: in conquests and for Flocking. Elsewhere only borders drawn on the map count.
find-underground-fountain_of_youth = Fountain of Youth
find-underground-fountain_of_youth-rule = At the start of your turn the active race that holds it gets 1 new token from the supply. An empty supply gives nothing.
find-underground-keep_on_the_motherland = Keep on the Motherland
find-underground-keep_on_the_motherland-rule = +1 coin and +1 defence for whoever holds it, in decline too. The defence counts even when the region is conquered as if empty.
find-underground-mine_of_the_lost_dwarf = Mine of the Lost Dwarf
find-underground-mine_of_the_lost_dwarf-rule = +2 coins for whoever holds it, in decline too. The Scepter of Avarice does not double them.
find-underground-stonehedge = Stonehedge
find-underground-stonehedge-rule = When found, a random power from the pile becomes its ability for the rest of the game (the number is ignored); the race that holds it may use it. In decline only powers that work in decline do.
find-underground-wickedest_pentacle = Wickedest Pentacle
find-underground-wickedest_pentacle-rule = When found, and then once per turn, you may send the Balrog to a region bordering it, even a river: it is conquered, its owner loses 2 tokens instead of 1. Nobody can take it while the Balrog is there, and it pays nobody.


## Finds: relics, which move to where they were used with success

find-underground-flying_doormat = Flying Doormat
find-underground-flying_doormat-rule = Once per turn conquer any region of the map, adjacent or not, at its usual cost, also when entering the map. No use against immunity, Gnomes and chasms. The Doormat moves there.
find-underground-froggys_ring = Froggy's Ring
find-underground-froggys_ring-rule = At the end of your turn you may put it in a region of your active race and take 1 coin from each player with tokens of an active race next to it. Gnomes can't be robbed, and who has no coin pays nothing.
find-underground-stinky_trolls_socks = Stinky Troll's Socks
find-underground-stinky_trolls_socks-rule = Once per turn conquer a region in reach as if empty: only a mountain or the Keep adds to its cost. Its owner loses no token, all retreat. No use against Gnomes. The Socks move there.
find-underground-scepter_of_avarice = Scepter of Avarice
find-underground-scepter_of_avarice-rule = At the end of your turn, before the coins, you may put it in a region of your active race: what the bank pays for that very region is doubled. Not so bonuses for a whole set and the +2 of the Mine of the Lost Dwarf.
find-underground-shiny_orb = Shiny Orb
find-underground-shiny_orb-rule = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for one of yours from the supply (if empty, from hand). Only immunity and Gnomes withstand it. Needs a token in hand. It moves there.
find-underground-sword_of_the_killer_rabbit = Sword of the Killer Rabbit
find-underground-sword_of_the_killer_rabbit-rule = Once per turn conquer a region in reach for 2 tokens less (at least 1). No use against Gnomes. The Sword moves there; after a failed roll it stays where it was.


## Pieces

piece-underground-monster = Monster
piece-underground-monster-rule = +1 to the cost of its region, which counts as non-empty; they sit in pairs. Once conquered they are gone for good, and a place or a relic is found there.
piece-underground-black_mountain = Black Mountain
piece-underground-black_mountain-rule = +1 defence for whoever holds the region, even when it is conquered as if empty; it never moves. A mountain with no monster or race token is an empty region.
piece-underground-volcano = Volcano
piece-underground-volcano-rule = A region next to it, or linked to it by a chain of regions of the Flames, they conquer as if empty: monsters, tokens and armour don't count. It never moves and vanishes when the Flames decline.
piece-underground-great_ancient = Great Ancient
piece-underground-great_ancient-rule = Nobody can conquer this region or affect it, and its neighbours cost the Cultists 1 token less (at least 1). If the region is abandoned, it goes to the next one they conquer. Vanishes on decline.
piece-underground-balrog = Balrog
piece-underground-balrog-rule = Nobody can take this region, it pays nobody, and finds in it are of no use. The active holder of the Pentacle moves it, but not into immune regions, to Gnomes or monsters, or into regions of their own active race.
piece-underground-ghost = Ghost
piece-underground-ghost-rule = As long as the Ghost is here, nobody can conquer this region, and no ability of another player touches it. It leaves when the Crypt is conquered or abandoned.
piece-underground-queen = Queen
piece-underground-queen-rule = As long as the Queen is here, nobody can conquer this region, and no ability of another player touches it. In decline she stays put and protects; she leaves when her race no longer holds the region.
piece-underground-mushroom_armour = Mushroom Armour
piece-underground-mushroom_armour-rule = +1 defence, in decline too. It never moves; gone once the region is abandoned or conquered, or the race leaves the map. No help against a conquest as if empty, a swapped token or the Balrog.
piece-underground-vengeance = Vengeance Marker
piece-underground-vengeance-rule = Lies with a player who attacked the owner of a Vengeful race: in that owner's next turn all regions of this player cost the Vengeful race 1 token less (at least 1). Then it is taken back.
piece-underground-silver_hammer = Silver Hammer
piece-underground-silver_hammer-rule = Counts as a token of the Iron Dwarves, for conquest only and with at least 1 dwarf, from the turn after it was gained. After redeployment it is back with its owner. Lost on decline.
piece-underground-bag = Magic Bag
piece-underground-bag-rule = Each turn it copies one relic on the map: it works and moves like it, but never in one region or one conquest with it. Nobody can steal it; when its region is lost or abandoned, it returns to hand.


## Terrain and symbols

terrain-underground-mushroom = Mushroom Forest
terrain-underground-mushroom-rule = Pays Shrooms +1 coin and gives Shield races a mushroom armour.
terrain-underground-mine = Mine
terrain-underground-mine-rule = Pays Mining races +1 coin and gives Iron Dwarves a silver hammer.
terrain-underground-mud = Mud Pool
terrain-underground-mud-rule = Pays Muddy races +1 coin, in decline too, and gives Mudmen a new token.
terrain-underground-crystal = Mystic Crystal
terrain-underground-crystal-rule = Pays Mystic races +1 coin. Will-o'-Wisps may roll the die before conquering it or, if they hold it, a neighbour of it.
terrain-underground-mountain = Black Mountain
terrain-underground-mountain-rule = A black mountain stands here: the region costs 1 token more. Pays Stone races +1 coin.
terrain-underground-river = River
terrain-underground-river-rule = Costs 1 token instead of 2. At redeployment all but the Kraken must leave it. At the map's edge it is a place of entry too. Lizardmen cross it without conquering it.
terrain-underground-chasm = Bottomless Chasm
terrain-underground-chasm-rule = Nobody can enter, cross or hold it. For the conquests of Spiderines every region on its brink is adjacent to theirs.
symbol-underground-volcano = Volcano spot
symbol-underground-volcano-rule = Here the Flames may put their volcano when they are picked; they then enter the map beside it.


## Table options

option-underground-own_decline_defends-rule = On: when you conquer your own race in decline, each own token there adds 1 to the cost. Off: only markers such as black mountains count.


## Questions, for the status line

step-underground-ancient = Move the Great Ancient to another region, or leave it where it is
step-underground-volcano = Choose a place for the volcano
step-underground-leave = Choose rivers to leave, or stay
step-underground-swap = Swap the power for another visible one, or keep it
step-underground-rebirth = Choose regions for the rebirth, or go without
step-underground-queen = Place the Queen
step-underground-armour = Place mushroom armour
step-underground-ghost = Move the Ghost, or leave it where it is
step-underground-ring = Put the ring in a region and rob its neighbours, or leave it
step-underground-scepter = Put the scepter in a region, or leave it
step-underground-bag = Choose a relic for the bag to copy, or go without
step-underground-altar = Discard a token in decline for coins, or go without
step-underground-balrog = Send out the Balrog, or go without
step-underground-wisp = Choose a target for the crystal die
step-underground-orb = Choose a token to replace with the orb


## Choices

choice-underground-skip-ancient = Leave the Great Ancient where it is
choice-underground-skip-leave = Stay
choice-underground-skip-swap = Keep the power
choice-underground-skip-ghost = Leave the Ghost where it is
choice-underground-ancient = The Great Ancient to { $region }
choice-underground-volcano = The volcano in { $region }
choice-underground-leave = Leave { $region }
choice-underground-rebirth = Rebirth in { $region }
choice-underground-queen = The Queen to { $region }
choice-underground-ghost = The Ghost to { $region }
choice-underground-ring = The ring to { $region }
choice-underground-scepter = The scepter to { $region }
choice-underground-altar = Discard a token in { $region }
choice-underground-balrog = region { $region }: the Balrog
choice-underground-wisp = region { $region }: with the crystal die
choice-underground-orb = region { $region }: swap the token with the orb
choice-underground-vanish = Go into decline and vanish


## Events

event-underground-conquered-balrog = With the Balrog { $player } takes region { $region }: { $race }.
event-underground-tribe_lost = The monsters in region { $region } are gone for good.
event-underground-granted = { $find } gets a power: { $power }.
event-underground-swapped = { $player } swaps the power; now it is: { $power }.
event-underground-volcano = { $player } puts the volcano in region { $region }.
event-underground-reborn = Rebirth: { $player } puts an active token in region { $region }.
event-underground-marked = A vengeance marker ({ $player }) goes to: { $other }.


## Summands

summand-underground-tribe = monsters
summand-underground-river = river


## Reasons

reason-underground-water = Region { $region } is a bottomless chasm: nobody can go there.
reason-underground-not_entry = Region { $region } is no place of entry for this race: most races begin at the edge of the map.
reason-underground-tribe_here = There are monsters in region { $region }.


## Help in the terminal

client-underground-help-notation = Moves can be written out: pick 1, conquer 9, gamble 9, end, redeploy 9=4 10=3, armours 9=2 10=1.
usage-underground-help = ?, ? ogres
about-underground-help = this help; the rule of a race, power, find, piece or terrain


## Odd rules for races and powers of the players' own; $n is a number of pieces

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


## At the table, in the browser

ui-underground-choose-leave =
    { $n ->
        [one] Leave { $n } river
       *[other] Leave { $n } rivers
    }
ui-underground-choose-rebirth =
    { $n ->
        [one] Rebirth in { $n } region
       *[other] Rebirth in { $n } regions
    }


## Box and maps

box-underground = Underground
map-underground-2 = The Crevice: 2 players
map-underground-3 = The Grotto: 3 players
map-underground-4 = The Catacombs: 4 players
map-underground-5 = The Anthill, a map of our own: 5 players


## How to play

howto-underground-turn-conquer = Take region after region while your tokens last. The first one lies at the edge of the map. Every other one borders a region of this race.
howto-underground-turn-redeploy = Leave the rivers (only Kraken may stay), then spread your tokens anew over the regions of this race as you like; at least 1 stays in each.
howto-underground-cost = 2 tokens (a river only 1), and 1 more for each token of another player there, each monster, each black mountain and each other defence. Abilities lower the cost, never below 1.
howto-underground-adds-tribe =
    { $guard ->
        [one] { $guard } monster sits in each of their regions. Whoever drives it out finds something there.
       *[other] { $guard } monsters sit in each of their regions. Whoever drives them out finds something there.
    }
howto-underground-adds-finds =
    { $finds ->
        [one] There is { $finds } place or relic; nobody knows which are in the game. It works for whoever holds its region. Places stay; a relic moves to where it was used.
       *[other] There are { $finds } places and relics; nobody knows which are in the game. They work for whoever holds their region. Places stay; a relic moves to where it was used.
    }
howto-underground-adds-river = A river is a way, not a home: it costs 1 token, and when redeploying all but Kraken leave it. At the edge of the map it is a way in, too.
howto-underground-adds-chasm = A chasm can't be entered or held by anybody.
howto-underground-adds-immune = Great Ancient, Queen, Ghost and Balrog make a region immune: nobody can conquer it.
