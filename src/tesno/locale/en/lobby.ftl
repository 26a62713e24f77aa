### Open tables, playing with whoever is there, looking on, and the table on a big screen.

lobby-title = Open tables
lobby-go = Open tables
lobby-about = Everybody here can sit down at these tables, or look on at their games.
lobby-box = Which box?
lobby-any = Any
lobby-now = Play someone now
lobby-now-about = Takes you to whoever has waited longest, or opens a table for you. Everybody can find it, and watch.
lobby-fill = If nobody comes, bots sit down after
lobby-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-tables = Waiting for players
lobby-games = Games to watch
lobby-host = { $name }’s table
lobby-host-nobody = A table without a host
lobby-taken = { $taken } of { $all } places taken
lobby-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
lobby-waits =
    { $n ->
        [0] just opened
        [one] waiting for { $n } minute
       *[other] waiting for { $n } minutes
    }
lobby-languages = They speak { $languages }
lobby-quick = begins by itself
lobby-rated = counts in the rankings
lobby-clock = with clocks
lobby-join = Join
lobby-join-whom = Join { $name }
lobby-watch = Watch
lobby-watch-whom = Watch { $names }
lobby-spectators =
    { $n ->
        [0] nobody looks on
        [one] { $n } looks on
       *[other] { $n } look on
    }
lobby-nobody = Nobody is waiting just now
lobby-nobody-about = Open a table and others will find you here. If nobody comes, bots keep you company.
lobby-no-games = No game can be watched just now.
lobby-open-table = Open a table
lobby-bots-instead = Play bots
lobby-cut = The list may be out of date: the server does not answer. It is asked again.

open-title = An open table
open-switch = Open to everybody
open-about-on = Everybody on this server can find this table and sit down.
open-about-off = Only those who have the link can come.
open-place = Open: anybody may sit down
open-fill = When does it begin?
open-fill-host = When the host begins
open-fill-after = By itself after { $time }
open-countdown = Begins in { $time }
open-countdown-about = Bots take the places that are still open. If all places are taken, it begins at once.
open-begins = It begins …

watching = You are watching
watching-about = You see what everybody sees.
watching-count =
    { $n ->
        [one] { $n } person looks on
       *[other] { $n } people look on
    }
page-error-full_house = Too many people look on at this game already. Try again later.

tv-open = Show on a big screen
tv-open-about = A television or tablet shows the table to all, and the phones are your hands. It sees what everybody sees, nothing more.
tv-make = Make a link for the screen
tv-type = On the big screen open
tv-code = and type this code
tv-or = Or scan this with the device that is to show it, or send it the link:
tv-link = Link for the big screen
tv-qr = QR code of the link for the big screen
tv-here = Open it on this device
tv-screens =
    { $n ->
        [0] No screen shows it yet.
        [one] { $n } screen shows it by your link.
       *[other] { $n } screens show it by your link.
    }
tv-new = New link: the old one goes dark
tv-end = Show it no longer
tv-ended = The link is worth nothing any more; screens that showed the table by it have gone dark.
tv-title = Big screen
tv-enter = Code
tv-enter-go = Show the table
tv-steps = The table on a big screen
tv-step-host = On a phone or computer choose “Play with friends”, then “Show on a big screen”.
tv-step-code = Type the code you get there here.
tv-step-join = Your friends scan the picture that appears on this screen, and sit down with their phones.
tv-again = Go on with the table this screen showed last
page-error-no_such_code = This code leads nowhere: there is a newer one, or it was taken back.
tv-join = Sit down with your phone
tv-join-about = Point its camera here, or open
tv-watch = Watch on your phone
tv-empty = open
tv-private = This game is private
tv-private-about = Ask somebody who sits at this table for a code: “Show on a big screen” in the menu. Then type it here.
tv-private-soon = This device will not see the game: whoever sits here can give it a code with “Show on a big screen”.
tv-last = What happened
tv-leave = Back to the table
