### Сдать партию, удалить её.

server-resigned = { $player } сдаётся. Доигрывает бот: { $bot }.
server-has-resigned = За это место доигрывает бот: партия сдана.
server-gone = Эта партия удалена.
