### The dice that all who play have mixed, and how they can be checked.

dice-mixed = The dice are mixed by { $players } and the server, and sealed: { $seal }
dice-mixing = Mixing the dice…
dice-mixing-about = Every browser and the server put in a secret of their own, so nobody can choose the dice.
dice-mixing-waits = Still waiting for { $names }.
dice-withheld = No word came from { $names } within 20 seconds, so their place was freed.
dice-begins-without = The game begins without them.
dice-to-game = To the game

dice-title = Who mixed the dice
dice-by = The dice were mixed by { $players } and the server.
dice-check = Check
dice-about = Each put in a secret number. First all gave the seal of theirs, the server before everybody else, and only then told the numbers: so none could be chosen to fit the others.
dice-server = the server
dice-seal = Seal
dice-share = Share
dice-later = told when the game is over

dice-fits = fits its seal
dice-odd = does not fit its seal
dice-own-right = Your own share is in it, unchanged: this browser has kept it and compared.
dice-own-wrong = Your own share is not the one that this browser has kept. Don't trust these dice.
dice-own-unknown = This browser has kept no share of its own: you joined with another one, or its memory was cleared.
dice-seals-wrong = A seal is not the one that this browser saw before the game. Don't trust these dice.
dice-all-right = All shares fit their seals, and the key of the dice comes from exactly these shares.
dice-all-wrong = The key of the dice does not come from these shares. Don't trust these dice.
dice-so-far = All that is told so far fits. When the game is over, the server's share and the key are checked, too.
