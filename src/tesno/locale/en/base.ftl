### The base game: races and powers. A rule text says what the player needs, in our words, within 240 characters;
### a brief is its essence for a card, within 56 characters and without a full stop.
### "Held" is always by that very race; without another word an ability works only while the race is active.


## Races

race-amazons = Amazons
race-amazons-rule = 4 more tokens than the numbers say, for conquest only. At the end of each redeployment 4 tokens leave the map (if there is no other way, regions are given up); next turn they are back in hand.
race-amazons-brief = 4 extra tokens, for conquest only
race-dwarves = Dwarves
race-dwarves-rule = +1 coin for each region with a mine they hold, in decline too.
race-dwarves-brief = +1 coin per mine held, in decline too
race-elves = Elves
race-elves-rule = When an opponent conquers a region of the Elves, no token is lost: all of them retreat. No help in decline, against a Sorcerer's swap or against your own Ghouls.
race-elves-brief = Retreat from a lost region without losing a token
race-ghouls = Ghouls
race-ghouls-rule = In decline all tokens on the map stay and go on conquering at the very start of your turn, even against your active race (not on a turn spent declining). A lost region costs them 1 token. Their power gives them nothing new.
race-ghouls-brief = In decline all stay on the map and go on conquering
race-giants = Giants
race-giants-rule = A region next to a mountain region they hold costs 1 token less (at least 1). Several mountains give no bigger discount.
race-giants-brief = Regions next to their mountains cost 1 token less
race-halflings = Halflings
race-halflings-rule = Enter the map anywhere, not just at the border (on water only if Seafaring). The first two regions they conquer get a hole: nobody can conquer or affect them. Holes are gone for good on decline or when the region is abandoned.
race-halflings-brief = Enter anywhere; first 2 regions conquered are immune
race-humans = Humans
race-humans-rule = +1 coin for each farmland region they hold while active.
race-humans-brief = +1 coin per farmland region held
race-orcs = Orcs
race-orcs-rule = +1 coin for each non-empty region they conquer this turn. Non-empty means with a tribe token or tokens of any race, active or in decline.
race-orcs-brief = +1 coin per non-empty region conquered
race-ratmen = Ratmen
race-ratmen-rule = No tricks at all. There are just a great many of them.
race-ratmen-brief = Their only strength is their number
race-skeletons = Skeletons
race-skeletons-rule = At redeployment, 1 new token from the supply for every 2 non-empty regions they conquered this turn. An odd region is not carried over; an empty supply gives nothing.
race-skeletons-brief = 1 new token per 2 non-empty regions conquered
race-sorcerers = Sorcerers
race-sorcerers-rule = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for a Sorcerer from the supply. Mountain, lair and fortress don't protect it, an encampment does. Needs a token in hand, not spent.
race-sorcerers-brief = Conquer by swapping a lone active token for a Sorcerer
race-tritons = Tritons
race-tritons-rule = Regions on the shore of a sea or lake cost 1 token less (at least 1). The water itself has no discount.
race-tritons-brief = Regions on a sea or lake shore cost 1 token less
race-trolls = Trolls
race-trolls-rule = A lair stands in each region they hold: +1 defence. It stays in decline and is gone once the region is abandoned or conquered.
race-trolls-brief = A lair in each region: +1 defence, in decline too
race-wizards = Wizards
race-wizards-rule = +1 coin for each region with magic they hold while active.
race-wizards-brief = +1 coin per region with magic held


## Powers

power-alchemist = Alchemist
power-alchemist-rule = +2 coins every turn until the race declines, even with no token on the map.
power-alchemist-brief = +2 coins every turn
power-berserk = Berserk
power-berserk-rule = Before each conquest you may roll the die and only then choose the target: it costs that much less (at least 1 token). If you can't or won't conquer after the roll, conquests are over. It replaces the usual last-conquest roll.
power-berserk-brief = A die roll before each conquest lowers its cost
power-bivouacking = Bivouacking
power-bivouacking-rule = At redeployment place 5 encampments in regions of this race, even all in one: +1 defence each. They may move every turn, retreat with the troops from a lost region, and vanish on decline.
power-bivouacking-brief = 5 movable encampments: +1 defence each
power-commando = Commando
power-commando-rule = Every region costs 1 token less (at least 1).
power-commando-brief = Every region costs 1 token less
power-diplomat = Diplomat
power-diplomat-rule = At the end of a turn you may make peace with an opponent whose active race this race did not attack in it: they can't attack this race until your next turn. Ghouls in decline still can. Not on the turn this race declines.
power-diplomat-brief = Each turn, peace with an opponent you did not attack
power-dragon_master = Dragon Master
power-dragon_master-rule = Once per turn conquer a land region in reach with 1 token, whatever defends it. The dragon stays and makes it immune until the dragon's next conquest. Powerless against immunity and peace. Vanishes on decline.
power-dragon_master-brief = Once per turn take a region with 1 token; it is immune
power-flying = Flying
power-flying-rule = May conquer any land region, adjacent or not, also when entering the map. Seas and lakes are out of bounds.
power-flying-brief = May conquer any land region, adjacent or not
power-forest = Forest
power-forest-rule = +1 coin for each forest region this race holds while active.
power-forest-brief = +1 coin per forest region held
power-fortified = Fortified
power-fortified-rule = Once per turn, at redeployment, you may build a fortress in a region of this race (1 per region, 6 on the map): +1 coin while the race is active, +1 defence also in decline. Gone once the region is abandoned or conquered.
power-fortified-brief = 1 fortress a turn: +1 coin and +1 defence each
power-heroic = Heroic
power-heroic-rule = At the end of your turn both heroes stand in two different regions of this race: nobody can conquer or affect those until the heroes move. They vanish on decline.
power-heroic-brief = 2 heroes make 2 regions immune
power-hill = Hill
power-hill-rule = +1 coin for each hill region this race holds while active.
power-hill-brief = +1 coin per hill region held
power-merchant = Merchant
power-merchant-rule = +1 coin for every region this race holds while active.
power-merchant-brief = +1 coin per region held
power-mounted = Mounted
power-mounted-rule = Hills and farmland cost 1 token less (at least 1).
power-mounted-brief = Hills and farmland cost 1 token less
power-pillaging = Pillaging
power-pillaging-rule = +1 coin for each non-empty region this race conquers this turn. Non-empty means with a tribe token or tokens of any race, active or in decline.
power-pillaging-brief = +1 coin per non-empty region conquered
power-seafaring = Seafaring
power-seafaring-rule = While active may conquer seas and lakes: ordinary empty regions, 1 coin each. A sea at the map's edge is an entry too. In decline the water stays and still pays. Nobody else can take water.
power-seafaring-brief = May conquer seas and lakes and keeps them in decline
power-spirit = Spirit
power-spirit-rule = In decline this race does not count towards the limit of one: you may have two races in decline. When a third one declines, the other leaves the map, never this one.
power-spirit-brief = You may have 2 races in decline: this one and another
power-stout = Stout
power-stout-rule = May decline at the end of an ordinary turn, right after the coins, even on the turn the race was picked. No turn is lost.
power-stout-brief = May decline at the end of a turn: no turn is lost
power-swamp = Swamp
power-swamp-rule = +1 coin for each swamp region this race holds while active.
power-swamp-brief = +1 coin per swamp region held
power-underworld = Underworld
power-underworld-rule = Regions with a cavern cost 1 token less (at least 1), and for this race's conquests all caverns are adjacent to each other. Entering the map works as usual.
power-underworld-brief = Caverns are adjacent and cost 1 token less
power-wealthy = Wealthy
power-wealthy-rule = 7 coins, once, at the end of this race's first turn.
power-wealthy-brief = 7 coins, once, at the end of the first turn
