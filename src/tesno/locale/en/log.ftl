### What happens in a game, in the present tense; $player, $race and $piece stand in their plain form.
### $region is a number, or a number with its terrain: log-region.


## Parts of sentences

log-region = { $region } ({ $terrain })
log-pays =
    { $n ->
        [one] pays { $n } coin
       *[other] pays { $n } coins
    }
log-finds =
    { $n ->
        [one] takes { $n } coin lying on it
       *[other] takes { $n } coins lying on it
    }
log-lost =
    { $n ->
        [one] { $n } token goes back to the supply
       *[other] { $n } tokens go back to the supply
    }
log-lost-none = no token is lost
log-withdrawn =
    { $n ->
        [one] { $n } token withdraws
       *[other] { $n } tokens withdraw
    }


## Events

event-layout = The boards are laid out: { $boards }.
event-first = { $player } begins the game.
event-turn = Round { $round }: the turn goes to { $player }.
event-revealed = A new combo: { $combo }.
event-sent_under = No race here for this side: { $combo } goes under the piles.
event-picked = { $player } picks { $combo } ({ $details }).
event-declined = { $player } goes into decline: { $race }.
event-abandoned = { $player } abandons region { $region }: { $race }.
event-conquered-march = { $player } conquers region { $region }: { $race }, { n-tokens }.
event-conquered-gamble = With the help of the die { $player } conquers region { $region }: { $race }, { n-tokens }.
event-conquered-convert = By swapping a token { $player } conquers region { $region }: { $race }, { n-tokens }.
event-lost = { $player } loses region { $region }: { $race }, { $toll }.
event-rolled = { $player } rolls the die: { $face }.
event-failed = Not enough: { $player } does not get region { $region }: { $race }.
event-recruited = { $player } gets { n-tokens } from the supply: { $race }.
event-set_aside = { $player } sets { n-tokens } aside until the next turn: { $race }.
event-placed = { $player } places { n-tokens } in region { $region }: { $race }.
event-retreated = { $player } retreats with { n-tokens } to region { $region }: { $race }.
event-piece_placed = Now in region { $region }: { $piece }.
event-piece_removed = No longer in region { $region }: { $piece }.
event-income =
    { $n ->
        [one] { $player } earns { $n } coin ({ $sources }).
       *[other] { $player } earns { $n } coins ({ $sources }).
    }
event-income-none = { $player } earns nothing.
event-find_drawn = { $player } finds in region { $region }: { $find }.
event-find_placed = Now in region { $region }: { $find }.
event-find_gone = No longer on the map: { $find }.
event-toll =
    { $n ->
        [one] A toll: { $player } pays { $n } coin to { $other } ({ $source }).
       *[other] A toll: { $player } pays { $n } coins to { $other } ({ $source }).
    }
event-stolen =
    { $n ->
        [one] { $player } takes { $n } coin from { $other } ({ $source }).
       *[other] { $player } takes { $n } coins from { $other } ({ $source }).
    }
event-paid =
    { $n ->
        [one] { $player } gets { $n } coin from the bank ({ $source }).
       *[other] { $player } gets { $n } coins from the bank ({ $source }).
    }
event-paid-out =
    { $n ->
        [one] { $player } pays the bank { $n } coin ({ $source }).
       *[other] { $player } pays the bank { $n } coins ({ $source }).
    }
event-race_gone = A race leaves the map: { $race } ({ $player }).
event-over = The game is over. The winner: { $players }, { n-coins }.
event-over-shared = The game is over. A shared victory: { $players }, { n-coins-each }.
event-over_teams = The game is over. Victory of the { $side }: { $players }, { n-coins } together.
event-over_teams-shared = The game is over. Both sides share the victory: { $players }, { n-coins } for each side.
event-over_rival-won = The game is over. { $player } wins with { n-coins } against { $rival }.
event-over_rival-lost = The game is over and lost: { $player } has { n-coins }, the other side { $rival }.
n-coins-each =
    { $n ->
        [one] { $n } coin each
       *[other] { $n } coins each
    }


## Bots of one's own that fail: a bot of the house plays on for them

forfeit-missing = { $player }: the program can't be started. A bot of the house plays on.
forfeit-late = { $player } takes too long. A bot of the house plays on.
forfeit-crashed = { $player }: the program has crashed. A bot of the house plays on.
forfeit-garbage = { $player } can't be understood. A bot of the house plays on.
forfeit-illegal = { $player } wants what the rules don't allow. A bot of the house plays on.
forfeit-gave_up = { $player } gives up. A bot of the house plays on.
