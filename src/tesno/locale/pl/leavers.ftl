### Kogo nie ma przy stole, boty grające w zastępstwie, pauzy i zegary.

leavers-gone = { $player }: nikogo przy stole. Na razie gra bot: { $bot }.
leavers-time = { $player }: koniec czasu. Na razie gra bot: { $bot }.
leavers-time-turn = { $player }: koniec czasu. Tę turę dogrywa bot: { $bot }.
leavers-back = { $player } wraca do stołu.
leavers-pause = Gra jest wstrzymana.
leavers-resume = Gra toczy się dalej.
leavers-bot-plays = Za ciebie gra bot. Najpierw wróć na swoje miejsce.
leavers-not-away = Na tym miejscu nikt nie gra w zastępstwie.
leavers-paused = Gra jest wstrzymana. Wznawia ją gospodarz stołu.
leavers-not-paused = Gra nie jest wstrzymana.
leavers-not-host = To może zrobić tylko gospodarz stołu.
leavers-time-up = Koniec twojego czasu: tę turę dogrywa bot.

## Na stronie

leavers-away = Poza stołem
leavers-bot = Gra bot
leavers-bot-named = Gra bot: { $bot }
leavers-bot-in = Bot zagra za { $time }
leavers-now-away = { $player }: nikogo przy stole.
leavers-now-here = { $player } wraca do stołu.
leavers-you = Za ciebie gra bot.
leavers-you-time = Koniec twojego czasu: za ciebie gra bot.
leavers-take-back = Wróć na swoje miejsce
leavers-name = { $player } (dogrywa bot)
leavers-do-pause = Wstrzymaj grę
leavers-do-resume = Graj dalej
leavers-resign-question = { $player } oddaje miejsce? Dalej gra bot. Na miejsce można wrócić do końca gry.
leavers-left = Pozostały czas: { $time }
leavers-days-hours = { $days } d { $hours } godz.
leavers-hours = { $hours } godz.
leavers-until = Do { $when }
