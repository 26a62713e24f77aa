### What the server says to players.

server-sealed = The dice are sealed: { $seal }
server-undone = { $player } takes back.
server-stale = The game has moved on: here is how it stands now.
server-not_your_seat = This seat is not yours.
server-nothing_to_pass = There is no turn to pass on.
server-malformed = This can't be read as a move.
server-request_taken = This request was already used for something else.
server-not_saved = The move could not be saved, and nothing has changed. Please try again.
server-overloaded = The server is busy just now, and nothing has changed. Please try again in a moment.
server-too_long = So much has been taken back in this game that no more can be.
