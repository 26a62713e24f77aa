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
tv-title = Big screen
tv-join = Sit down with your phone
tv-join-about = Point its camera here, or open
tv-watch = Watch on your phone
tv-empty = open
tv-private = This game is private
tv-private-about = Open the big screen in a browser of somebody who sits at this table, or allow looking on before the game begins.
tv-private-soon = This device will not see the game: it is nobody’s who sits here, and looking on is not allowed at this table.
tv-last = What happened
tv-leave = Back to the table
