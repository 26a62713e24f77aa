### Resigning and deleting.

server-resigned = { $player } resigns. A bot plays on: { $bot }.
server-has-resigned = This seat has resigned: a bot plays on.
server-gone = This game has been deleted.
