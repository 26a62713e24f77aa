### Words shared by all boxes: table options, counted nouns, steps of a turn. What belongs to one box is in its own file,
### under keys with the box's name; a key of the box wins over the shared one: step-base-camp, summand-base-tribe.


## Table options

option-own_decline_defends = Own tokens defend against you
option-open_coins = Open coins
option-open_coins-rule = On: everybody sees everybody's coins all the time. Off: the totals of others stay hidden until the end of the game.


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


## A power together with its people; of those that players have made nobody knows how they agree

combo = { $power } { $race }
combo-noun = { $power } { $race }
combo-noun-long = { $power } { $race }
combo-apart = { $power } { $race }


## Steps of a turn, for the status line

step-pick = Choose a race with its power
step-decide = Expand, or go into decline
step-ready = Ready your troops: conquer, or abandon regions first
step-conquer = Conquer a region, or end your conquests
step-conquered = Nothing more can be conquered: end your conquests
step-rolled = Choose a target for your roll, or stop
step-armed = Choose the region to use it on: { $aids }
step-redeploy = Redeploy your tokens
step-give_up = Too few tokens are left to hold every region: choose which to give up
step-retreat = Place your retreating troops
step-trait = Make your choice
step-convert = Choose a token to replace
step-chance = Wait for luck to decide
step-over = See the result: the game is over
