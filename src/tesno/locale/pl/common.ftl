### Słowa wspólne dla wszystkich pudełek: opcje stołu, rzeczowniki z liczbą, kroki tury. To, co należy do jednego pudełka,
### jest w jego pliku, pod kluczami z jego nazwą; klucz pudełka ma pierwszeństwo: step-base-camp, summand-base-tribe.


## Opcje stołu

option-own_decline_defends = Własne żetony bronią się przed tobą
option-open_coins = Jawne monety
option-open_coins-rule = Włączone: wszyscy przez cały czas widzą monety wszystkich. Wyłączone: sumy innych są ukryte do końca gry.


## Rzeczowniki z liczbą

n-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
n-tokens =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
n-regions =
    { $n ->
        [one] { $n } region
        [few] { $n } regiony
        [many] { $n } regionów
       *[other] { $n } regionu
    }
n-rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }
n-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
        [many] { $n } graczy
       *[other] { $n } gracza
    }


## Zdolność razem z rasą: „Leśne Elfy”, „Leśni Ludzie”, „Elfy alchemicy”, „Elfy – władcy smoków”.
## Jak odmieniają się te wymyślone przez graczy, nie wiadomo.

combo = { $power } { $race }
combo-noun = { $race } { $power }
combo-noun-long = { $race } – { $power }
combo-apart = { $power } · { $race }


## Kroki tury, dla wiersza stanu

step-pick = Wybierz rasę ze zdolnością
step-decide = Wybierz: podboje albo wymarcie
step-ready = Jednostki zebrane: podbijaj albo najpierw porzuć regiony
step-conquer = Podbij region albo zakończ podboje
step-conquered = Nic więcej nie podbijesz: zakończ podboje
step-rolled = Wybierz cel z uwzględnieniem rzutu albo zakończ podboje
step-armed = Wybierz region, w którym tego użyjesz: { $aids }
step-redeploy = Przegrupuj żetony
step-give_up = Żetonów nie starczy na wszystkie regiony: wybierz, które oddać
step-retreat = Rozstaw wycofane jednostki
step-trait = Dokonaj wyboru
step-convert = Wybierz żeton do zamiany
step-chance = Zaczekaj, decyduje los
step-over = Zobacz wynik: gra skończona
