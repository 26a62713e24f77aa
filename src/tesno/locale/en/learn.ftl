### The lesson: a real game in eight short steps.

bot-lesson = Sparring partner

learn-start = Learn to play
learn-start-about = A real game in eight short steps, about five minutes
learn-continue = Go on with the lesson
learn-step = Step { $step } of { $of }
learn-lesson-step = Lesson, step { $step } of { $of }
learn-lesson-over = Lesson, finished
learn-fold = Fold the card
learn-unfold = Unfold the card
learn-leave = Leave the lesson
learn-leave-about = It waits for you on the start page, at this very step.
learn-anew = Once more from the start
learn-play = Play a real game
learn-rules = How to play
learn-result = See the result
learn-scripted = This is a lesson: its dice are scripted.
learn-refused = All in good time. In this lesson, now: { $task }

learn-title-pick = Pick a race
learn-pick = Most coins after three rounds win, and land brings coins. Each combo is a race with a power; its number says how many tokens you get. The topmost is free; every one you pass over gets a coin of yours.
learn-pick-do = Pick { power-base-hill } { race-base-humans }.

learn-title-conquer = Conquer
learn-conquer = A new race enters from the edge of the map. An empty region costs two tokens. Humans earn an extra coin on farmland.
learn-conquer-do = Take the marked region.

learn-title-cost = What it costs
learn-cost = Now go on to neighbours. A region costs two tokens and one more for everything that stands there: a lost tribe, a mountain, each enemy token.
learn-cost-do = Take both marked regions.

learn-title-die = The die
learn-die = One token is too few for anything. But the last attack of a turn may roll the die: it adds up to three tokens, or none.
learn-die-do = Attack the marked region.

learn-title-redeploy = Redeploy
learn-redeploy = It worked! Conquests are over, and your tokens may move between your regions; one stays in each. The more stand in a region, the dearer it is to take.
learn-redeploy-do = Place your tokens and confirm.

learn-title-coins = Coins
learn-coins = A coin for each region, one more for farmland (Humans) and one for a hill (their power): { n-coins } this turn. You keep your regions, and they pay every turn.
learn-coins-do = Look at your coins, then end the turn.

learn-watch = Your opponent now does the same: picks, conquers, earns. Coins on a combo that was passed over go to whoever picks it.

learn-title-decline = Decline
learn-decline = Only a few tokens are free to attack, and land costs more and more. Time for a change: a race in decline keeps a token in each region and still brings coins. Next turn you pick a fresh one.
learn-decline-do = Press “{ choice-decline }”, twice to be sure.
learn-declined = { n-coins } from a race in decline; the extra coins of race and power are gone. Declining takes a whole turn.
learn-declined-do = End the turn.
learn-watch-attack = Your opponent goes on, and attacks your race in decline: two tokens for the region and one for yours that stands there. Your token is lost.

learn-title-win = Win
learn-again = The last round. Pick whom you like: coins lie on the topmost combo, and they come with it.
learn-again-do = Pick a race.
learn-free = Now as you like: come in from the edge and take what you can. With too few tokens left, try the die. A race in decline earns too.
learn-free-do = Conquer, then place your tokens.
learn-last = That was your last turn. Your opponent has one more; then coins are counted, and the most coins win.
learn-last-do = End the turn.
learn-watch-last = Your opponent plays the last turn of the game. Then coins are counted.
learn-retreat = Your opponent has taken a region of yours: one token is lost, the others retreat to your other regions.
learn-won = You win, { $mine } to { $theirs }! Pick, conquer, earn, decline in time: that is the whole game.
learn-lost = { $mine } to { $theirs }: your opponent wins this time. But you know the whole game now: pick, conquer, earn, decline in time.
learn-tied = { $mine } to { $theirs }: shared victory! You know the whole game now: pick, conquer, earn, decline in time.

### The coach: one line at the right moment, in one's first games.

coach-title = Coach
coach-off = Switch the coach off
coach-is-off = The coach keeps silent from now on; the preferences bring it back.
coach-when = A line of advice in your first games
coach-pick = Many tokens at a low price are a good start. See which land pays extra.
coach-pick-last = The last round: what counts now is how much land you can take at once.
coach-gift = On { $combo } lie coins, { $n } of them: whoever picks it takes them too.
coach-decline = Tokens free to attack: { $n }; the cheapest region costs { $cost }. One more conquest, or time to decline?
coach-decline-none = Tokens free to attack: { $n }, and nothing to be had for them. Time to decline?
coach-last-round = The last round: no new race will come after a decline. Take what you can.
coach-leaving = Tokens that leave after the conquests: { $n }. The rest can hold only so many regions: { $regions }.
coach-die = Nothing is cheap enough any more, but the die can still take a region: at best { $hits } of its { $faces } faces will do.
coach-redeploy = Your tokens may move freely now: leave more of them where opponents can attack.
