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
