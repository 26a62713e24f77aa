### The table in the browser: what is said around the board. Rules, names and log have files of their own.


## The turn

ui-your-turn = Your turn
ui-phases = Steps of the turn
ui-phase-pick = Pick
ui-phase-ready = Ready
ui-phase-conquer = Conquer
ui-phase-redeploy = Redeploy
ui-phase-coins = Coins
ui-held = Your turn is done: end it, or take something back
ui-held-final = Your turn is done: end it
ui-skip-ahead = Skip ahead
ui-answer-first = Something else is to be decided first.
ui-end-turn = End turn
ui-undo = Take back
ui-undo-rule =
    { $n ->
        [one] { $n } step can be taken back.
       *[other] { $n } steps can be taken back.
    }
ui-restart = Restart the turn
ui-restart-rule = Takes back everything since the start of the turn or the last roll or reveal.
ui-press-again = Press again
ui-tap-again = Tap again to take them
ui-decline-rule = The whole turn is spent on it: one token stays in each region and goes on earning coins, the others leave. Next turn you pick a new race.
ui-abandon = Abandon regions…
ui-abandon-rule = Then choose regions on the board: their tokens come back to hand.
ui-to-end = See the result


## The board

ui-board = Board
ui-region = { $terrain } { $region }
ui-region-held = { $n } { $race }, { $player }
ui-region-held-alone = { $race }, { $player }
ui-region-declined = { $n } { $race } in decline, { $player }
ui-region-cost = cost { $n }
ui-region-chosen = chosen
ui-region-legal = legal
ui-region-illegal = not possible now
ui-ways = Ways to do it
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-reset = Show the whole board
ui-parts = Continents
ui-part-own = yours: { $n }
ui-part-open = to choose: { $n }


## What it costs

ui-cost = Cost
ui-hand = In hand
ui-hand-left = { $hand } → { $left }
ui-chance = Die
ui-chance-of = { $hits } in { $faces } ({ $percent } %)
ui-loss = { $race }, { $player }
ui-loss-of = lost: { $lost }, withdrawn: { $withdrawn }
ui-coins-this-turn = Coins this turn
ui-coins-if-won = Coins, if it works


## Choosing several regions

ui-choose-more =
    { $n ->
        [one] Choose { $n } more region
       *[other] Choose { $n } more regions
    }
ui-choose =
    { $n ->
        [one] Choose { $n } region
       *[other] Choose { $n } regions
    }
ui-choose-abandon =
    { $n ->
        [one] Abandon { $n } region
       *[other] Abandon { $n } regions
    }
ui-choose-give_up =
    { $n ->
        [one] Give up { $n } region, then redeploy
       *[other] Give up { $n } regions, then redeploy
    }
ui-choose-enough =
    { $n ->
        [one] { $n } region is chosen already, and that is all. Choose it once more to let it go.
       *[other] { $n } regions are chosen already, and that is all. Choose one of them once more to let it go.
    }


## Abilities that want a second region

ui-begun-here = This is the first region. Choose a second one, or cancel.
ui-begun-elsewhere = Choose one of the bright regions, or cancel.
ui-begun-cancel = Cancel
ui-only-here = Only region { $region } can be chosen now.
ui-arm-first = Nothing to be conquered here. To use an ability press its button first: { $ability }.
ui-armed = Choose a region: { $ability }
ui-then = Then: { $question }


## Placing tokens

ui-to-place = to place
ui-place = Place them
ui-still-to-place = Still to be placed: { $n }
ui-retreat = Retreat there
ui-place-rule = Places the tokens and leaves the turn open, so that you see the coins before you end it.
ui-shares = Tokens per region
ui-share =
    { $n ->
        [one] { $n } stands here, at most { $most }.
       *[other] { $n } stand here, at most { $most }.
    }
ui-share-fixed =
    { $n ->
        [one] { $n } stands here and stays.
       *[other] { $n } stand here and stay.
    }
ui-share-more = One more in region { $region }
ui-share-less = One less in region { $region }
ui-spread-reset = Start over
ui-spread-not-here = Nothing can be placed in this region.
ui-spread-full = There is no room for more in this region.
ui-spread-none-left = Everything has been placed. Take some from elsewhere first.
ui-spread-least = No fewer can stand in this region.
ui-spread-some-left =
    { $n ->
        [one] { $n } is still to be placed.
       *[other] { $n } are still to be placed.
    }
ui-sure-left =
    { $n ->
        [one] { $n } is not placed. Press again to leave it so.
       *[other] { $n } are not placed. Press again to leave it so.
    }
ui-sure-emptied =
    { $n ->
        [one] This region will be left empty: { $regions }. Press again if you mean it.
       *[other] These regions will be left empty: { $regions }. Press again if you mean it.
    }


## Players, combos, log

ui-actions = What to do
ui-hand-empty = Nothing in hand
ui-in-hand = in hand: { $n }
ui-withdrawn = withdrawn
ui-income =
    { $n ->
        [one] { $n } coin if counted now
       *[other] { $n } coins if counted now
    }
ui-coins-hidden = Hidden until the end of the game
ui-no-race = No race yet
ui-peace = Peace: { $player } can't attack
ui-combo = tokens: { $tokens }, price: { $price }, coins on it: { $coins }
ui-our-number = How many tokens it brings: our number, for no source attests it.
ui-finds-unseen = Hidden places and relics: { $n }
ui-finds-unseen-about = Whoever drives the monsters out of a region finds one of them there.
ui-log = Log


## Around the table

ui-curtain = Pass the device to { $player }
ui-curtain-why = Coins are secret: the others look away now.
ui-curtain-lift = I am { $player }
ui-reconnecting = The connection is cut. Connecting again… Your game is saved.
ui-failed = The server could not read that ({ $code }).
ui-sound-on = Turn the sound on
ui-sound-off = Turn the sound off
ui-close = Close


## Hints

ui-hint = Hint
ui-hint-rule = The three answers that a bot of the house thinks best now, how many coins you may expect with each by the end of the game, and why: what is said of regions and coins is for the whole turn. “Worse against the others” counts the coins that others get, too. Estimates, not promises.
ui-hints = Hints
ui-hints-about = ≈ coins by the end of the game
ui-hints-waiting = Thinking it over…
ui-hints-none = There is nothing to choose between here.
ui-hint-best = Best
ui-hint-coins = about { n-coins } at the end
ui-hint-behind = { $n } worse against the others
ui-hint-equal = as good
ui-hint-tap = Tap to play it


## Help

ui-help = Help and rules
ui-keys = Keys
ui-key-board = to the board
ui-key-combos = to the combos
ui-key-abilities = to the abilities and answers
ui-key-arrows = to the neighbouring region
ui-key-enter = choose the region or place a token
ui-key-plus = a token more or less; otherwise zoom
ui-key-undo = take back
ui-key-restart = restart the turn
ui-key-end = end the conquests or the turn
ui-key-hint = a hint
ui-key-log = to the log
ui-key-zoom = show the whole board
ui-key-part = next or previous continent
ui-key-escape = choose something else after all
ui-key-help = this help
ui-touch = Mouse and touch
ui-touch-help = Tap a bright region to choose it. Press long, or point with the mouse, to see what it costs and why; this works for every race, power and marker, too. When placing, tap to add a token, press long or right-click to take one away, or drag tokens. Two fingers or the wheel zoom.
ui-factions = Sides
ui-finds = Places and relics
ui-pieces = Markers
