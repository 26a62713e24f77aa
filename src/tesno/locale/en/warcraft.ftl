### All words of Warcraft alone, under keys with its name. A rule text says what the player needs, in our words, within 240 characters;
### a brief is its essence for a card, within 56 characters and without a full stop.
### "Held" is always by that very race; without another word an ability works only while the race is active.
### "Crossing" is the 1 token more for an anchor region that is next to none of the race's own.


## Races

race-warcraft-worgen = Worgen
race-warcraft-worgen-rule = At the start of each turn, unless you decline, choose a form: human (take 2 coins at once) or worgen (pay 1 coin, and all conquests of this turn cost 1 token less, at least 1). Without a coin only the human form.
race-warcraft-worgen-brief = Each turn 2 coins, or pay 1 for cheaper conquests
race-warcraft-gnomes = Gnomes
race-warcraft-gnomes-rule = Once per turn raid any land region, no crossing: name it, pay tolls, roll the die; it costs that much less (at least 1). If that is not enough, the turn goes on, or you roll again as the last conquest and both rolls count.
race-warcraft-gnomes-brief = Once per turn an air raid anywhere, with a die roll
race-warcraft-goblins = Goblins
race-warcraft-goblins-rule = At the end of your turn you may lay 1 bomb, unseen, on each land region of an opponent's active race next to theirs. At the start of your next turn it is turned up: a live one (6 of 12) conquers the region and leaves it empty.
race-warcraft-goblins-brief = Lay unseen bombs next door; half of them are live
race-warcraft-draenei = Draenei
race-warcraft-draenei-rule = In each opponent's turn the first Draenei token that would be lost, by conquest or in any other way, is kept: it goes to hand and is redeployed at the end of that turn. Further losses in the same turn are as usual.
race-warcraft-draenei-brief = In each opponent's turn the first lost token is saved
race-warcraft-dwarves = Dwarves
race-warcraft-dwarves-rule = Mountain regions cost 2 tokens less (at least 1).
race-warcraft-dwarves-brief = Mountains cost 2 tokens less
race-warcraft-kobolds = Kobolds
race-warcraft-kobolds-rule = For their conquests every region with a dungeon is adjacent to theirs. They may also enter the map in one, without the crossing.
race-warcraft-kobolds-brief = Dungeons are adjacent to theirs and places of entry
race-warcraft-humans = Humans
race-warcraft-humans-rule = At the end of each turn put both objectives on two land regions not held by the Alliance. Any race but the Horde's that conquers one gets 2 coins at once, and so do you if it is another's; then the marker is back with you.
race-warcraft-humans-brief = 2 objectives: 2 coins for whoever takes one, and for you
race-warcraft-naga = Naga
race-warcraft-naga-rule = May conquer seas and lakes: 2 tokens, 1 coin a turn. Their first conquest may be one, without the crossing; later ones must be next to their regions. In decline they stay there. Nobody else can take water.
race-warcraft-naga-brief = May conquer seas and lakes and keep them in decline
race-warcraft-night_elves = Night Elves
race-warcraft-night_elves-rule = Forests cost 1 token less (at least 1). A forest they conquer gets a wall of wisps (9 in all): +1 defence, in decline too. The wall goes when the region is left or conquered.
race-warcraft-night_elves-brief = Forests cost 1 less and get a wall: +1 defence
race-warcraft-orcs = Orcs
race-warcraft-orcs-rule = +1 coin for each region they conquer this turn from a race of the Alliance, active or in decline, on top of the faction bonus.
race-warcraft-orcs-brief = +1 coin per region conquered from the Alliance
race-warcraft-tauren = Tauren
race-warcraft-tauren-rule = They need 2 tokens where others need 1: to conquer, to hold, to keep a region while troops are readied. A lone one goes at once to another of their regions, or to hand. In decline 2 tokens stay in each region.
race-warcraft-tauren-brief = At least 2 tokens in every region, in decline too
race-warcraft-forsaken = Forsaken
race-warcraft-forsaken-rule = For each token that goes to the supply through them in their turn, active or in decline, Murlocs too, they may pay the bank 1 coin for a new Forsaken token. It comes after the last conquest, before redeployment.
race-warcraft-forsaken-brief = 1 coin buys a new token for each one they destroy
race-warcraft-trolls = Trolls
race-warcraft-trolls-rule = Non-empty regions cost 1 token less (at least 1). Non-empty means with a Murloc or a token of any race, active or in decline, your own included.
race-warcraft-trolls-brief = Non-empty regions cost 1 token less
race-warcraft-pandaren = Pandaren
race-warcraft-pandaren-rule = At the end of each turn each opponent whose active race they did not attack, even in vain, gets a harmony token. Whoever has one pays you 2 coins, once a turn, before attacking them. Tokens come back at the start of your turn.
race-warcraft-pandaren-brief = Whoever you spare pays 2 coins before attacking you
race-warcraft-blood_elves = Blood Elves
race-warcraft-blood_elves-rule = +1 coin for each region with a magic source they hold while active.
race-warcraft-blood_elves-brief = +1 coin per magic source held
race-warcraft-ethereals = Ethereals
race-warcraft-ethereals-rule = Once per turn, before the die: either bring a face-up artifact from a region next to theirs into one of theirs, ready for use, or conquer an adjacent region with a face-up legendary place for 2 tokens less (at least 1).
race-warcraft-ethereals-brief = Each turn grab an artifact, or a place for 2 tokens less


## Powers: trades

power-warcraft-archaeologist = Archaeologist
power-warcraft-archaeologist-rule = +1 coin for each artifact and legendary place this race holds while active. The Well of Eternity counts only for whoever holds its water.
power-warcraft-archaeologist-brief = +1 coin per artifact and legendary place held
power-warcraft-enraged = Enraged
power-warcraft-enraged-rule = For each region conquered this turn that an opponent defended with 2 or more tokens: as many coins as there were tokens. Beasts and the champion count; Murlocs, walls, forts and your own race in decline don't.
power-warcraft-enraged-brief = 1 coin per defender where there were 2 or more
power-warcraft-champion = Champion
power-warcraft-champion-rule = Once per turn the champion alone conquers an adjacent region, however defended, though not as entry, by crossing or after the die; a token in hand is needed, not used. It stays there, counts as 1 token, and redeploys like one.
power-warcraft-champion-brief = Once per turn the champion takes a region all alone
power-warcraft-mining = Mining
power-warcraft-mining-rule = +1 coin for each region with a dungeon this race holds while active.
power-warcraft-mining-brief = +1 coin per dungeon held
power-warcraft-mountaineer = Mountaineer
power-warcraft-mountaineer-rule = +1 coin for each mountain region this race holds while active.
power-warcraft-mountaineer-brief = +1 coin per mountain region held
power-warcraft-defensive = Defensive
power-warcraft-defensive-rule = At the end of the turn each of this race's fields gets a watch tower (6 in all) if the race holds more regions around it than any other race: nobody can conquer or affect it. The tower goes as soon as the majority is lost.
power-warcraft-defensive-brief = Majority around its fields makes them immune
power-warcraft-swampwalker = Swampwalker
power-warcraft-swampwalker-rule = +1 coin for each swamp region this race holds while active.
power-warcraft-swampwalker-brief = +1 coin per swamp region held
power-warcraft-farmer = Farmer
power-warcraft-farmer-rule = +1 coin for each region of fields this race holds while active.
power-warcraft-farmer-brief = +1 coin per region of fields held
power-warcraft-explorer = Explorer
power-warcraft-explorer-rule = +1 coin for each continent on which this race holds at least one region while active.
power-warcraft-explorer-brief = +1 coin per continent with a region held
power-warcraft-blacksmith = Blacksmith
power-warcraft-blacksmith-rule = Every region costs 1 token less (at least 1).
power-warcraft-blacksmith-brief = Every region costs 1 token less
power-warcraft-portal_mage = Portal Mage
power-warcraft-portal_mage-rule = Up to twice a turn, until redeployment, swap all that is in 2 regions with magic sources, anybody's or empty; only mountains, places and face-down finds stay. It is no conquest, nobody loses a token. Not with immune regions.
power-warcraft-portal_mage-brief = Twice a turn swap all that is in 2 regions with magic
power-warcraft-seafaring = Seafaring
power-warcraft-seafaring-rule = No crossing: anchor regions cost no extra token, however far away, not even for entering the map.
power-warcraft-seafaring-brief = No extra token for crossing
power-warcraft-fishing = Fishing
power-warcraft-fishing-rule = +1 coin for each region next to a sea or lake this race holds while active.
power-warcraft-fishing-brief = +1 coin per region held next to a sea or lake
power-warcraft-ranger = Ranger
power-warcraft-ranger-rule = +1 coin for each forest region this race holds while active.
power-warcraft-ranger-brief = +1 coin per forest region held
power-warcraft-battlemaster = Battlemaster
power-warcraft-battlemaster-rule = +1 coin, at once, for each non-empty region this race conquers: with a Murloc or a token of any race, active or in decline, your own included.
power-warcraft-battlemaster-brief = +1 coin per non-empty region conquered
power-warcraft-garrison = Garrison
power-warcraft-garrison-rule = At redeployment each region of this race gets a fort (1 per region, 10 on the map): +1 defence, in decline too, though no new ones are built then. Gone once the region is abandoned or conquered.
power-warcraft-garrison-brief = A fort in each region: +1 defence, in decline too
power-warcraft-herbalist = Herbalist
power-warcraft-herbalist-rule = +1 coin for each region of hills this race holds while active.
power-warcraft-herbalist-brief = +1 coin per region of hills held
power-warcraft-marsh_dweller = Marsh Dweller
power-warcraft-marsh_dweller-rule = For every attack on a swamp of this race, failed ones too, an opponent first pays you 1 coin; who can't pay can't attack. In decline too.
power-warcraft-marsh_dweller-brief = Opponents pay you 1 coin per attack on its swamps
power-warcraft-beastmaster = Beastmaster
power-warcraft-beastmaster-rule = At the start of each turn its beasts leave, then 1 per region of hills held comes to hand (5 at most). They count as tokens of this race; where beasts stand, a lost region costs 1 beast instead of a token. Gone on decline.
power-warcraft-beastmaster-brief = Each turn 1 beast per hills region: it fights as a token
power-warcraft-intimidating = Intimidating
power-warcraft-intimidating-rule = 3 times a turn, before the die, move an opponent's token, active or in decline, from a region next to yours to another region of its race; if there is none, it is lost. Murlocs are always lost. A wall or fort goes first: 1 use.
power-warcraft-intimidating-brief = 3 times a turn chase off a token next to its regions


## Finds: artifacts, which move to where they were used

find-warcraft-frostmourne = Frostmourne
find-warcraft-frostmourne-rule = Once per turn conquer a region for 2 tokens less (at least 1). The sword moves there; a failed roll uses it up for this turn, and it stays where it was.
find-warcraft-doomhammer = Doomhammer
find-warcraft-doomhammer-rule = Once per turn conquer a region in reach with 1 token (Tauren: 2), no crossing. First pay 2 coins to the player who holds it; if nobody does, if it has a Murloc or is your own in decline, the bank gets them. It moves there.
find-warcraft-ashes_of_alar = Ashes of Al'ar
find-warcraft-ashes_of_alar-rule = Once per turn conquer any region of any continent as if it were adjacent, at its usual cost and without crossing; seas and lakes by Naga only. The Ashes move there.
find-warcraft-heart_of_azeroth = Heart of Azeroth
find-warcraft-heart_of_azeroth-rule = At the end of your turn put it in a region of the race that holds it, the same will do: each other player with tokens of an active race next to it pays you 1 coin. Who has no coin pays nothing.
find-warcraft-aegis_of_aggramar = Aegis of Aggramar
find-warcraft-aegis_of_aggramar-rule = At the end of your turn put it in a region of the race that holds it, the same will do. An opponent can neither conquer nor affect this region without first paying you 2 coins, once a turn. Of no use in decline.


## Finds: legendary places, which never move

find-warcraft-well_of_eternity = Well of Eternity
find-warcraft-well_of_eternity-rule = When found, its finder puts it in a sea or lake of the continent (none there: another place is drawn). At the end of your turn it brings 2 coins to your race, active or in decline, that holds more regions next to it than any other.
find-warcraft-meeting_stone = Meeting Stone
find-warcraft-meeting_stone-rule = The active race that holds it pays no extra token for crossing.
find-warcraft-karazhan = Karazhan
find-warcraft-karazhan-rule = +1 coin for each other region of this terrain held by the active race that holds it.
find-warcraft-battleground = Battleground
find-warcraft-battleground-rule = Its active holder gets the faction bonus up to twice per race; it must be held when coins are counted. A neutral race chooses a side, at the start of the turn or when it takes the place, and belongs to it till the end of the turn.
find-warcraft-dark_portal = Dark Portal
find-warcraft-dark_portal-rule = +2 coins each turn for the active race that holds it.
find-warcraft-spirit_healer = Spirit Healer
find-warcraft-spirit_healer-rule = At redeployment the active race that holds it gets 1 new token from the supply. An empty supply gives nothing.
find-warcraft-lights_hope_chapel = Light's Hope Chapel
find-warcraft-lights_hope_chapel-rule = When a region of the active race that holds it is conquered or blown up, no token is lost: all of them retreat; one last time even when the Chapel's own region falls. No help against Intimidating races.


## Pieces

piece-warcraft-murloc = Murloc
piece-warcraft-murloc-rule = Belongs to nobody and counts as a neutral race in decline: +1 to the cost of its region, which is non-empty. Once conquered it is gone for good.
piece-warcraft-mountain = Mountain
piece-warcraft-mountain-rule = +1 defence for whoever holds the region; it never moves. A mountain with no Murloc or race token is an empty region.
piece-warcraft-wisp_wall = Wall of Wisps
piece-warcraft-wisp_wall-rule = +1 defence for the Night Elves, in decline too. Gone once the region is left or conquered; an Intimidating race can remove it.
piece-warcraft-fort = Fort
piece-warcraft-fort-rule = +1 defence for the race that built it, in decline too. Gone once the region is abandoned or conquered; an Intimidating race can remove it.
piece-warcraft-tower = Watch Tower
piece-warcraft-tower-rule = Nobody can conquer this region, and no ability of another player touches it, as long as its Defensive race holds more of the regions around it than any other race, Murlocs and the owner's race in decline included.
piece-warcraft-objective = Military Objective
piece-warcraft-objective-rule = A race that is not of the Horde and conquers this region gets 2 coins from the bank; so does the owner of the Humans, if it is somebody else. The marker goes back to that owner. If the Horde conquers it, nothing happens.
piece-warcraft-champion = Champion Token
piece-warcraft-champion-rule = Holds a region alone and counts as 1 token. Whoever conquers the region captures it instead of a token; the owner at once buys it back for 1 coin, paid to the captor. With no coin to pay it is lost for the rest of the game.
piece-warcraft-beast = Beast
piece-warcraft-beast-rule = Counts as a token of its race in conquest, defence and redeployment; when the region is lost, a beast is lost instead of a token. A region left with beasts alone is abandoned at the start of the turn. Gone on decline.
piece-warcraft-bomb = Bomb
piece-warcraft-bomb-rule = Nobody knows what is in it: 6 of the 12 are live. Turned up at the start of the Goblins' next turn if an opponent still holds the region; otherwise it goes back on the pile, unseen.
piece-warcraft-harmony = Harmony Token
piece-warcraft-harmony-rule = Lies with a player whom the Pandaren spared: before attacking the active Pandaren, or making them lose a token in any other way, this player pays their owner 2 coins, once a turn. Returned at the start of the Pandaren's turn.
piece-warcraft-hidden_find = Unknown Find
piece-warcraft-hidden_find-rule = An artifact or a legendary place, face down. It is turned up when the region is conquered and stays so; whoever holds the region uses it, though not in decline.


## Terrain and symbols

terrain-warcraft-fields = Fields
terrain-warcraft-fields-rule = Pay Farmers +1 coin; Defensive races put watch towers on them.
terrain-warcraft-forest = Forest
terrain-warcraft-forest-rule = Pays Rangers +1 coin. Costs Night Elves 1 token less; they put up a wall of wisps.
terrain-warcraft-hills = Hills
terrain-warcraft-hills-rule = Pay Herbalists +1 coin and bring Beastmasters a beast.
terrain-warcraft-swamp = Swamp
terrain-warcraft-swamp-rule = Pays Swampwalkers +1 coin. Whoever attacks Marsh Dwellers here pays them 1 coin.
terrain-warcraft-mountain = Mountains
terrain-warcraft-mountain-rule = A mountain stands here: the region costs 1 token more, Dwarves 2 less. Pays Mountaineers +1 coin.
terrain-warcraft-sea = Sea
terrain-warcraft-sea-rule = Only Naga can conquer it. Regions next to it pay Fishing races +1 coin. The sea around the continents is no region.
terrain-warcraft-lake = Lake
terrain-warcraft-lake-rule = Only Naga can conquer it. Regions next to it pay Fishing races +1 coin.
symbol-warcraft-anchor = Anchor
symbol-warcraft-anchor-rule = Races enter the map here and may come here later from anywhere. If no region next to it is theirs, they pay 1 token more: the crossing.
symbol-warcraft-dungeon = Dungeon
symbol-warcraft-dungeon-rule = Pays Mining races +1 coin. For conquests of the Kobolds all dungeons are adjacent to their regions.
symbol-warcraft-magic = Magic Source
symbol-warcraft-magic-rule = Pays Blood Elves +1 coin; Portal Mages swap what is in two such regions.
symbol-warcraft-find = Place of a Find
symbol-warcraft-find-rule = At the start an artifact or a legendary place lies here, face down; it is turned up when the region is conquered.


## Factions

faction-warcraft-alliance = Alliance
faction-warcraft-alliance-rule = Its races get 1 coin at the end of the turn for each race of the Horde from which they conquered at least one region in it. A player's active race and race in decline are two.
faction-warcraft-horde = Horde
faction-warcraft-horde-rule = Its races get 1 coin at the end of the turn for each race of the Alliance from which they conquered at least one region in it. A player's active race and race in decline are two.
faction-warcraft-neutral = Neutral
faction-warcraft-neutral-rule = Neither gets the faction bonus nor brings it to others. Murlocs are neutral too.


## Variants of our own

variant-warcraft-factions = Factions, two against two
variant-warcraft-factions-rule = A variant of our own. Seats 1 and 3 are the Alliance, 2 and 4 the Horde: pick races of your side or neutral ones. Team-mates never attack or affect each other. The coins of both decide, then their tokens on the map.
variant-warcraft-solo_easy = Solo against the Murlocs: easy
variant-warcraft-solo_fair = Solo against the Murlocs: fair
variant-warcraft-solo_hard = Solo against the Murlocs: hard
variant-warcraft-solo_grim = Solo against the Murlocs: grim
variant-warcraft-solo_easy-rule = A variant of our own. After each of your turns 1 Murloc lands at random by an anchor or next to others, where no more than 1 defender stands. Each round they get a coin per region and 5 more. Have more coins than they do.
variant-warcraft-solo_fair-rule = A variant of our own. After each of your turns 2 Murlocs land at random by an anchor or next to others, where no more than 1 defender stands. Each round they get a coin per region and 2 more. Have more coins than they do.
variant-warcraft-solo_hard-rule = A variant of our own. After each of your turns 3 Murlocs land at random by an anchor or next to others, where no more than 1 defender stands. Each round they get a coin per region and 1 more. Have more coins than they do.
variant-warcraft-solo_grim-rule = A variant of our own. After each of your turns 3 Murlocs land at random by an anchor or next to others, where no more than 1 defender stands. Each round they get a coin per region and 5 more. Have more coins than they do.
rival-warcraft-name = Murlocs


## Continents

size-warcraft-l = Large continent
size-warcraft-m = Medium continent
size-warcraft-s = Small continent


## Numbers that nobody could attest

number-warcraft-ours = our number
number-warcraft-ours-rule = We have no reliable source for the number printed here. Ours follows the other numbers and the other boxes; a photograph of the tile would settle it.


## Table options

option-warcraft-own_decline_defends-rule = On: when you conquer your own race in decline, each own token there adds 1 to the cost. Off: only markers such as mountains and forts count.


## Questions, for the status line

step-warcraft-pick = Choose a race with its trade
step-warcraft-murlocs = The Murlocs land
step-warcraft-fuse = Pay the toll to set off the bomb, or take it back unseen
step-warcraft-worgen = Choose a form for this turn
step-warcraft-champion = Choose a place for the champion
step-warcraft-optional-champion = Take the champion to hand, or leave it where it stands
step-warcraft-battleground = Choose the side this race is on this turn
step-warcraft-raid = Roll once more as your last conquest, or give the raid up
step-warcraft-stow = Choose a region for the artifact
step-warcraft-intimidate = Choose where the token goes
step-warcraft-portal = Choose the other region of the portal
step-warcraft-optional-portal = Open a portal before you redeploy, or go without
step-warcraft-well = Choose the water for the Well of Eternity
step-warcraft-recruit = Buy a new token, or go without
step-warcraft-beast = Place your beasts
step-warcraft-fort = Choose the regions that get a fort
step-warcraft-tower = Choose the fields that get a watch tower
step-warcraft-heart = Choose a region for the Heart of Azeroth
step-warcraft-aegis = Choose a region for the Aegis of Aggramar
step-warcraft-bomb = Lay bombs on your neighbours, or stop
step-warcraft-objective = Choose two regions for the objectives
step-warcraft-join = Choose a region for the token left alone


## Choices. "answer": to a question of its own, where the same word is an ability; "optional": to one that may be passed

choice-warcraft-worgen = Worgen: conquests cost 1 token less this turn
choice-warcraft-skip-worgen = Human: take 2 coins
choice-warcraft-fuse = Pay the toll for the bomb in { $region }
choice-warcraft-skip-fuse = Take the bomb back
choice-warcraft-champion = region { $region }: the champion alone
choice-warcraft-answer-champion = The champion to { $region }
choice-warcraft-optional-champion = The champion from { $region } to hand
choice-warcraft-skip-champion = Leave the champion where it stands
choice-warcraft-battleground-alliance = For the Alliance
choice-warcraft-battleground-horde = For the Horde
choice-warcraft-raid = region { $region }: an air raid
choice-warcraft-answer-raid = Once more on { $region }, both rolls count
choice-warcraft-skip-raid = Give the raid up, the turn goes on
choice-warcraft-attune = For a region with a legendary place: 2 tokens less
choice-warcraft-siphon = Bring over: { $find }
choice-warcraft-stow = The artifact to { $region }
choice-warcraft-intimidate = region { $region }: drive off a token, a wall or a fort
choice-warcraft-answer-intimidate = The token to { $region }
choice-warcraft-portal = region { $region }: open a portal
choice-warcraft-answer-portal = Swap it with { $region }
choice-warcraft-optional-portal = A portal in { $region }
choice-warcraft-skip-portal = Go without a portal
choice-warcraft-frostmourne = Frostmourne: 2 tokens less
choice-warcraft-doomhammer = Doomhammer: 2 coins, fewest tokens
choice-warcraft-ashes_of_alar = Ashes of Al'ar: any region
choice-warcraft-well = The Well of Eternity to { $region }
choice-warcraft-recruit = Buy a token
choice-warcraft-skip-recruit = Buy no more tokens
choice-warcraft-beast = A beast to { $region }
choice-warcraft-fort = A fort in { $region }
choice-warcraft-tower = A watch tower in { $region }
choice-warcraft-heart = The Heart of Azeroth to { $region }
choice-warcraft-aegis = The Aegis of Aggramar to { $region }
choice-warcraft-bomb = A bomb in { $region }
choice-warcraft-skip-bomb = Lay no more bombs
choice-warcraft-objective = An objective in { $region }
choice-warcraft-join = Join the others in { $region }


## Events

event-warcraft-layout = The continents are laid out: { $boards }.
event-warcraft-conquered-raid = With an air raid { $player } conquers region { $region }: { $race }, { n-tokens }.
event-warcraft-conquered-champion = With the champion alone { $player } conquers region { $region }: { $race }.
event-warcraft-tribe_lost = The Murloc in region { $region } is gone for good.
event-warcraft-murloc_income = The Murlocs get { n-coins } and have { $total } now.
event-warcraft-murloc_landed = A Murloc lands in region { $region }.
event-warcraft-bomb = The bomb in region { $region } is a dud ({ $player }).
event-warcraft-bomb-live = The bomb in region { $region } goes off ({ $player }): the region is empty now.
event-warcraft-harmony = { $player } gives harmony tokens to: { $others }.
event-warcraft-intimidated = A token is driven from region { $region } to region { $to }: { $race } ({ $player }).
event-warcraft-intimidated-gone = A token is driven out of region { $region } and is lost: { $race } ({ $player }).
event-warcraft-intimidated-saved = A token is driven out of region { $region }, but kept; it retreats at the end of the turn: { $race } ({ $player }).
event-warcraft-portal = { $player } opens a portal: regions { $region } and { $to } exchange all that is in them.
event-warcraft-ransom =
    { $n ->
        [0] { $player } has no coin to buy the champion back from { $other }: it is lost for the rest of the game.
        [one] { $player } pays { $n } coin to { $other } and has the champion back.
       *[other] { $player } pays { $n } coins to { $other } and has the champion back.
    }
event-warcraft-side = { $player } is on this side for a turn: { $side }.


## Summands

summand-warcraft-tribe = Murloc
summand-warcraft-crossing = crossing
summand-warcraft-faction = faction bonus
summand-warcraft-champion = champion
summand-warcraft-objectives = objective


## Reasons

reason-warcraft-out_of_order = Region { $region } is not next: bombs are turned up in the order of their regions, and regions that are chosen together are named all at once.
reason-warcraft-water = Region { $region } is a sea or a lake: only Naga go there.
reason-warcraft-not_entry = Region { $region } is no place of entry for this race: most races begin in a region with an anchor.


## Help in the terminal

client-warcraft-help-notation = Moves can be written out: pick 1, conquer 9, gamble 9, raid 9, champion 9, portal 2, end, redeploy 9=4 10=3, bomb 3 10, objective 3 8.
usage-warcraft-help = ?, ? orcs
about-warcraft-help = this help; the rule of a race, trade, find, piece or terrain


## Odd rules for races and powers of the players' own; $n is a number of pieces

generated-warcraft-use-aegis = { find-warcraft-aegis_of_aggramar-rule }
generated-warcraft-use-air_raid = { race-warcraft-gnomes-rule }
generated-warcraft-use-ashes = { find-warcraft-ashes_of_alar-rule }
generated-warcraft-use-attunement = Once per turn conquer an adjacent region with a face-up legendary place for 2 tokens less (at least 1).
generated-warcraft-use-battleground = { find-warcraft-battleground-rule }
generated-warcraft-use-beasts = At the start of each turn its beasts leave, then 1 per region of hills held comes to hand ({ $n } at most). They count as tokens of this race; where beasts stand, a lost region costs 1 beast instead of a token. Gone on decline.
generated-warcraft-use-bombs = { race-warcraft-goblins-rule }
generated-warcraft-use-champion = { power-warcraft-champion-rule }
generated-warcraft-use-chapel = { find-warcraft-lights_hope_chapel-rule }
generated-warcraft-use-continents = { power-warcraft-explorer-rule }
generated-warcraft-use-crossing = A region with an anchor that is next to none of the race's own costs 1 token more: the crossing.
generated-warcraft-use-dark_portal = { find-warcraft-dark_portal-rule }
generated-warcraft-use-doomhammer = { find-warcraft-doomhammer-rule }
generated-warcraft-use-faction_bonus = +1 coin at the end of the turn for each race of the other side from which at least one region was conquered in it.
generated-warcraft-use-finds_pay = { power-warcraft-archaeologist-rule }
generated-warcraft-use-first_saved = { race-warcraft-draenei-rule }
generated-warcraft-use-forts = At redeployment each region of this race gets a fort (1 per region, { $n } on the map): +1 defence, in decline too, though no new ones are built then. Gone once the region is abandoned or conquered.
generated-warcraft-use-frostmourne = { find-warcraft-frostmourne-rule }
generated-warcraft-use-fuses = { piece-warcraft-bomb-rule }
generated-warcraft-use-harmony = { race-warcraft-pandaren-rule }
generated-warcraft-use-heart = { find-warcraft-heart_of_azeroth-rule }
generated-warcraft-use-intimidation = { power-warcraft-intimidating-rule }
generated-warcraft-use-karazhan = { find-warcraft-karazhan-rule }
generated-warcraft-use-meeting_stone = { find-warcraft-meeting_stone-rule }
generated-warcraft-use-objectives = { race-warcraft-humans-rule }
generated-warcraft-use-pairs = { race-warcraft-tauren-rule }
generated-warcraft-use-plunder = { race-warcraft-orcs-rule }
generated-warcraft-use-portals = { power-warcraft-portal_mage-rule }
generated-warcraft-use-prowling = { race-warcraft-trolls-rule }
generated-warcraft-use-rage = { power-warcraft-enraged-rule }
generated-warcraft-use-raising = { race-warcraft-forsaken-rule }
generated-warcraft-use-rewards = { piece-warcraft-objective-rule }
generated-warcraft-use-shores = { power-warcraft-fishing-rule }
generated-warcraft-use-siphon = Once per turn, before the die, bring a face-up artifact from a region next to theirs into one of theirs, ready for use.
generated-warcraft-use-spirit_healer = { find-warcraft-spirit_healer-rule }
generated-warcraft-use-spoils = { power-warcraft-battlemaster-rule }
generated-warcraft-use-stowing = An artifact that is brought over goes to any region of this race.
generated-warcraft-use-swamp_toll = { power-warcraft-marsh_dweller-rule }
generated-warcraft-use-tide = After each turn Murlocs land at random by an anchor or next to others, where few defend, and earn a coin for each of their regions.
generated-warcraft-use-towers = At the end of the turn each of this race's fields gets a watch tower ({ $n } in all) if the race holds more regions around it than any other race: nobody can conquer or affect it. The tower goes as soon as the majority is lost.
generated-warcraft-use-two_forms = { race-warcraft-worgen-rule }
generated-warcraft-use-well = { find-warcraft-well_of_eternity-rule }
generated-warcraft-use-well_coins = At the end of your turn the Well of Eternity brings 2 coins to your race, active or in decline, that holds more regions next to it than any other.
generated-warcraft-use-wisp_walls = A forest they conquer gets a wall of wisps: +1 defence, in decline too. The wall goes when the region is left or conquered.


## At the table, in the browser

ui-warcraft-choose-bomb =
    { $n ->
        [one] Lay { $n } bomb
       *[other] Lay { $n } bombs
    }
ui-warcraft-choose-objective =
    { $n ->
        [one] Place { $n } objective
       *[other] Place { $n } objectives
    }


## The table's words

ui-warcraft-finds = Places and artifacts
ui-warcraft-finds-unseen = Places and artifacts not yet seen: { $n }
ui-warcraft-finds-unseen-about = Whoever conquers a region where one lies face down turns it up and uses it. Those that lie nowhere stay in the box.
table-warcraft-power = Trade


## Box and maps

box-warcraft = Warcraft
map-warcraft-2 = Two Shores: 2 players
map-warcraft-3 = Three Shores: 3 players
map-warcraft-4 = Four Shores: 4 players
map-warcraft-5 = Five Shores: 5 players
map-warcraft-l1a = The Broken Crown
map-warcraft-l1a-about = A ring of peaks and hills around two lakes: the way round is long, and there is a shore nearly everywhere.
map-warcraft-l1b = The Long Ridge
map-warcraft-l1b-about = A mountain ridge right through the middle, woods and swamps at its foot, and not a drop of water to sail.
map-warcraft-l2a = Herons' Delta
map-warcraft-l2a-about = Swamps between a lake and two arms of the sea: wet feet everywhere.
map-warcraft-l2b = Harvest Land
map-warcraft-l2b-about = Wide fields beside a lake, with peaks on three sides: a land for farmers and watch towers.
map-warcraft-m1a = The Horn Bay
map-warcraft-m1a-about = A bay cuts deep into the hills; whoever has the fields behind it has both horns.
map-warcraft-m1b = Mirror Moors
map-warcraft-m1b-about = Moors around two still lakes, with hardly a region that does not touch the water.
map-warcraft-m2a = The Two Brothers
map-warcraft-m2a-about = Two lone peaks, one at each end, and dry fields between them.
map-warcraft-m2b = Owl Thicket
map-warcraft-m2b-about = Deep woods around a lake: wisps love it, axes do not rest there.
map-warcraft-s1a = The Kettle
map-warcraft-s1a-about = Five regions around one lake, like the rim of a kettle: it soon boils over.
map-warcraft-s1b = Gull Crag
map-warcraft-s1b-about = Bare hills and one crag around a swamp; no water, and nowhere to hide.
map-warcraft-s2a = The Drowned Stairs
map-warcraft-s2a-about = Wooded steps that go down into two arms of the sea.
map-warcraft-s2b = Shepherd's Rest
map-warcraft-s2b-about = Three pastures around one mountain, and a bay beside them: quiet, until somebody lands.


## Abilities, as buttons

ability-warcraft-raid = Air raid
ability-warcraft-champion = The champion alone
ability-warcraft-intimidate =
    { $left ->
        [one] Drive somebody off ({ $left } more time)
       *[other] Drive somebody off ({ $left } more times)
    }
ability-warcraft-portal =
    { $left ->
        [one] Open a portal ({ $left } more time)
       *[other] Open a portal ({ $left } more times)
    }
step-warcraft-words-intimidate = Who shall leave: a token or a beast?
choice-warcraft-intimidate-token = A token
choice-warcraft-intimidate-beast = A beast


## Set-up on the page

page-warcraft-setup-elements = Races and trades
page-warcraft-setup-powers = Trades
page-warcraft-board-random = Continents drawn at random
page-warcraft-board-chosen-about = Which of them lie on the table, and which side up. They are boards of our own, not official ones.


## How to play

howto-warcraft-turn-pick = Without an active race, take a combo: a race with its trade. The topmost is free; for any other you put 1 coin on each combo above it. Coins lying on yours are yours. Its two numbers together are your tokens.
howto-warcraft-turn-conquer = Take region after region while your tokens last. The first one has an anchor. Every other one borders a region of this race, or has an anchor too.
howto-warcraft-turn-redeploy = Spread your tokens anew over the regions of this race as you like; at least 1 stays in each (2 Tauren).
howto-warcraft-cost = 2 tokens, and 1 more for each token of another player there, each Murloc, each mountain and each other defence; also 1 for the crossing to an anchor beside which you hold nothing. Abilities lower the cost, never below 1.
howto-warcraft-adds-islands = The map is made of separate continents; the sea around them is no region. You land where an anchor is, at any time and from anywhere.
howto-warcraft-adds-factions = Most races are of the Alliance or of the Horde. For each race of the other side from which yours conquered a region this turn you get 1 coin, however many regions there were.
howto-warcraft-adds-finds = On each continent an artifact or a legendary place lies face down. Conquering the region turns it up; it works for the active race that holds the region. An artifact moves to where it was used.
howto-warcraft-adds-tribe = Murlocs belong to nobody. They cost 1 token more, and once conquered they are gone for good.
howto-warcraft-adds-water = Lakes and seas on the continents can be conquered by Naga only.
