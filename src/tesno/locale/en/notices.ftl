### Notices of games that wait for somebody who is not there.

notice-title = Your turn
notice-body = { $box }, round { $round }. At the table: { $others }.
notice-mail-subject = Tesno: it's your turn
notice-mail-game = To the game: { $link }
notice-mail-stop = No more mails like this: { $link }
notice-confirm-subject = Tesno: may we write to you?
notice-confirm-about = Somebody asked Tesno to write to this address when a game waits for them. If that was you, follow this link:
notice-confirm-else = If it was not you, do nothing, and no more mail comes.

notices-title = When a game waits for you
notices-push = Tell this device
notices-push-about = A message comes when it is your turn and you are not here: one per turn, no more.
notices-push-denied = This browser does not let Tesno send messages: allow it in its settings first.
notices-push-impossible = This browser can't receive messages here. It needs a page with https, and on an iPhone the page has to be on the home screen.
notices-mail = Write to me
notices-mail-address = Mail address
notices-mail-add = Add the address
notices-mail-asked = Open the mail that we have sent there and follow its link.
notices-waits = not confirmed yet
notices-remove = No more to { $address }
notices-confirmed = Done: { $address } is told when a game waits.
notices-stopped = Done: no more mail goes to { $address }.
notices-nowhere = This link leads nowhere any more: mails to this address have ended already.
