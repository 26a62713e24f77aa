### Words shared by all boxes: pieces, terrain, symbols, table options, maps, counted nouns, steps of a turn.


## Pieces

piece-tribe = Tribe
piece-tribe-rule = A neutral token: +1 to the cost of its region, which counts as non-empty. Once conquered it is gone for good.
piece-lost_tribe = Lost Tribe
piece-lost_tribe-rule = A neutral token from before the game: +1 to the cost of its region, which counts as non-empty. Once conquered it is gone for good.
piece-lair = Troll's Lair
piece-lair-rule = +1 defence, in decline too. Gone once the region is abandoned or conquered, or the Trolls leave the map. No protection from Sorcerers.
piece-fortress = Fortress
piece-fortress-rule = +1 defence, in decline too; +1 coin while its race is active. Gone once the region is abandoned or conquered, or the race leaves the map. No protection from Sorcerers.
piece-mountain = Mountain
piece-mountain-rule = +1 defence for whoever holds the region; it never moves. A mountain with no tribe or race token is an empty region.
piece-camp = Encampment
piece-camp-rule = +1 defence, and against Sorcerers it counts as a token. Moves at redeployment, retreats with the troops from a lost region, vanishes on decline. No help against the dragon.
piece-hole = Hole-in-the-Ground
piece-hole-rule = Nobody can conquer this region, and no ability of another player touches it. Gone for good when the region is abandoned or the Halflings decline.
piece-hero = Hero
piece-hero-rule = As long as the hero stands here, nobody can conquer this region, and no ability of another player touches it. Vanishes on decline.
piece-dragon = Dragon
piece-dragon-rule = As long as the dragon sits here, nobody can conquer this region, and no ability of another player touches it. It leaves for its next conquest, and vanishes on decline.


## Terrain and symbols

terrain-farmland = Farmland
terrain-farmland-rule = Pays Humans +1 coin and costs Mounted races 1 token less.
terrain-forest = Forest
terrain-forest-rule = Pays Forest races +1 coin.
terrain-hill = Hill
terrain-hill-rule = Pays Hill races +1 coin and costs Mounted races 1 token less.
terrain-swamp = Swamp
terrain-swamp-rule = Pays Swamp races +1 coin.
terrain-mountain = Mountains
terrain-mountain-rule = A mountain stands here: the region costs 1 token more. Giants who hold it pay 1 less for its neighbours.
terrain-sea = Sea
terrain-sea-rule = Only Seafaring races can conquer it. If it touches the map's edge, its shore is a place of entry.
terrain-lake = Lake
terrain-lake-rule = Only Seafaring races can conquer it. Its shore is no place of entry.
symbol-mine = Mine
symbol-mine-rule = Pays Dwarves +1 coin, in decline too.
symbol-magic = Magic
symbol-magic-rule = Pays Wizards +1 coin.
symbol-cavern = Cavern
symbol-cavern-rule = Costs Underworld races 1 token less; for their conquests all caverns are adjacent to each other.


## Table options

option-sorcerers_convert_empty_handed = Sorcerers convert with an empty hand
option-sorcerers_convert_empty_handed-rule = On: Sorcerers may convert a token with none in hand, as long as one of them is on the map. Off: a token in hand is needed, though it is not spent.
option-own_decline_defends = Own tokens defend against you
option-own_decline_defends-rule = On: when you conquer your own race in decline, or your own Ghouls in decline attack your active race, each own token there adds 1 to the cost. Off: only markers such as mountains and lairs count.
option-open_coins = Open coins
option-open_coins-rule = On: everybody sees everybody's coins all the time. Off: the totals of others stay hidden until the end of the game.


## Boxes and maps

box-base = Base game
map-base-2 = The Duel: 2 players
map-base-3 = The Triangle: 3 players
map-base-4 = The Crossroads: 4 players
map-base-5 = The Squeeze: 5 players


## Counted nouns

n-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
n-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
n-regions =
    { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
n-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
n-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }


## Steps of a turn, for the status line

step-pick = Choose a race with its power
step-decide = Expand, or go into decline
step-ready = Ready your troops: conquer, or abandon regions first
step-conquer = Conquer a region, or end your conquests
step-conquered = Nothing more can be conquered: end your conquests
step-rolled = Choose a target for your roll, or stop
step-redeploy = Redeploy your tokens
step-give_up = Choose regions to give up
step-camps = Place your encampments
step-fortress = Build a fortress, or go without
step-heroes = Place your heroes
step-diplomat = Make peace with an opponent, or with nobody
step-stout = Go into decline now, or stay active
step-retreat = Place your retreating troops
step-trait = Make your choice
step-ancient = Move the Great Ancient to another region, or leave it where it is
step-volcano = Choose a place for the volcano
step-leave = Choose rivers to leave, or stay
step-swap = Swap the power for another visible one, or keep it
step-rebirth = Choose regions for the rebirth, or go without
step-queen = Place the Queen
step-armour = Place mushroom armour
step-ghost = Move the Ghost, or leave it where it is
step-ring = Put the ring in a region and rob its neighbours, or leave it
step-scepter = Put the scepter in a region, or leave it
step-bag = Choose a relic for the bag to copy, or go without
step-altar = Discard a token in decline for coins, or go without
step-balrog = Send out the Balrog, or go without
step-wisp = Choose a target for the crystal die
step-vampire = Choose a token to replace
step-convert = Choose a token to replace
step-orb = Choose a token to replace with the orb
step-doormat = Choose a target for the doormat
step-socks = Choose a target for the socks
step-sword = Choose a target for the sword
step-chance = Wait for luck to decide
step-over = See the result: the game is over
