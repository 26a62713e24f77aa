### "How to play": one page per box, read in three minutes. What differs from box to box is in the file of the box.
### Every sentence is checked against docs/rules; numbers that are data come as variables.

howto-title = How to play
howto-which = Which box?
howto-lead = Whoever has the most coins at the end wins. In your turn you take regions with your race, then get 1 coin for each region you hold.
howto-exceptions = Races and powers bend these rules: their own words come first.
howto-print = Print
howto-search = Search the rules
howto-play = To the table


## The goal

howto-goal-title = The goal
howto-goal = Every region your races hold pays a coin at the end of each of your turns. There is too little land for all: races come, spread, decline and make way for the next. You start with { n-coins }; totals stay secret until the end.


## A turn

howto-turn-title = A turn
howto-turn-pick = Without an active race, take a combo: a race with its power. The topmost is free; for any other you put 1 coin on each combo above it. Coins lying on yours are yours. Its two numbers together are your tokens.
howto-turn-conquer = Take region after region while your tokens last. The first one lies at the edge of the map, or on the shore of a sea that touches the edge. Every other one borders a region of this race.
howto-turn-redeploy = Spread your tokens anew over the regions of this race as you like; at least 1 stays in each.
howto-turn-coins = The bank pays 1 coin for each of your regions, and what your race and power earn besides. Then the next player begins.
howto-turn-later = Later turns start with readying: all tokens but those that hold your regions come back to hand, and you may abandon regions. Or the race declines instead.


## Cost

howto-cost-title = What a region costs
howto-cost = 2 tokens, and 1 more for each token of another player there, each Lost Tribe, each mountain and each other defence. Abilities lower the cost, never below 1.
howto-loss = If an active race loses a region, 1 of its tokens there goes back to the supply. At the end of the attacker's turn the others move to regions this race still holds; if it holds none, they wait in hand. A lone token is lost.
howto-die-title = The last conquest
howto-die =
    { $most ->
        [one] Short by no more than { $most } token? With at least 1 in hand you may name the region and roll. If hand and die are enough, your whole hand goes there; if not, it is redeployed. Either way your conquests are over.
       *[other] Short by no more than { $most } tokens? With at least 1 in hand you may name the region and roll. If hand and die are enough, your whole hand goes there; if not, it is redeployed. Either way your conquests are over.
    }
howto-die-faces = The faces of the die


## Coins and decline

howto-coins-title = Coins
howto-coins = 1 for each region of your active race and of your race in decline. On top of that, what the active race and its power promise; in decline only where their words say so.
howto-decline-title = Decline
howto-decline = Stretched too thin? At the start of a later turn let the race decline instead of conquering: 1 token stays in each region, turned over, the others leave. They conquer no more, but go on paying. Next turn you pick a new race.
howto-decline-one = You keep one race in decline: when the next one declines, the older one leaves the map first.


## The end

howto-end-title = The end
howto-end = After the last round the coins are counted in the open: most coins win. If equal, more race tokens on the map decide; if those are equal too, the victory is shared.


## What a box adds

howto-adds-title = What this box adds


## Under the pictures

howto-figure-pick = On the left what you pay, on the right how many tokens you get.
howto-figure-enter = Where a new race may begin: the seal says what it costs.
howto-figure-cost = Blue attacks the region with the bright border.
howto-figure-decline = Round and bright: the active race. Square and grey: in decline.
howto-figure-adds = What blue can take from here, and what for.
