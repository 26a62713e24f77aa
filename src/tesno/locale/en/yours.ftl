### One's own things: profile and statistics, preferences, resigning and deleting, the page without a net.

yours-profile = Profile
yours-preferences = Preferences
yours-menu = Menu
yours-close = Close

## Preferences

yours-theme = Light
yours-theme-system = As the device
yours-theme-light = Bright
yours-theme-dark = Dim
yours-motion = Motion
yours-motion-system = As the device
yours-motion-full = Lively
yours-motion-less = Still
yours-speed = Pace of the others
yours-speed-instant = At once
yours-speed-quick = Quick
yours-speed-calm = Calm
yours-sound = Sound
yours-sound-on = On
yours-sound-off = Off
yours-kept = Kept on this device.

## Colour and sign

yours-look = Your colour and sign
yours-look-any = Any
yours-look-0 = Blue, diamond
yours-look-1 = Yellow, circle
yours-look-2 = Orange, triangle
yours-look-3 = Sky blue, square
yours-look-4 = Purple, star
yours-look-of-seat = Colour and sign of seat { $n }: { $look }
yours-look-about = You sit down with it at your next table. No two seats have the same.

## Leaving

yours-this-game = This game
yours-resign = Resign
yours-resign-question = { $player } gives up the seat? A bot plays on to the end. This can't be taken back.
yours-resign-yes = Resign
yours-resign-no = Play on
yours-resigned = Resigned: a bot plays on
yours-name-resigned = { $player } (resigned)
yours-delete = Delete
yours-delete-named = Delete the game: { $box }, { $when }
yours-delete-question = Delete this game for good? It leaves your list and your statistics.
yours-delete-yes = Delete
yours-delete-no = Keep
yours-erase = Delete all my data
yours-erase-about = Your name, your games and their logs on this server, and what this device remembers.
yours-erase-question = Delete everything for good? Nobody can bring it back.
yours-erase-yes = Delete everything
yours-erase-no = Keep everything

## Statistics

yours-statistics = Statistics
yours-none = Nothing is counted yet. Finish a game, and it stands here.
yours-counted = Finished games with one seat of yours.
yours-counting = Older games are still being counted…
yours-shared = { $n ->
    [one] { $n } finished game of several people at this device is not counted.
   *[other] { $n } finished games of several people at this device are not counted.
}
yours-left = { $n ->
    [one] { $n } resigned game is not counted.
   *[other] { $n } resigned games are not counted.
}
yours-games = Games
yours-wins = Wins
yours-average = Coins on average
yours-best = Best combo
yours-best-game = The game
yours-by-box = By box
yours-by-bot = By bot
yours-by-people = By race
yours-box = Box
yours-bot = Bot
yours-people = Race
yours-picks = Picked
yours-last = Last games
yours-won = Won
yours-not-won = Not won
yours-more = All peoples ({ $n })

## Without a net

yours-offline = No connection
yours-offline-about = The page is here, but games live on the server, and it can't be reached now. Nothing is lost. As soon as it answers, the page goes on by itself.
yours-offline-waiting = Looking for the server…
