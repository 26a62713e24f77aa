### What the page says around the table: start, set-up, the end of a game, replays, about.


## Everywhere

page-title = Tesno
page-failed = The page could not be loaded. Please try again.
page-offline = The server can't be reached. Nothing is lost: try again in a moment.
page-error = That did not work. Please try again.
page-error-not_found = There is no such game here.
page-error-not_found-about = Or it is private. If you sit at it, open it on the device you play with, or by the link to your seat.
page-error-not_over = This game is still being played.
page-error-not_your_seat = Only those who sat at this table can do that.
page-error-too_many_games = That was a lot of new games in an hour. Go on with one of yours, or wait a little.
page-error-too_many_guests = Too many newcomers from here at once. Please try again in an hour.
page-error-too_many_maps = That was a lot of maps in an hour. Please try again later.
page-error-table = This table can't be set up like that.
page-error-hints_off = This table is played without hints.
page-error-not_your_turn = Nothing is asked of you now: somebody else decides.
page-error-no_hints = No hint was found in time. Please try again.
page-error-busy = Too many games are being looked at again just now. Please try again in a moment.
page-error-overloaded = { server-overloaded }
page-error-no_review = This game could not be looked at again. Please try once more.
page-error-other_rules = This game was played with another version of the rules and can't be shown here.
page-error-damaged = Something of this game is lost on the server, so it can't go on. What is left of it is kept.
page-lost = There is nothing at this address. But here is a table.
page-retry = Try again
page-language = Language
page-home = Start page
page-round = Round { $round } of { $rounds }


## Start

page-joke = Russian for “it's crowded in here”. Too many peoples, too little land, and the neighbours are already at the gate.
page-play-now = Play now
page-play-now-hint =
    { $bots ->
        [one] You against { $bots } bot. One click, no account.
       *[other] You against { $bots } bots. One click, no account.
    }
page-set-up = Set up a table
page-hot-seat = Hot-seat
page-hot-seat-hint = Several people, one device. How many are you?
page-your-name = Your name
page-name-placeholder = Player
page-where = Where shall we squeeze in?
page-box-base-about = A sunny land of fields, woods and hills, with one region too few for everybody.
page-box-underground-about = The caves beneath: crystals, mushrooms, a cold river, and relics better left alone.
page-box-warcraft-about = Islands in a stormy sea: two old enemies, a few who sell to both, and Murlocs on every beach.
page-running = Your games
page-finished = Finished games
page-your-turn = Your turn
page-turn-of = Turn: { $player }
page-continue = Continue
page-result = Result
page-watch = Watch again
page-rematch = Rematch
page-more-games = Show all
page-unofficial = An unofficial fan project, not affiliated with or endorsed by the publisher or the authors of Small World. Names and trademarks belong to their owners.
page-about = About Tesno


## Set-up

page-setup-title = Set up a table
page-setup-box = Box
page-setup-players = Players
page-setup-board = Board
page-board-official = Follows the printed board
page-board-ours = Our own board, not an official one
page-board-own = Your own map
page-board-random = Draw the board
page-board-random-about =
    { $n ->
        [one] One of { $n } layout, drawn when the game begins
       *[other] One of { $n } layouts, drawn when the game begins
    }
page-board-chosen = Choose the continents
page-board-chosen-about = Which of them lie on the table, and which side up.
page-board-ours-short = ours
page-board-sides = Each board has two sides: taking one puts the other one back.
page-setup-variant = Variant
page-variant-plain = By the rules of the box, everybody alone
page-map-own = A map of your own
page-map-own-about = A map file (JSON). How to write one is in the documentation: docs/maps.md.
page-map-choose = Choose a file…
page-map-wrong = This map can't be played yet:
page-map-not-json = This is not a map file: it has to be JSON.
page-error-map = The map can't be played. Choose another file.
page-setup-seats = Who sits where
page-human = Person
page-bot = Bot
page-seat-name = Name at seat { $n }
page-seat-kind = Who plays seat { $n }
page-bot-kind = Kind of bot at seat { $n }
page-bot-beginner = Plays by simple habits and clings to its race until it is spent.
page-bot-easy = Plays by sensible habits, without weighing what comes of them.
page-bot-medium = Thinks to the end of its turn, and often misjudges a race.
page-bot-hard = Weighs every conquest by what it brings until the end of the game.
page-bot-expert = Plays its best ideas on in its head for a round, your answers included. Hard to beat.
page-bot-greedy = Plays each answer through in its head, to the end of its turn, or a few rounds on for a new race or a decline, and takes what promises most coins.
page-bot-random = Does something, anything. Good company for a first game.
page-own-bot = A program of whoever runs this server.
page-setup-rounds = Rounds
page-rounds-usual = This board is usually played for { n-rounds }.
page-no-person = Keep at least one seat for a person.
page-setup-options = House rules
page-setup-hints = Hints
page-setup-hints-about = On: whoever decides may ask a bot of the house for its three best answers. It plays well and is wrong at times.
page-setup-elements = Races and powers
page-elements-all = All { $n } in play
page-elements-some = { $n } of { $all } in play
page-setup-races = Races
page-setup-powers = Powers
page-elements-read = Point at one to read its rule.
page-choose-all = All
page-choose-none = None
page-too-few-races =
    { $n ->
        [one] At least { $n } race is needed with so many players.
       *[other] At least { $n } races are needed with so many players.
    }
page-too-few-powers =
    { $n ->
        [one] At least { $n } power is needed with so many players.
       *[other] At least { $n } powers are needed with so many players.
    }
page-too-many-rounds = Choose between 1 and { $n } rounds.
page-setup-start = Start the game
page-setup-usual = Back to the usual


## After the game

page-end-title = The game is over
page-winner = Victory: { $player }
page-winners = Shared victory: { $players }
page-winner-team = Victory of the { $side }: { $players }
page-winner-rival = Victory against the { $rival }: { $player }
page-lost-rival = Defeat against the { $rival }
page-game-lost = Lost
page-team-decides = The coins of a side decide together. If they are equal, its race tokens on the map do; if those are equal too, the victory is shared.
page-rival-decides = Only more coins than the other side has are a victory.
page-ranking = Ranking
page-place = Place { $n }
page-tie-break = Coins decide. If they are equal, race tokens on the map do; if those are equal too, the victory is shared.
page-tie-decided = Equal coins: tokens on the map decided.
page-tie-shared = Equal coins and equal tokens on the map: the victory is shared.
page-score-title = How the coins came in
page-score-total = Coins round by round
page-score-sources = Where they came from
page-score-others = other
page-score-table = The same as a table
page-graph-label = Running total of coins for each player, by round
page-graph-label-of = Coins per round and source: { $player }
page-coins-of = { $player }, { page-round-n }: { n-coins }
page-round-n = round { $round }
page-combos-title = Every people and its hour
page-combo = Combo
page-player = Player
page-picked = Picked
page-declined = In decline
page-conquests = Conquests
page-losses = Lost
page-coins = Coins
page-source = Source
page-total = Total
page-round-short = r. { $round }
page-review = Review
page-review-title = The game looked at again
page-review-about = A bot of the house has gone through the game once more. It judges by what could be seen at the time; these are estimates.
page-review-waiting = A bot of the house is going through the game once more…
page-review-progress = { $n } % looked at
page-chances-title = Chances of victory
page-chances-label = Chances of victory of each player, turn by turn
page-chances-axis = Chance of victory, %
page-rounds-axis = Round
page-chance-of = { $player }, { page-round-n }: { $n } %
page-chances-table = Chances of victory in % at the end of each round
page-mistakes-title = The costliest decisions
page-mistakes-none = Nobody has thrown many coins away: no decision stands out.
page-mistake-played = Played
page-mistake-better = Better
page-mistake-why = Why
page-mistake-loss = cost about { n-coins }
page-mistake-show = Show this position
page-watch-replay = Watch the replay
page-download = Download the replay
page-new-game = New game
page-to-table = Back to the table
page-dice-title = The seal of the dice
page-dice-about = The seal was fixed before the first move; the key shows that nothing was changed since. The replay holds both.
page-dice-seal = Seal
page-dice-key = Key


## Replay

page-replay-title = Replay
page-replay-moment = Moment { $n } of { $all }
page-replay-first = To the start
page-replay-previous = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-copy = Copy the link to this moment
page-replay-copied = Link copied
page-replay-log = What happened
page-replay-players = Players
page-replay-start = The table is set.
page-replay-hand = in hand: { $n }
page-hidden-coins = coins hidden
page-in-decline = in decline


## About

page-about-title = About Tesno
page-about-what = Tesno is an open table for the Small World family of board games: play against bots, with friends on one device or by a link, or with strangers at open tables, in Russian, Polish and English. Every rule is written down and tested.
page-about-unofficial = It is a fan project. It contains no artwork and no rule text of the published games; every picture and every sentence is our own. If you like it, the cardboard is even better: buy it.
page-about-dice = The dice are honest: every game is sealed before its first move, and the key to the seal is shown once it is over. Where people come together all of them mix the dice. Anybody can check the replay against them.
page-about-credits = Thanks
page-about-icons = The emblems are from game-icons.net, under CC BY 3.0, with a few of our own. Icons made by { $authors }.
page-about-icons-changed = They were put together in one file and take the colours of the page; the drawings are unchanged.
page-about-faces = The portraits of the peoples are our own, drawn for Tesno; they may be used as the program may.
page-about-fonts = The letters are Alegreya and Alegreya Sans by Juan Pablo del Peral of Huerta Tipográfica, under the SIL Open Font License 1.1.
page-about-code = The program itself is free software under the MIT licence, built with Svelte, Fluent and D3.
page-about-version = Version { $version }
page-about-keys = Without a mouse
page-keys-where-table = At the table
page-keys-where-replay = In a replay
page-key-tab = go through everything there is
page-key-arrows-board = on the board: to the neighbour in that direction
page-key-enter = do it
page-key-undo = take back
page-key-end = end the turn
page-key-help = all keys and rules
page-key-arrows-replay = one step back or on
page-key-page-replay = to the turn before or after
page-key-home-end = to the start or the end
page-key-space = play or pause
page-key-name-arrows = Arrows
page-key-name-space = Space
