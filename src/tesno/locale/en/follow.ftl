### Following a game: the log in few lines, the ticker, the recap, the speed of bots.


## One line for what happened at once; $regions and $places are lists of numbers (14 ×4: four tokens in region 14)

passage-conquered =
    { $n ->
        [one] { $player } takes { $n } region: { $regions } ({ $race }).
       *[other] { $player } takes { $n } regions: { $regions } ({ $race }).
    }
passage-lost = { $player } loses { n-regions }.
passage-stands = { $player } redeploys; now there: { $places } ({ $race }).
passage-placed = { $player } places tokens: { $places } ({ $race }).
passage-retreated = { $player } retreats: { $places } ({ $race }).
passage-abandoned =
    { $n ->
        [one] { $player } abandons { $n } region: { $regions } ({ $race }).
       *[other] { $player } abandons { $n } regions: { $regions } ({ $race }).
    }
passage-deal =
    { $n ->
        [one] { $n } new combo: { $combos }.
       *[other] { $n } new combos: { $combos }.
    }


## The recap, the ticker, the speed

ui-recap = Since your last turn
ui-recap-first = Since the game began
ui-recap-watching = Everybody's last turns
ui-recap-by-itself = Open by itself when it is my turn
ui-recap-when = Recap when my turn begins
ui-recap-next = What happened next
ui-recap-previous = What happened before it
ui-following = Following the others
ui-speed = Speed of the bots' turns
ui-speed-instant = At once
ui-speed-quick = Quick
ui-speed-calm = Calm
ui-trails = Footprints on the board
ui-log-details = Details
ui-key-recap = what happened since your last turn
ui-key-recap-walk = on and back in it


## Played on from a moment of another game

server-forked = Played on from another game, from its moment { $version }.
studio-fork = Play on from here
studio-fork-what = A new game begins at this moment, with dice of its own. You take one seat, bots play the others.
studio-fork-seat = Your seat
studio-fork-bots = Bots
studio-fork-start = Begin
studio-picture = Picture
studio-speed = Speed: { $n }×
studio-turn-back = To the turn before
studio-turn-on = To the next turn
studio-forked = Played on from another game
page-error-resigned = Whoever sat there had resigned by then: choose another seat or an earlier moment.
