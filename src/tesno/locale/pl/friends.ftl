### Gra ze znajomymi: stół, przy którym się zbieramy, każdy na swoim urządzeniu.

friends-play = Graj ze znajomymi
friends-title = Stół dla znajomych
friends-people = Kto gra
friends-open = Wolne: czeka na kogoś z linkiem
friends-you = to ty
friends-host = gospodarz
friends-ready = Gotowe
friends-not-ready = Jeszcze nie gotowe
friends-away = Chwilowo bez połączenia; miejsce czeka
friends-sit-down = Usiądź przy stole
friends-use-name = Użyj tego imienia
friends-rename = Zmień imię
friends-sit-here = Usiądź tutaj
friends-move-here = Przesiądź się tutaj
friends-rise = Wstań od stołu
friends-be-ready = Możemy zaczynać
friends-unready = Jednak jeszcze chwila
friends-wait-for-host = Gospodarz zacznie, gdy wszyscy będą gotowi.
friends-full = Wszystkie miejsca są zajęte. Poproś gospodarza o jedno.
friends-begin = Zacznij
friends-place-of = Do kogo należy miejsce { $n }
friends-keep-open = Zostaw wolne
friends-free = Zwolnij to miejsce
friends-bot = Bot: { $bot }
friends-hand-over = Oddaj stół
friends-up = Przesuń miejsce { $n } wyżej
friends-host-gone = Gospodarza stołu teraz nie ma.
friends-take-over = Zostań gospodarzem
friends-obstacle-places_open = Są wolne miejsca: poczekaj, posadź tam boty albo zmniejsz liczbę graczy.
friends-obstacle-nobody_plays = Ktoś musi grać: usiądź przy stole.
friends-obstacle-not_ready = Ktoś nie jest jeszcze gotowy.

friends-invite = Zaproś znajomych
friends-invite-about = Kto otworzy ten link, może usiąść przy stole: na telefonie lub komputerze, w swoim języku.
friends-link = Link do tego stołu
friends-copy = Skopiuj link
friends-copied = Skopiowano
friends-send = Wyślij…
friends-share = Chodź z nami zagrać. Robi się ciasno!
friends-qr = Kod QR linku
friends-qr-about = Albo skieruj na niego aparat telefonu.
friends-local = Ten serwer słucha tylko tego komputera, więc nikt inny nie wejdzie przez link. Uruchom go poleceniem ./play --host 0.0.0.0 i otwórz pod adresem tego komputera w twojej sieci.

friends-table = W co gramy
friends-change = Zmień stół
friends-use-table = Graj przy takim stole
friends-rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
friends-drawn = plansze losowane

friends-begun = Gra zaczęła się bez ciebie: teraz grają oni.
friends-begun-about = Jeśli jedno z tych miejsc jest twoje, otwórz grę na urządzeniu, na którym je zajmujesz, albo przez link do niego.
friends-cut = Połączenie zniknęło i wróci samo. Twoje miejsce czeka.
friends-gone = Nie ma takiego stołu albo już go nie ma.

friends-return = Z powrotem do stołu
friends-return-cut = Ten link jest niepełny. Skopiuj cały, do ostatniej litery, albo zeskanuj kod jeszcze raz.
friends-device = Graj dalej na innym urządzeniu
friends-device-about = Kto otworzy ten link, przejmie twoje miejsce. Zachowaj go, a utrata ciasteczek niczym nie grozi. Nowy link unieważnia stary.
friends-device-make = Pokaż mój link
friends-device-link = Link do twojego miejsca
friends-device-qr = Kod QR linku do twojego miejsca
friends-device-end = Unieważnij link
friends-device-ended = Ten link już donikąd nie prowadzi.

page-error-place_taken = Ktoś był szybszy: to miejsce jest zajęte.
page-error-full = Wszystkie miejsca są zajęte.
page-error-no_place = Przy tym stole nie ma takiego miejsca.
page-error-no_seat = Nie siedzisz przy tym stole.
page-error-nobody_there = Nikt tam nie siedzi, nie ma komu oddać stołu.
page-error-not_host = To może zrobić tylko gospodarz stołu.
page-error-host_here = Gospodarz jest tutaj: tylko on może przekazać swoją rolę.
page-error-places_open = { friends-obstacle-places_open }
page-error-nobody_plays = { friends-obstacle-nobody_plays }
page-error-not_ready = { friends-obstacle-not_ready }
page-error-no_bot = Nie ma tu takiego bota.
page-error-too_many_messages = Za dużo naraz. Spróbuj ponownie za chwilę.
page-error-no_such_key = Ten link już donikąd nie prowadzi: jest nowszy albo został cofnięty.
page-error-crowded = Wiele osób naraz zmienia ten stół. Spróbuj ponownie za chwilę.
page-error-mixing = Los jest właśnie mieszany, gra zaraz się zacznie. Poczekaj chwilę.
page-error-no_longer_here = To miejsce nie jest już twoje na tym urządzeniu.
page-error-no_longer_here-about = Gra toczy się dalej na innym urządzeniu albo usunięto ją z twojej listy. Link do twojego miejsca prowadzi z powrotem.
