### Co dzieje się w grze, w czasie teraźniejszym; $player, $race i $piece stoją w mianowniku.
### $region to numer albo numer z terenem: log-region.


## Części zdań

log-region = { $region } ({ $terrain })
log-pays =
    { $n ->
        [one] płaci { $n } monetę
        [few] płaci { $n } monety
        [many] płaci { $n } monet
       *[other] płaci { $n } monety
    }
log-finds =
    { $n ->
        [one] zabiera z niego { $n } monetę
        [few] zabiera z niego { $n } monety
        [many] zabiera z niego { $n } monet
       *[other] zabiera z niego { $n } monety
    }
log-lost =
    { $n ->
        [one] { $n } żeton wraca do zasobnika
        [few] { $n } żetony wracają do zasobnika
        [many] { $n } żetonów wraca do zasobnika
       *[other] { $n } żetonu wraca do zasobnika
    }
log-lost-none = nie ginie żaden żeton
log-withdrawn =
    { $n ->
        [one] { $n } żeton się wycofuje
        [few] { $n } żetony się wycofują
        [many] { $n } żetonów się wycofuje
       *[other] { $n } żetonu się wycofuje
    }


## Wydarzenia

event-layout = Na stół trafiają plansze: { $boards }.
event-first = Grę zaczyna { $player }.
event-turn = Runda { $round }: gra { $player }.
event-revealed = Nowy zestaw: { $combo }.
event-sent_under = Nie ma tu rasy dla tej strony: { $combo } trafia pod stosy.
event-picked = { $player } bierze zestaw: { $combo } ({ $details }).
event-declined = { $player } ogłasza wymarcie: { $race }.
event-abandoned = { $player } porzuca region { $region }: { $race }.
event-conquered-march = { $player } podbija region { $region }: { $race }, { n-tokens }.
event-conquered-gamble = Z pomocą kości { $player } podbija region { $region }: { $race }, { n-tokens }.
event-conquered-convert = Zamieniając żeton, { $player } podbija region { $region }: { $race }, { n-tokens }.
event-lost = { $player } traci region { $region }: { $race }, { $toll }.
event-rolled = { $player } rzuca kością: { $face }.
event-failed = Za mało sił: { $player } nie zdobywa regionu { $region }: { $race }.
event-recruited = { $player } dostaje z zasobnika { n-tokens }: { $race }.
event-set_aside = { $player } odkłada { n-tokens } do następnej tury: { $race }.
event-placed = { $player } stawia { n-tokens } w regionie { $region }: { $race }.
event-retreated = { $player } wycofuje { n-tokens } do regionu { $region }: { $race }.
event-piece_placed = Teraz w regionie { $region }: { $piece }.
event-piece_removed = Znika z regionu { $region }: { $piece }.
event-income =
    { $n ->
        [one] { $player } dostaje { $n } monetę ({ $sources }).
        [few] { $player } dostaje { $n } monety ({ $sources }).
        [many] { $player } dostaje { $n } monet ({ $sources }).
       *[other] { $player } dostaje { $n } monety ({ $sources }).
    }
event-income-none = { $player } nie dostaje nic.
event-find_drawn = { $player } znajduje w regionie { $region }: { $find }.
event-find_placed = Teraz w regionie { $region }: { $find }.
event-find_gone = Znika z mapy: { $find }.
event-toll =
    { $n ->
        [one] Opłata: { $player } płaci { $n } monetę, dostaje ją { $other } ({ $source }).
        [few] Opłata: { $player } płaci { $n } monety, dostaje je { $other } ({ $source }).
        [many] Opłata: { $player } płaci { $n } monet, dostaje je { $other } ({ $source }).
       *[other] Opłata: { $player } płaci { $n } monety, dostaje je { $other } ({ $source }).
    }
event-stolen =
    { $n ->
        [one] { $player } zabiera { $n } monetę, traci ją { $other } ({ $source }).
        [few] { $player } zabiera { $n } monety, traci je { $other } ({ $source }).
        [many] { $player } zabiera { $n } monet, traci je { $other } ({ $source }).
       *[other] { $player } zabiera { $n } monety, traci je { $other } ({ $source }).
    }
event-paid =
    { $n ->
        [one] { $player } dostaje z banku { $n } monetę ({ $source }).
        [few] { $player } dostaje z banku { $n } monety ({ $source }).
        [many] { $player } dostaje z banku { $n } monet ({ $source }).
       *[other] { $player } dostaje z banku { $n } monety ({ $source }).
    }
event-paid-out =
    { $n ->
        [one] { $player } płaci bankowi { $n } monetę ({ $source }).
        [few] { $player } płaci bankowi { $n } monety ({ $source }).
        [many] { $player } płaci bankowi { $n } monet ({ $source }).
       *[other] { $player } płaci bankowi { $n } monety ({ $source }).
    }
event-race_gone = Rasa schodzi z mapy: { $race } ({ $player }).
event-over = Koniec gry. Wygrywa { $players }, { n-coins }.
event-over-shared = Koniec gry. Wspólne zwycięstwo: { $players }, { n-coins-each }.
event-over_teams = Koniec gry. Zwycięża { $side }: { $players }, razem { n-coins }.
event-over_teams-shared = Koniec gry. Obie strony dzielą zwycięstwo: { $players }, każda strona ma { n-coins }.
event-over_rival-won = Koniec gry. { $player } wygrywa: { n-coins } przeciw { $rival }.
event-over_rival-lost = Koniec gry, przegrana: { $player } ma { n-coins-pay }, druga strona { $rival }.
n-coins-each =
    { $n ->
        [one] po { $n } monecie
        [few] po { $n } monety
        [many] po { $n } monet
       *[other] po { $n } monety
    }


## Cudze boty, które zawiodły: dogrywa za nie bot tutejszy

forfeit-missing = { $player }: program się nie uruchamia. Dogrywa tutejszy bot.
forfeit-late = { $player } myśli za długo. Dogrywa tutejszy bot.
forfeit-crashed = { $player }: program się zepsuł. Dogrywa tutejszy bot.
forfeit-garbage = { $player }: odpowiedzi nie da się zrozumieć. Dogrywa tutejszy bot.
forfeit-illegal = { $player } chce tego, na co reguły nie pozwalają. Dogrywa tutejszy bot.
forfeit-gave_up = { $player } się poddaje. Dogrywa tutejszy bot.
