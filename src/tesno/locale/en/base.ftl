### All words of the base game alone, under keys with its name.
### A rule text says what the player needs, in our words, within 240 characters;
### a brief is its essence for a card, within 56 characters and without a full stop.
### "Held" is always by that very race; without another word an ability works only while the race is active.


## Races

race-base-amazons = Amazons
race-base-amazons-rule = 4 more tokens than the numbers say, for conquest only. At the end of each redeployment 4 tokens leave the map (if there is no other way, regions are given up); next turn they are back in hand.
race-base-amazons-brief = 4 extra tokens, for conquest only
race-base-dwarves = Dwarves
race-base-dwarves-rule = +1 coin for each region with a mine they hold, in decline too.
race-base-dwarves-brief = +1 coin per mine held, in decline too
race-base-elves = Elves
race-base-elves-rule = When an opponent conquers a region of the Elves, no token is lost: all of them retreat. No help in decline, against a Sorcerer's swap or against your own Ghouls.
race-base-elves-brief = Retreat from a lost region without losing a token
race-base-ghouls = Ghouls
race-base-ghouls-rule = In decline all tokens on the map stay and go on conquering at the very start of your turn, even against your active race (not on a turn spent declining). A lost region costs them 1 token. Their power gives them nothing new.
race-base-ghouls-brief = In decline all stay on the map and go on conquering
race-base-giants = Giants
race-base-giants-rule = A region next to a mountain region they hold costs 1 token less (at least 1). Several mountains give no bigger discount.
race-base-giants-brief = Regions next to their mountains cost 1 token less
race-base-halflings = Halflings
race-base-halflings-rule = Enter the map anywhere, not just at the border (on water only if Seafaring). The first two regions they conquer get a hole: nobody can conquer or affect them. Holes are gone for good on decline or when the region is abandoned.
race-base-halflings-brief = Enter anywhere; first 2 regions conquered are immune
race-base-humans = Humans
race-base-humans-rule = +1 coin for each farmland region they hold while active.
race-base-humans-brief = +1 coin per farmland region held
race-base-orcs = Orcs
race-base-orcs-rule = +1 coin for each non-empty region they conquer this turn. Non-empty means with a tribe token or tokens of any race, active or in decline.
race-base-orcs-brief = +1 coin per non-empty region conquered
race-base-ratmen = Ratmen
race-base-ratmen-rule = No tricks at all. There are just a great many of them.
race-base-ratmen-brief = Their only strength is their number
race-base-skeletons = Skeletons
race-base-skeletons-rule = At redeployment, 1 new token from the supply for every 2 non-empty regions they conquered this turn. An odd region is not carried over; an empty supply gives nothing.
race-base-skeletons-brief = 1 new token per 2 non-empty regions conquered
race-base-sorcerers = Sorcerers
race-base-sorcerers-rule = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for a Sorcerer from the supply. Mountain, lair and fortress don't protect it, an encampment does. Needs a token in hand, not spent.
race-base-sorcerers-brief = Conquer by swapping a lone active token for a Sorcerer
race-base-tritons = Tritons
race-base-tritons-rule = Regions on the shore of a sea or lake cost 1 token less (at least 1). The water itself has no discount.
race-base-tritons-brief = Regions on a sea or lake shore cost 1 token less
race-base-trolls = Trolls
race-base-trolls-rule = A lair stands in each region they hold: +1 defence. It stays in decline and is gone once the region is abandoned or conquered.
race-base-trolls-brief = A lair in each region: +1 defence, in decline too
race-base-wizards = Wizards
race-base-wizards-rule = +1 coin for each region with magic they hold while active.
race-base-wizards-brief = +1 coin per region with magic held


## Powers

power-base-alchemist = Alchemist
power-base-alchemist-rule = +2 coins every turn until the race declines, even with no token on the map.
power-base-alchemist-brief = +2 coins every turn
power-base-berserk = Berserk
power-base-berserk-rule = Before each conquest you may roll the die and only then choose the target: it costs that much less (at least 1 token). If you can't or won't conquer after the roll, conquests are over. It replaces the usual last-conquest roll.
power-base-berserk-brief = A die roll before each conquest lowers its cost
power-base-bivouacking = Bivouacking
power-base-bivouacking-rule = At redeployment place 5 encampments in regions of this race, even all in one: +1 defence each. They may move every turn, retreat with the troops from a lost region, and vanish on decline.
power-base-bivouacking-brief = 5 movable encampments: +1 defence each
power-base-commando = Commando
power-base-commando-rule = Every region costs 1 token less (at least 1).
power-base-commando-brief = Every region costs 1 token less
power-base-diplomat = Diplomat
power-base-diplomat-rule = At the end of a turn you may make peace with an opponent whose active race this race did not attack in it: they can't attack this race until your next turn. Ghouls in decline still can. Not on the turn this race declines.
power-base-diplomat-brief = Each turn, peace with an opponent you did not attack
power-base-dragon_master = Dragon Master
power-base-dragon_master-rule = Once per turn conquer a land region in reach with 1 token, whatever defends it. The dragon stays and makes it immune until the dragon's next conquest. Powerless against immunity and peace. Vanishes on decline.
power-base-dragon_master-brief = Once per turn take a region with 1 token; it is immune
power-base-flying = Flying
power-base-flying-rule = May conquer any land region, adjacent or not, also when entering the map. Seas and lakes are out of bounds.
power-base-flying-brief = May conquer any land region, adjacent or not
power-base-forest = Forest
power-base-forest-rule = +1 coin for each forest region this race holds while active.
power-base-forest-brief = +1 coin per forest region held
power-base-fortified = Fortified
power-base-fortified-rule = Once per turn, at redeployment, you may build a fortress in a region of this race (1 per region, 6 on the map): +1 coin while the race is active, +1 defence also in decline. Gone once the region is abandoned or conquered.
power-base-fortified-brief = 1 fortress a turn: +1 coin and +1 defence each
power-base-heroic = Heroic
power-base-heroic-rule = At the end of your turn both heroes stand in two different regions of this race: nobody can conquer or affect those until the heroes move. They vanish on decline.
power-base-heroic-brief = 2 heroes make 2 regions immune
power-base-hill = Hill
power-base-hill-rule = +1 coin for each hill region this race holds while active.
power-base-hill-brief = +1 coin per hill region held
power-base-merchant = Merchant
power-base-merchant-rule = +1 coin for every region this race holds while active.
power-base-merchant-brief = +1 coin per region held
power-base-mounted = Mounted
power-base-mounted-rule = Hills and farmland cost 1 token less (at least 1).
power-base-mounted-brief = Hills and farmland cost 1 token less
power-base-pillaging = Pillaging
power-base-pillaging-rule = +1 coin for each non-empty region this race conquers this turn. Non-empty means with a tribe token or tokens of any race, active or in decline.
power-base-pillaging-brief = +1 coin per non-empty region conquered
power-base-seafaring = Seafaring
power-base-seafaring-rule = While active may conquer seas and lakes: ordinary empty regions, 1 coin each. A sea at the map's edge is an entry too. In decline the water stays and still pays. Nobody else can take water.
power-base-seafaring-brief = May conquer seas and lakes and keeps them in decline
power-base-spirit = Spirit
power-base-spirit-rule = In decline this race does not count towards the limit of one: you may have two races in decline. When a third one declines, the other leaves the map, never this one.
power-base-spirit-brief = You may have 2 races in decline: this one and another
power-base-stout = Stout
power-base-stout-rule = May decline at the end of an ordinary turn, right after the coins, even on the turn the race was picked. No turn is lost.
power-base-stout-brief = May decline at the end of a turn: no turn is lost
power-base-swamp = Swamp
power-base-swamp-rule = +1 coin for each swamp region this race holds while active.
power-base-swamp-brief = +1 coin per swamp region held
power-base-underworld = Underworld
power-base-underworld-rule = Regions with a cavern cost 1 token less (at least 1), and for this race's conquests all caverns are adjacent to each other. Entering the map works as usual.
power-base-underworld-brief = Caverns are adjacent and cost 1 token less
power-base-wealthy = Wealthy
power-base-wealthy-rule = 7 coins, once, at the end of this race's first turn.
power-base-wealthy-brief = 7 coins, once, at the end of the first turn


## Pieces

piece-base-lost_tribe = Lost Tribe
piece-base-lost_tribe-rule = A neutral token from before the game: +1 to the cost of its region, which counts as non-empty. Once conquered it is gone for good.
piece-base-lair = Troll's Lair
piece-base-lair-rule = +1 defence, in decline too. Gone once the region is abandoned or conquered, or the Trolls leave the map. No protection from Sorcerers.
piece-base-fortress = Fortress
piece-base-fortress-rule = +1 defence, in decline too; +1 coin while its race is active. Gone once the region is abandoned or conquered, or the race leaves the map. No protection from Sorcerers.
piece-base-mountain = Mountain
piece-base-mountain-rule = +1 defence for whoever holds the region; it never moves. A mountain with no tribe or race token is an empty region.
piece-base-camp = Encampment
piece-base-camp-rule = +1 defence, and against Sorcerers it counts as a token. Moves at redeployment, retreats with the troops from a lost region, vanishes on decline. No help against the dragon.
piece-base-hole = Hole-in-the-Ground
piece-base-hole-rule = Nobody can conquer this region, and no ability of another player touches it. Gone for good when the region is abandoned or the Halflings decline.
piece-base-hero = Hero
piece-base-hero-rule = As long as the hero stands here, nobody can conquer this region, and no ability of another player touches it. Vanishes on decline.
piece-base-dragon = Dragon
piece-base-dragon-rule = As long as the dragon sits here, nobody can conquer this region, and no ability of another player touches it. It leaves for its next conquest, and vanishes on decline.


## Terrain and symbols

terrain-base-farmland = Farmland
terrain-base-farmland-rule = Pays Humans +1 coin and costs Mounted races 1 token less.
terrain-base-forest = Forest
terrain-base-forest-rule = Pays Forest races +1 coin.
terrain-base-hill = Hill
terrain-base-hill-rule = Pays Hill races +1 coin and costs Mounted races 1 token less.
terrain-base-swamp = Swamp
terrain-base-swamp-rule = Pays Swamp races +1 coin.
terrain-base-mountain = Mountains
terrain-base-mountain-rule = A mountain stands here: the region costs 1 token more. Giants who hold it pay 1 less for its neighbours.
terrain-base-sea = Sea
terrain-base-sea-rule = Only Seafaring races can conquer it. If it touches the map's edge, its shore is a place of entry.
terrain-base-lake = Lake
terrain-base-lake-rule = Only Seafaring races can conquer it. Its shore is no place of entry.
symbol-base-mine = Mine
symbol-base-mine-rule = Pays Dwarves +1 coin, in decline too.
symbol-base-magic = Magic
symbol-base-magic-rule = Pays Wizards +1 coin.
symbol-base-cavern = Cavern
symbol-base-cavern-rule = Costs Underworld races 1 token less; for their conquests all caverns are adjacent to each other.


## Table options

option-base-sorcerers_convert_empty_handed = Sorcerers convert with an empty hand
option-base-sorcerers_convert_empty_handed-rule = On: Sorcerers may convert a token with none in hand, as long as one of them is on the map. Off: a token in hand is needed, though it is not spent.
option-base-own_decline_defends-rule = On: when you conquer your own race in decline, or your own Ghouls in decline attack your active race, each own token there adds 1 to the cost. Off: only markers such as mountains and lairs count.


## Questions, for the status line

step-base-camp = Place your encampments
step-base-fortress = Build a fortress, or go without
step-base-hero = Place your heroes
step-base-peace = Make peace with an opponent, or with nobody
step-base-stout = Go into decline now, or stay active


## Choices

choice-base-skip-fortress = Build no fortress
choice-base-skip-peace = Make peace with nobody
choice-base-skip-stout = Stay active
choice-base-roll = Roll the die before the conquest
choice-base-dragon = region { $region }: 1 token with the dragon
choice-base-fortress = A fortress in { $region }
choice-base-hero = A hero in { $region }
choice-base-peace = Peace with: { $player }
choice-base-stout = Go into decline now


## Events

event-base-conquered-rolled = After the roll { $player } conquers region { $region }: { $race }, { n-tokens }.
event-base-conquered-dragon = With the dragon { $player } conquers region { $region }: { $race }, { n-tokens }.
event-base-tribe_lost = The tribe in region { $region } is gone for good.
event-base-peace = { $player } makes peace: { $other } can't attack this race until the next turn of { $player }.


## Summands

summand-base-tribe = tribe


## Reasons

reason-base-water = Region { $region } is a sea or a lake, out of bounds for this race.
reason-base-not_entry = Region { $region } is no place of entry: begin at the edge of the map or on the shore of a sea that touches it.


## Help in the terminal

client-base-help-notation = Moves can be written out: pick 1, conquer 9, gamble 9, end, redeploy 9=4 10=3, camps 9=2 10=3, heroes 9 10.
usage-base-help = ?, ? elves
about-base-help = this help; the rule of a race, power, piece or terrain


## Odd rules for races and powers of the players' own; $n is a number of pieces

generated-base-use-berserk = { power-base-berserk-rule }
generated-base-use-camps =
    { $n ->
        [one] At redeployment place { $n } encampment in a region of this race: +1 defence. It may move every turn and vanishes on decline.
       *[other] At redeployment place { $n } encampments in regions of this race: +1 defence each. They may move every turn and vanish on decline.
    }
generated-base-use-dragon = { power-base-dragon_master-rule }
generated-base-use-fortresses = Once per turn, at redeployment, you may build a fortress in a region of this race (1 per region, { $n } on the map): +1 coin while the race is active, +1 defence also in decline.
generated-base-use-heroes =
    { $n ->
        [one] At the end of your turn { $n } hero stands in a region of this race: it is immune until the hero moves. Vanishes on decline.
       *[other] At the end of your turn { $n } heroes stand in different regions of this race: those are immune until the heroes move. They vanish on decline.
    }
generated-base-use-holes =
    { $n ->
        [one] The first { $n } region conquered gets a hole and is immune. A hole is gone for good on decline or when the region is abandoned.
       *[other] The first { $n } regions conquered get a hole and are immune. A hole is gone for good on decline or when the region is abandoned.
    }
generated-base-use-peace = { power-base-diplomat-rule }
generated-base-use-roaming = In decline all tokens on the map stay and go on conquering at the very start of your turn, even against your active race. A lost region costs them 1 token.
generated-base-use-spirit = { power-base-spirit-rule }
generated-base-use-stout = { power-base-stout-rule }


## Box and maps

box-base = Base game
map-base-2 = The Duel: 2 players
map-base-3 = The Triangle: 3 players
map-base-4 = The Crossroads: 4 players
map-base-5 = The Squeeze: 5 players


## How to play

howto-base-adds-title = What lies on this map
howto-base-adds-tribe = Lost Tribes sit in some regions from the start. They cost 1 token more, and once conquered they are gone for good.
howto-base-adds-symbols = Mines, magic and caverns do nothing by themselves: some races and powers earn or save there.
howto-base-adds-water = Seas and lakes can be conquered by Seafaring races only.
howto-base-adds-immune = Holes, heroes and the dragon make a region immune: nobody can conquer it.
