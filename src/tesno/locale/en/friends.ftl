### Playing with friends: a table where people gather, each with a device of their own.

friends-play = Play with friends
friends-title = A table for friends
friends-people = Who plays
friends-open = Open: waits for somebody with the link
friends-you = you
friends-host = host
friends-ready = Ready
friends-not-ready = Not ready yet
friends-away = Away just now; the place is kept
friends-sit-down = Sit down
friends-use-name = Use this name
friends-rename = Change name
friends-sit-here = Sit here
friends-move-here = Move here
friends-rise = Get up
friends-be-ready = I'm ready
friends-unready = Not ready after all
friends-wait-for-host = The host begins when everybody is ready.
friends-full = All places are taken. Ask the host for one.
friends-begin = Begin
friends-place-of = Who has place { $n }
friends-keep-open = Keep it open
friends-free = Free this place
friends-bot = Bot: { $bot }
friends-hand-over = Make host
friends-up = Move place { $n } up
friends-host-gone = The host is away just now.
friends-take-over = Become the host
friends-obstacle-places_open = Places are open: wait, give them to bots, or play with fewer.
friends-obstacle-nobody_plays = Somebody has to play: sit down.
friends-obstacle-not_ready = Somebody is not ready yet.

friends-invite = Invite friends
friends-invite-about = Whoever opens this link can sit down, on a phone or a computer, in their own language.
friends-link = Link to this table
friends-copy = Copy the link
friends-copied = Copied
friends-send = Send…
friends-share = Come and play with us. It's getting crowded!
friends-qr = QR code of the link
friends-qr-about = Or point a phone's camera at this.
friends-local = This server listens to this machine alone, so nobody else can follow the link. Start it with ./play --host 0.0.0.0 and open it by this machine's address in your network.

friends-table = What is played
friends-change = Change the table
friends-use-table = Play at this table
friends-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
friends-drawn = boards are drawn

friends-begun = The game has begun without you: it is theirs to play.
friends-begun-about = If it is yours, too: open it on the device you sat down with, or by the link to your seat.
friends-cut = The connection is gone; it comes back by itself. Your place is kept.
friends-gone = There is no such table, or there is none any more.

friends-return = Back to your seat
friends-return-cut = This link is not whole. Copy all of it, to its last letter, or scan the code again.
friends-device = Go on with another device
friends-device-about = Whoever opens this link takes your seat over. Keep it, and a lost cookie costs you nothing. A new link makes the old one worthless.
friends-device-make = Show my link
friends-device-link = The link to your seat
friends-device-qr = QR code of the link to your seat
friends-device-end = Take the link back
friends-device-ended = The link leads nowhere any more.

page-error-place_taken = Somebody was quicker: this place is taken.
page-error-full = All places are taken.
page-error-no_place = There is no such place at this table.
page-error-no_seat = You don't sit at this table.
page-error-nobody_there = Nobody sits there who could be the host.
page-error-not_host = Only the host of this table can do that.
page-error-host_here = The host is here: only the host can make somebody else the host.
page-error-places_open = { friends-obstacle-places_open }
page-error-nobody_plays = { friends-obstacle-nobody_plays }
page-error-not_ready = { friends-obstacle-not_ready }
page-error-no_bot = There is no such bot here.
page-error-too_many_messages = That was a lot at once. Please try again in a moment.
page-error-no_such_key = This link leads nowhere any more: there is a newer one, or it was taken back.
page-error-crowded = Many change this table at once. Please try again in a moment.
page-error-mixing = The dice are being mixed, and the game begins at once. Wait a moment.
page-error-no_longer_here = You don't sit here any more.
page-error-no_longer_here-about = Your seat went on with another device, or the game was taken off your list. The link to your seat leads back to it.
