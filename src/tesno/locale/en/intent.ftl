### Plain intent: what comes next, what can hardly be wished, the last roll of the die.

## What comes next: after "Done:", or alone on a button

ui-done-next = Done: { $next }
ui-choose-first = Choose first
next-pick = now pick a race
next-decide = now expand or decline
next-ready = now ready your troops
next-conquer = now conquer
next-give_up = now choose regions to give up
next-redeploy = now redeploy
next-retreat = now place your retreating troops
next-race-decide = now { $race }: expand or decline
next-race-ready = now { $race }: march
next-race-conquer = now { $race }: conquer
next-race-redeploy = now { $race }: redeploy
next-trait = on to “{ $source }”
next-over = this ends your turn
next-others = the turn goes on: { $player }
next-own-turn = now your own turn
next-result = this ends the game

## Warnings

ui-sure-why = { $why } Press again if you mean it.
warn-own-region = This region is yours already: { $race } in decline bring you a coin for it, and would lose it.
warn-give-up =
    { $n ->
        [one] { $race }: extra tokens leave the map after the conquests, and too few of the others are left. { $n } region will have to be given up.
       *[other] { $race }: extra tokens leave the map after the conquests, and too few of the others are left. { $n } regions will have to be given up.
    }
warn-die-is-last =
    { $n ->
        [one] The die makes it your last conquest, and { $n } region can still be taken without it.
       *[other] The die makes it your last conquest, and { $n } regions can still be taken without it.
    }
warn-end =
    { $n ->
        [one] In hand: { $hand }, and { $n } region is still within reach.
       *[other] In hand: { $hand }, and { $n } regions are still within reach.
    }
warn-decline = Going into decline takes the whole turn: only one token stays in each region.
warn-decline-last = This is the last round: no turn is left for a new race.
warn-vanish =
    { $n ->
        [one] { $race } in decline leave the map: { $n } region brings no more coins.
       *[other] { $race } in decline leave the map: { $n } regions bring no more coins.
    }

## The die, abilities, ready-made ways to place tokens

step-declined = { $race } in decline. { $question }
step-last-die = Only the die can help now: choose a region for your last conquest, or end
ui-region-die = only with the die, { $hits } in { $faces }
ui-or-ability = Or by its button: { $ability }
sight-spread-no-borders = Nobody can reach these regions from anywhere.
sight-spread-not-stood = These tokens did not stand anywhere before.
