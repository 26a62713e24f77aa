### Co serwer mówi graczom.

server-sealed = Kość i stosy są zapieczętowane: { $seal }
server-undone = { $player } cofa ruch.
server-stale = Gra poszła dalej: oto jej obecny stan.
server-not_your_seat = To nie jest twoje miejsce.
server-nothing_to_pass = Nie ma tury do przekazania.
server-malformed = Tego nie da się odczytać jako ruchu.
server-request_taken = To żądanie zostało już użyte do czegoś innego.
server-not_saved = Nie udało się zapisać ruchu i nic się nie zmieniło. Spróbuj ponownie.
server-overloaded = Serwer jest teraz przeciążony i nic się nie zmieniło. Spróbuj ponownie za chwilę.
server-too_long = W tej grze cofano już tyle razy, że więcej nie można.
