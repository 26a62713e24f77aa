### Underground: races, powers, finds, pieces, terrain. A rule text says what the player needs, in our words, within 240 characters;
### a brief is its essence for a card, within 56 characters and without a full stop.
### "Held" is always by that very race; without another word an ability works only while the race is active.
### "As if empty": monsters, race tokens and mushroom armour don't count, a black mountain and the Keep do.


## Races

race-cultists = Cultists
race-cultists-rule = The Great Ancient stands in the first region they conquer: it is immune, and its neighbours cost the Cultists 1 token less (at least 1). At the start of each later turn it may move to any region they hold. Vanishes on decline.
race-cultists-brief = Great Ancient: immune; neighbours cost 1 token less
race-drow = Drow
race-drow-rule = +1 coin for each region they hold with no other race (an opponent's, or your own in decline) and no monsters next to it. The Balrog next door is no trouble.
race-drow-brief = +1 coin per region not next to other races or monsters
race-flames = Flames
race-flames-rule = When you pick them, put the volcano on a volcano spot; they enter the map beside it (rivers too). A region next to it, or linked to it by a chain of their own, they conquer as if empty: only a mountain or the Keep adds to its cost.
race-flames-brief = Conquer regions linked to their volcano as if empty
race-gnomes = Gnomes
race-gnomes-rule = While active, in another player's turn nothing of that player's race, power, places and relics works on their regions or tokens. Numbers, the last-conquest roll and the Mummies' penalty still count. In your own turn all is as usual.
race-gnomes-brief = Others' abilities and finds have no effect on them
race-iron_dwarves = Iron Dwarves
race-iron_dwarves-rule = At redeployment 1 silver hammer for each mine they hold (7 in all). On later turns hammers count as tokens, for conquest only and with at least 1 dwarf; after redeployment they are back with you. Lost on decline.
race-iron_dwarves-brief = Each turn a hammer per mine: a token for conquest only
race-kraken = Kraken
race-kraken-rule = Need not leave rivers at redeployment: they hold them and earn coins for them, in decline too.
race-kraken-brief = Hold rivers and earn coins for them, in decline too
race-liches = Liches
race-liches-rule = In decline: an opponent who conquers a region of theirs pays you 1 coin at once. Who has no coin can't conquer it. A failed roll costs nothing.
race-liches-brief = In decline: whoever takes their region pays you 1 coin
race-lizardmen = Lizardmen
race-lizardmen-rule = In their conquests they pass through any number of linked rivers, empty or held, without conquering them: a region beyond is as good as adjacent. Entering the map works as usual.
race-lizardmen-brief = Pass through rivers without conquering them
race-mudmen = Mudmen
race-mudmen-rule = At redeployment, 1 new token from the supply for each mud pool they hold, as long as the supply lasts.
race-mudmen-brief = Each turn 1 new token per mud pool held
race-mummies = Mummies
race-mummies-rule = Every conquest costs 1 token more, even of a region taken as if empty or from Gnomes. But there are a great many of them.
race-mummies-brief = A great many, but every conquest costs 1 token more
race-ogres = Ogres
race-ogres-rule = Every region costs 1 token less (at least 1).
race-ogres-brief = Every region costs 1 token less
race-shadow_mimes = Shadow Mimes
race-shadow_mimes-rule = When you pick them, you may swap their power with any other visible one. Coins stay where they lie; you take tokens by the new power's number.
race-shadow_mimes-brief = When picked, may swap power with any other visible one
race-shrooms = Shrooms
race-shrooms-rule = +1 coin for each mushroom forest they hold while active.
race-shrooms-brief = +1 coin per mushroom forest held
race-spiderines = Spiderines
race-spiderines-rule = For their conquests every region bordering a chasm is adjacent to each of theirs; they may also enter the map in such a region, even a river. The chasm itself is out of bounds.
race-spiderines-brief = All regions bordering a chasm are adjacent to theirs
race-will_o_wisps = Will-o'-Wisps
race-will_o_wisps-rule = Before conquering a crystal region, or one next to a crystal region they hold, you may name it and roll the die: it costs that much less (at least 1). If that is not enough, conquests are over. Needs a token in hand.
race-will_o_wisps-brief = A die roll makes crystals and their neighbours cheaper


## Powers

power-adventurous = Adventurous
power-adventurous-rule = +1 coin for each region with a place this race holds while active.
power-adventurous-brief = +1 coin per region held with a place
power-fisher = Fisher
power-fisher-rule = +1 coin for every 2 regions on the bank of a river (not rivers themselves) this race holds while active. An odd one pays nothing.
power-fisher-brief = +1 coin per 2 regions held on a river bank
power-flocking = Flocking
power-flocking-rule = +2 coins if all regions this race holds form one cluster; a single region will do. The Great Brass Pipe and the Spiderines' chasms link regions too.
power-flocking-brief = +2 coins if all regions held form a single cluster
power-frightened = Frightened
power-frightened-rule = +1 coin for each region with 3 or more tokens of this race while it is active. Hammers don't count.
power-frightened-brief = +1 coin per region with 3 or more of its tokens
power-immortal = Immortal
power-immortal-rule = When a region of this race is conquered, no token is lost, not even to the Balrog: all of them retreat. A token swapped by a Vampire race or the Shiny Orb is lost all the same.
power-immortal-brief = Retreats from a lost region without losing a token
power-magic = Magic
power-magic-rule = Each turn the bag copies one relic on the map, anybody's or nobody's: it works and moves like it, but never together with it. It can't be stolen, and returns to hand when its region is lost or abandoned. Vanishes on decline.
power-magic-brief = Each turn the bag copies any relic on the map
power-martyr = Martyr
power-martyr-rule = +1 coin from the bank each time an opponent conquers a region of this race while it is active.
power-martyr-brief = +1 coin per region lost to an opponent
power-mining = Mining
power-mining-rule = +1 coin for each mine this race holds while active.
power-mining-brief = +1 coin per mine held
power-muddy = Muddy
power-muddy-rule = +1 coin for each mud pool this race holds, in decline too.
power-muddy-brief = +1 coin per mud pool held, in decline too
power-mystic = Mystic
power-mystic-rule = +1 coin for each crystal region this race holds while active.
power-mystic-brief = +1 coin per crystal region held
power-quarreling = Quarreling
power-quarreling-rule = +1 coin for each separate cluster of regions this race holds while active; a lonely region is a cluster too. Only borders drawn on the map count.
power-quarreling-brief = +1 coin per separate cluster of regions held
power-reborn = Reborn
power-reborn-rule = In decline: at the start of each of your turns you may empty 1 or 2 regions of this race and put 1 new token of your active race in each, from the supply or, if it is empty, from hand. This is no conquest.
power-reborn-brief = In decline gives your active race up to 2 regions a turn
power-royal = Royal
power-royal-rule = At the end of your turn the Queen stands in a region of this race: nobody can conquer or affect it until she moves. In decline she stays where she is and goes on protecting.
power-royal-brief = The Queen makes her region immune, in decline too
power-shield = Shield
power-shield-rule = At the end of each turn 1 mushroom armour (8 in all) per mushroom forest held, in any regions of this race, even all in one: +1 defence each, also in decline. It never moves; gone once the region is abandoned or conquered.
power-shield-brief = Each turn 1 armour per mushroom forest: +1 defence
power-stone = Stone
power-stone-rule = +1 coin for each black mountain this race holds while active.
power-stone-brief = +1 coin per black mountain held
power-thieving = Thieving
power-thieving-rule = At the end of your turn take 1 coin from each player with tokens of an active race next to a region of this race; immunity is no help. Gnomes can't be robbed, and who has no coin pays nothing.
power-thieving-brief = Each turn take 1 coin from every active race beside it
power-tomb = Tomb
power-tomb-rule = On decline all tokens on the map stay; you may redeploy them once, before the coins. Later a lost region costs 1 token, the others retreat to regions of this race. If your own active race takes the region, all are lost.
power-tomb-brief = In decline all tokens stay; a lost region costs only 1
power-vampire = Vampire
power-vampire-rule = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for one of yours from the supply (if empty, from hand). Only immunity and Gnomes withstand it. Needs a token in hand.
power-vampire-brief = Conquer by swapping a lone active token for your own
power-vanishing = Vanishing
power-vanishing-rule = On decline all tokens of this race leave the map, and you get 2 coins instead of 1 for each region they held. Your earlier race in decline leaves as well.
power-vanishing-brief = On decline leaves the map for 2 coins per region
power-vengeful = Vengeful
power-vengeful-rule = Whoever attacks any of your races, even in vain, gets a vengeance marker. In your next turn every region of that player, active or in decline, costs this race 1 token less (at least 1).
power-vengeful-brief = Your attackers' regions cost 1 token less
power-wise = Wise
power-wise-rule = In decline: +2 coins at the end of each of your turns as long as this race holds a region. The turn of the decline counts.
power-wise-brief = In decline: +2 coins every turn


## Finds: places, which never move

find-altar_of_souls = Altar of Souls
find-altar_of_souls-rule = Once per turn, after the coins, its holder may discard one token of their own race in decline, from any region, for 3 coins. Works in decline too.
find-crypt_of_the_tomb_raider = Crypt of the Tomb-raider
find-crypt_of_the_tomb_raider-rule = At the end of your turn the Ghost may go to any region (but not this one or others' Gnomes) and make it immune. If the Crypt's race declines, it stays and still protects. It leaves when the Crypt is conquered or abandoned.
find-diamond_fields = Diamond Fields
find-diamond_fields-rule = +1 coin for this region and for each other region of the same terrain held by the same race, in decline too.
find-great_brass_pipe = Great Brass Pipe
find-great_brass_pipe-rule = For the active race that holds it, all regions of this terrain are adjacent to each other: in conquests and for Flocking. Elsewhere only borders drawn on the map count.
find-fountain_of_youth = Fountain of Youth
find-fountain_of_youth-rule = At the start of your turn the active race that holds it gets 1 new token from the supply. An empty supply gives nothing.
find-keep_on_the_motherland = Keep on the Motherland
find-keep_on_the_motherland-rule = +1 coin and +1 defence for whoever holds it, in decline too. The defence counts even when the region is conquered as if empty.
find-mine_of_the_lost_dwarf = Mine of the Lost Dwarf
find-mine_of_the_lost_dwarf-rule = +2 coins for whoever holds it, in decline too. The Scepter of Avarice does not double them.
find-stonehedge = Stonehedge
find-stonehedge-rule = When found, a random power from the pile becomes its ability for the rest of the game (the number is ignored); the race that holds it may use it. In decline only powers that work in decline do.
find-wickedest_pentacle = Wickedest Pentacle
find-wickedest_pentacle-rule = When found, and then once per turn, you may send the Balrog to a region bordering it, even a river: it is conquered, its owner loses 2 tokens instead of 1. Nobody can take it while the Balrog is there, and it pays nobody.


## Finds: relics, which move to where they were used with success

find-flying_doormat = Flying Doormat
find-flying_doormat-rule = Once per turn conquer any region of the map, adjacent or not, at its usual cost, also when entering the map. No use against immunity, Gnomes and chasms. The Doormat moves there.
find-froggys_ring = Froggy's Ring
find-froggys_ring-rule = At the end of your turn you may put it in a region of your active race and take 1 coin from each player with tokens of an active race next to it. Gnomes can't be robbed, and who has no coin pays nothing.
find-stinky_trolls_socks = Stinky Troll's Socks
find-stinky_trolls_socks-rule = Once per turn conquer a region in reach as if empty: only a mountain or the Keep adds to its cost. Its owner loses no token, all retreat. No use against Gnomes. The Socks move there.
find-scepter_of_avarice = Scepter of Avarice
find-scepter_of_avarice-rule = At the end of your turn, before the coins, you may put it in a region of your active race: what the bank pays for that very region is doubled. Not so bonuses for a whole set and the +2 of the Mine of the Lost Dwarf.
find-shiny_orb = Shiny Orb
find-shiny_orb-rule = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for one of yours from the supply (if empty, from hand). Only immunity and Gnomes withstand it. Needs a token in hand. It moves there.
find-sword_of_the_killer_rabbit = Sword of the Killer Rabbit
find-sword_of_the_killer_rabbit-rule = Once per turn conquer a region in reach for 2 tokens less (at least 1). No use against Gnomes. The Sword moves there; after a failed roll it stays where it was.


## Pieces

piece-monster = Monster
piece-monster-rule = +1 to the cost of its region, which counts as non-empty; they sit in pairs. Once conquered they are gone for good, and a place or a relic is found there.
piece-black_mountain = Black Mountain
piece-black_mountain-rule = +1 defence for whoever holds the region, even when it is conquered as if empty; it never moves. A mountain with no monster or race token is an empty region.
piece-volcano = Volcano
piece-volcano-rule = A region next to it, or linked to it by a chain of regions of the Flames, they conquer as if empty: monsters, tokens and armour don't count. It never moves and vanishes when the Flames decline.
piece-great_ancient = Great Ancient
piece-great_ancient-rule = Nobody can conquer this region or affect it, and its neighbours cost the Cultists 1 token less (at least 1). If the region is abandoned, it goes to the next one they conquer. Vanishes on decline.
piece-balrog = Balrog
piece-balrog-rule = Nobody can take this region, it pays nobody, and finds in it are of no use. The active holder of the Pentacle moves it, but not into immune regions, to Gnomes or monsters, or into regions of their own active race.
piece-ghost = Ghost
piece-ghost-rule = As long as the Ghost is here, nobody can conquer this region, and no ability of another player touches it. It leaves when the Crypt is conquered or abandoned.
piece-queen = Queen
piece-queen-rule = As long as the Queen is here, nobody can conquer this region, and no ability of another player touches it. In decline she stays put and protects; she leaves when her race no longer holds the region.
piece-mushroom_armour = Mushroom Armour
piece-mushroom_armour-rule = +1 defence, in decline too. It never moves; gone once the region is abandoned or conquered, or the race leaves the map. No help against a conquest as if empty, a swapped token or the Balrog.
piece-vengeance = Vengeance Marker
piece-vengeance-rule = Lies with a player who attacked the owner of a Vengeful race: in that owner's next turn all regions of this player cost the Vengeful race 1 token less (at least 1). Then it is taken back.
piece-silver_hammer = Silver Hammer
piece-silver_hammer-rule = Counts as a token of the Iron Dwarves, for conquest only and with at least 1 dwarf, from the turn after it was gained. After redeployment it is back with its owner. Lost on decline.
piece-bag = Magic Bag
piece-bag-rule = Each turn it copies one relic on the map: it works and moves like it, but never in one region or one conquest with it. Nobody can steal it; when its region is lost or abandoned, it returns to hand.


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
symbol-volcano = Volcano spot
symbol-volcano-rule = Here the Flames may put their volcano when they are picked; they then enter the map beside it.


## Box and maps

box-underground = Underground
map-underground-2 = The Crevice: 2 players
map-underground-3 = The Grotto: 3 players
map-underground-4 = The Catacombs: 4 players
map-underground-5 = The Anthill, a map of our own: 5 players
