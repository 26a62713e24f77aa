### What a position says besides questions, costs and reasons: who is waited for, ready-made ways to place tokens.

sight-waiting = { $player } is thinking…
sight-gamble = Try with the die
sight-spread-stood = As they stood
sight-spread-evenly = Evenly
sight-spread-borders = To the borders
sight-spread-weakest = Where the fewest tokens stand
sight-toll =
    { $n ->
        [one] Costs { $n } coin, paid to { $player }
       *[other] Costs { $n } coins, paid to { $player }
    }
sight-toll-bank =
    { $n ->
        [one] Costs { $n } coin, paid to the bank
       *[other] Costs { $n } coins, paid to the bank
    }
stands-majority = Majority around it: { $own } of { $around } regions; the next race: { $most }.
