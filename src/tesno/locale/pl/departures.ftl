### Poddanie i usunięcie gry.

server-resigned = { $player } się poddaje. Dogrywa bot: { $bot }.
server-has-resigned = To miejsce jest poddane: dogrywa bot.
server-gone = Ta gra jest usunięta.
