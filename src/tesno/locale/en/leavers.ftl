### People who are gone for a while, bots that play for them, pauses and clocks.

leavers-gone = { $player } is away. A bot plays for now: { $bot }.
leavers-time = The time of { $player } is up. A bot plays for now: { $bot }.
leavers-time-turn = The time of { $player } is up. A bot plays this turn: { $bot }.
leavers-back = { $player } is back at the table.
leavers-pause = The game is paused.
leavers-resume = The game goes on.
leavers-bot-plays = A bot plays for you. Take your seat back first.
leavers-not-away = Nobody plays for this seat.
leavers-paused = The game is paused. It goes on when the host says so.
leavers-not-paused = The game is not paused.
leavers-not-host = Only the host of the table can do that.
leavers-time-up = Your time is up: a bot plays this turn.

## On the page

leavers-away = Away
leavers-bot = A bot plays
leavers-bot-named = A bot plays: { $bot }
leavers-bot-in = A bot plays on in { $time }
leavers-now-away = { $player } is away.
leavers-now-here = { $player } is there again.
leavers-you = A bot plays for you.
leavers-you-time = Your time is up: a bot plays for you.
leavers-take-back = Take your seat back
leavers-name = { $player } (a bot at the end)
leavers-do-pause = Pause the game
leavers-do-resume = Go on
leavers-resign-question = { $player } gives up the seat? A bot plays on. The seat can be taken back until the game is over.
leavers-left = Time left: { $time }
leavers-days-hours = { $days } d { $hours } h
leavers-hours = { $hours } h
leavers-until = Until { $when }
