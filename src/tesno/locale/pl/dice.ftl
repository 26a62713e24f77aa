### Los, który wymieszali wszyscy grający, i jak go sprawdzić.

dice-mixed = Los mieszają { $players } i serwer; pieczęć: { $seal }
dice-mixing = Mieszamy los…
dice-mixing-about = Każda przeglądarka i serwer dokładają własny sekret, więc nikt nie może wybrać rzutów.
dice-mixing-waits = Czekamy jeszcze: { $names }.
dice-withheld = Przez 20 sekund brak odpowiedzi: { $names }. Miejsce jest wolne.
dice-begins-without = Gra zaczyna się bez nich.
dice-to-game = Do gry

dice-title = Kto wymieszał los
dice-by = Los wymieszali { $players } i serwer.
dice-check = Sprawdź
dice-about = Każdy dołożył tajną liczbę. Najpierw wszyscy pokazali pieczęcie swoich liczb, serwer przed innymi, a dopiero potem same liczby: nie dało się dobrać własnej do cudzych.
dice-server = serwer
dice-seal = Pieczęć
dice-share = Wkład
dice-later = zostanie ujawniony po grze

dice-fits = pasuje do pieczęci
dice-odd = nie pasuje do pieczęci
dice-own-right = Twój wkład tu jest i nic go nie zmieniło: ta przeglądarka zachowała go i porównała.
dice-own-wrong = Twój wkład nie jest tym, który zachowała ta przeglądarka. Nie ufaj temu losowi.
dice-own-unknown = Ta przeglądarka nie ma twojego wkładu: miejsce zajęto na innym urządzeniu albo jej pamięć wyczyszczono.
dice-seals-wrong = Jedna z pieczęci nie jest tą, którą ta przeglądarka widziała przed grą. Nie ufaj temu losowi.
dice-all-right = Wszystkie wkłady pasują do pieczęci, a klucz losu powstaje właśnie z nich.
dice-all-wrong = Klucz losu nie powstaje z tych wkładów. Nie ufaj temu losowi.
dice-so-far = Wszystko, co już ujawniono, się zgadza. Po grze sprawdzany jest też wkład serwera i klucz.
