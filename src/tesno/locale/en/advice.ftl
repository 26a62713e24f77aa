### Advice: what speaks for an answer. These are parts of one sentence, with commas between them.
### $race, $piece and $combo stand in their plain form; $region is a number with its terrain: log-region.

fact-chance = { $percent } % likely
fact-aims = to take { $region }
fact-declines = into decline: { $race }
fact-tokens = { n-tokens } come with it
fact-found = { log-finds }
fact-price = { log-pays }
fact-holds_back =
    { $n ->
        [one] about { $n } coin less for the others
       *[other] about { $n } coins less for the others
    }
fact-leaves =
    { $n ->
        [one] gives up { $n } region
       *[other] gives up { $n } regions
    }
fact-regions =
    { $n ->
        [one] { $n } region more
       *[other] { $n } regions more
    }
fact-regions_expected =
    { $n ->
        [one] about { $n } region more
       *[other] about { $n } regions more
    }
fact-from_race = { $n } taken from { $race }
fact-from_tribes = driven out: { $piece }
fact-takes =
    { $n ->
        [one] takes { $region }: { $n } coin a turn
       *[other] takes { $region }: { $n } coins a turn
    }
fact-spared = { n-tokens } left to stand guard
fact-coins = { n-coins } this turn in all
fact-expected =
    { $n ->
        [one] about { $n } coin this turn in all
       *[other] about { $n } coins this turn in all
    }
fact-offer = on offer now, for instance: { $combo }
fact-guards = keeps { $region }
fact-open = leaves { $region } open to { $race }


## In the terminal

command-hint = hint
usage-hint = hint
about-hint = the best answers to what you are asked, and why
advice-not-asked = You are not asked anything now.
advice-expected = in the end about { n-coins }
advice-behind = { $n } worse against the others than the best
advice-question = Round { $round }, { $player }. { $question }:
advice-chances = Chances to win, in percent, after each turn
advice-round = Round
advice-turn = Turn of
advice-mistakes = The costliest decisions
advice-no-mistakes = No decision has cost a coin or more.
advice-mistake = Move { $move }, round { $round }, { $player }: { $played }
advice-better = better by { n-coins-pay }: { $better }
