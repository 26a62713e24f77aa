### What the game in the terminal and the tables of the command line say.
### Moves in notation (conquer 9) are the same in all languages; commands have a word of their own besides the English one.


## Seats

client-human = Player { $seat }
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-greedy = Greedy
bot-random = Random


## The flow of the game

client-welcome = Welcome! Answer with a number from the list, or ? for help.
client-prompt = Your choice:{" "}
client-curtain = Pass the keyboard to { $player }, then press Enter.{" "}
client-round = round { $round } of { $rounds }
client-hand = in hand: { $n }
client-helpers = helping: { $n }
client-withdrawn = withdrawn: { $n }
client-die = die: { $face }
client-entry = entry
client-chance = chance { $hits } in { $faces } ({ $percent } %)
client-turn-over = Enter: go on; undo: take it back.{" "}
client-turn-over-hint = Your decisions are made for now. Press Enter to go on, or write undo.
client-undone = Taken back.
client-left = The game ends here. See you!
client-quit-sure = Really leave the game? (y/n){" "}
client-yes = y yes
client-saved = Saved: { $file }
client-not-saved = Not saved: { $file } ({ $problem }).
client-replay-figures = Moves: { $moves }; round { $round }; coins: { $coins }; { $result }
client-replay-winners = winners: { $players }
client-replay-lost = lost: the other side has as many coins or more
client-replay-running = not over
client-overwrite = { $file } exists already. Replace it? (y/n){" "}
client-spread-hint = Or say how many stand where, for instance: { $verb } 9=4 10=3. Regions not named keep what they have.
client-several-hint = Several at once, in any order: { $example }
client-no-such-number = Enter a number from 1 to { $n }.
client-no-such-thing = Nothing here is called “{ $name }”.


## Help

client-help = What you can write
command-help = help
command-map = map
usage-map = map
about-map = all regions and players
command-players = players
usage-players = players
about-players = the players
command-combos = combos
usage-combos = combos
about-combos = the combos to choose from, with their rules
command-why = why
usage-why = why 9
usage-why-hint = Write for instance: why 9
about-why = why region 9 is no target, or what makes up its cost
command-log = log
usage-log = log, log 100
about-log = what has happened
command-undo = undo
usage-undo = undo
about-undo = take back your last decision
command-save = save
usage-save = save FILE
about-save = save the game as a replay file
command-quit = quit
usage-quit = quit
about-quit = leave the game


## Choices

choice-group-pick = Pick a combo
choice-group-first = Choose
choice-group-conquer = Conquer
choice-group-ability = Use an ability
choice-group-gamble = As the last conquest, with the die
choice-group-region = Regions
choice-group-player = Players
choice-group-stop = Or
choice-expand = Expand
choice-decline = Go into decline
choice-march = Keep all regions and march
choice-skip = Go without
choice-skip-ready = Let the race in decline rest this turn
choice-end =
    { $n ->
        [0] End the conquests
        [one] End the conquests ({ $n } token left in hand)
       *[other] End the conquests ({ $n } tokens left in hand)
    }
choice-conquer = region { $region }: { n-tokens }
choice-gamble = region { $region }: { n-tokens }, { $chance }
choice-convert = region { $region }: swap the token
choice-abandon = Abandon { $region }
choice-give_up = Give up { $region }
choice-trait = { $source }
choice-trait-target = { $source }: { $target }
step-trait-of = Make your choice: { $source }
choice-all_in = region { $region }: all of it (+{ $n })


## Why

why-region = Region { $region }.
why-legal = It is possible now.
why-gamble = Only as the last conquest, with the die: { $chance }.
why-cost = Cost: { $sum }.


## A whole allocation in one line



## Tables

table-map = Map
table-region = No.
table-terrain = Terrain
table-symbols = Symbols
table-neighbours = Next to
table-holder = Held by
table-tokens = Tokens
table-pieces = On it
table-cost = Cost
table-players = Players
table-player = Player
table-coins = Coins
table-active = Active race
table-hand = Hand
table-declined = In decline
table-regions = Regions
table-combos = Combos
table-number = No.
table-combo = Combo
table-price = Price
table-coins_on = Coins on it
table-rules = What it can do
table-result = Result
table-place = Place
table-map_tokens = Tokens on the map
table-race = Race
table-power = Power
