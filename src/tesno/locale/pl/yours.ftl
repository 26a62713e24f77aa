### Swoje rzeczy: profil i statystyki, ustawienia, poddanie i usunięcie gry, strona bez sieci.

yours-profile = Profil
yours-preferences = Ustawienia
yours-menu = Menu
yours-close = Zamknij

## Ustawienia

yours-theme = Światło
yours-theme-system = Jak w urządzeniu
yours-theme-light = Jasne
yours-theme-dark = Przygaszone
yours-motion = Ruch
yours-motion-system = Jak w urządzeniu
yours-motion-full = Żywy
yours-motion-less = Bez ruchu
yours-speed = Tempo rywali
yours-speed-instant = Od razu
yours-speed-quick = Szybko
yours-speed-calm = Spokojnie
yours-sound = Dźwięk
yours-sound-on = Włączony
yours-sound-off = Wyłączony
yours-kept = Zapamiętane na tym urządzeniu.

## Kolor i znak

yours-look = Twój kolor i znak
yours-look-any = Dowolny
yours-look-0 = Niebieski, romb
yours-look-1 = Żółty, koło
yours-look-2 = Pomarańczowy, trójkąt
yours-look-3 = Błękitny, kwadrat
yours-look-4 = Purpurowy, gwiazda
yours-look-of-seat = Kolor i znak miejsca { $n }: { $look }
yours-look-about = Z nim siadasz do następnego stołu. Dwa miejsca nigdy nie mają tego samego.

## Odejście

yours-this-game = Ta gra
yours-resign = Poddaj się
yours-resign-question = { $player }: oddać miejsce? Bot dogrywa do końca. Tego nie da się cofnąć.
yours-resign-yes = Poddaj się
yours-resign-no = Gram dalej
yours-resigned = Miejsce oddane: dogrywa bot
yours-name-resigned = { $player } (miejsce oddane)
yours-delete = Usuń
yours-delete-named = Usuń grę: { $box }, { $when }
yours-delete-question = Usunąć tę grę na zawsze? Zniknie z listy i ze statystyk.
yours-delete-yes = Usuń
yours-delete-no = Zostaw
yours-erase = Usuń wszystkie moje dane
yours-erase-about = Twoje imię, Twoje gry i ich zapisy na tym serwerze oraz wszystko, co pamięta to urządzenie.
yours-erase-question = Usunąć wszystko na zawsze? Nikt już tego nie przywróci.
yours-erase-yes = Usuń wszystko
yours-erase-no = Zostaw wszystko

## Statystyki

yours-statistics = Statystyki
yours-none = Na razie nie ma czego liczyć. Dograj partię do końca, a pojawi się tutaj.
yours-counted = Dograne partie z jednym Twoim miejscem.
yours-counting = Starsze partie jeszcze się liczą…
yours-shared = { $n ->
    [one] { $n } dograna partia kilku osób przy tym urządzeniu się nie liczy.
    [few] { $n } dograne partie kilku osób przy tym urządzeniu się nie liczą.
    [many] { $n } dogranych partii kilku osób przy tym urządzeniu się nie liczy.
   *[other] { $n } dogranej partii kilku osób przy tym urządzeniu się nie liczy.
}
yours-left = { $n ->
    [one] { $n } poddana partia się nie liczy.
    [few] { $n } poddane partie się nie liczą.
    [many] { $n } poddanych partii się nie liczy.
   *[other] { $n } poddanej partii się nie liczy.
}
yours-games = Partie
yours-wins = Wygrane
yours-average = Średnio monet
yours-best = Najlepszy zestaw
yours-best-game = Partia
yours-by-box = Według pudełek
yours-by-bot = Według botów
yours-by-people = Według ras
yours-box = Pudełko
yours-bot = Bot
yours-people = Rasa
yours-picks = Wybory
yours-last = Ostatnie partie
yours-won = Wygrana
yours-not-won = Bez wygranej
yours-more = Wszystkie ludy ({ $n })

## Bez sieci

yours-offline = Brak połączenia
yours-offline-about = Strona już tu jest, ale gry są na serwerze, a on teraz nie odpowiada. Nic nie przepadło. Gdy tylko serwer się odezwie, strona sama ruszy dalej.
yours-offline-waiting = Szukam serwera…
