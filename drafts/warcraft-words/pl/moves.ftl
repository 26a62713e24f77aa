### Proponowane słowa dla pytań, wyborów i wydarzeń szczególnych zasad Warcrafta; czasowniki w kluczach to propozycja.
### Gdy zasada ma już swój czasownik, jej wiersze przechodzą do warcraft.ftl pod tym czasownikiem; to, czego nikt nie potrzebuje, zostaje tutaj.


## Pytania, dla wiersza stanu

step-warcraft-form = Wybierz postać Worgenów na tę turę
step-warcraft-side = Wybierz, po czyjej stronie ta rasa walczy w tej turze
step-warcraft-fuse = Opłać myto, by zdetonować bombę, albo zabierz ją nieodkrytą
step-warcraft-stay = Weź czempiona na rękę albo zostaw go na miejscu
step-warcraft-well = Wybierz wodę dla Studni Wieczności
step-warcraft-recruit = Najmij nowych Porzuconych albo obejdź się bez nich
step-warcraft-fort = Wybierz regiony, w których staną forty
step-warcraft-tower = Wybierz pola, na których staną strażnice
step-warcraft-heart = Połóż Serce Azeroth w regionie
step-warcraft-aegis = Połóż Egidę Aggramara w regionie
step-warcraft-bomb = Podłóż bomby sąsiadom albo zakończ
step-warcraft-objective = Połóż cele wojskowe w dwóch regionach
step-warcraft-chase = Wybierz, dokąd odchodzi żeton
step-warcraft-portal = Wybierz drugi region portalu


## Wybór

choice-warcraft-form-human = Postać ludzka: weź 2 monety
choice-warcraft-form-worgen = Postać wilcza: zapłać 1 monetę, podboje o 1 żeton tańsze
choice-warcraft-side-alliance = Po stronie Przymierza
choice-warcraft-side-horde = Po stronie Hordy
choice-warcraft-fuse = Opłać myto za bombę: { $region }
choice-warcraft-skip-fuse = Zabierz bombę
choice-warcraft-stay = Zostaw czempiona: { $region }
choice-warcraft-skip-stay = Weź czempiona na rękę
choice-warcraft-raid = region { $region }: nalot
choice-warcraft-champion = region { $region }: czempion w pojedynkę
choice-warcraft-grab = Artefakt stąd: { $region }
choice-warcraft-well = Studnia Wieczności: { $region }
choice-warcraft-recruit =
    { $n ->
        [one] { $n } żeton za { $n } monetę
        [few] { $n } żetony za { $n } monety
        [many] { $n } żetonów za { $n } monet
       *[other] { $n } żetonu za { $n } monety
    }
choice-warcraft-skip-recruit = Nikogo nie najmuj
choice-warcraft-fort = Fort: { $region }
choice-warcraft-tower = Strażnica: { $region }
choice-warcraft-heart = Serce Azeroth: { $region }
choice-warcraft-aegis = Egida Aggramara: { $region }
choice-warcraft-bomb = Bomba: { $region }
choice-warcraft-skip-bomb = Nie podkładaj więcej bomb
choice-warcraft-objective = Cel wojskowy: { $region }
choice-warcraft-portal = Portal: { $region }
choice-warcraft-chase = Przegoń żeton: { $region }
choice-warcraft-raze = Zburz ścianę lub fort: { $region }
choice-warcraft-toll =
    { $n ->
        [one] Kosztuje { $n } monetę, dostaje ją { $player }
        [few] Kosztuje { $n } monety, dostaje je { $player }
        [many] Kosztuje { $n } monet, dostaje je { $player }
       *[other] Kosztuje { $n } monety, dostaje je { $player }
    }
choice-warcraft-toll-bank =
    { $n ->
        [one] Kosztuje { $n } monetę, trafia ona do banku
        [few] Kosztuje { $n } monety, trafiają one do banku
        [many] Kosztuje { $n } monet, trafiają one do banku
       *[other] Kosztuje { $n } monety, trafiają one do banku
    }


## Wydarzenia

event-warcraft-conquered-raid = Nalotem { $player } podbija region { $region }: { $race }, { n-tokens }.
event-warcraft-conquered-champion = Samym czempionem { $player } podbija region { $region }: { $race }.
event-warcraft-form-human = { $player } zostaje przy postaci ludzkiej.
event-warcraft-form-worgen = { $player } na tę turę przybiera postać wilczą.
event-warcraft-side = { $player } w tej turze walczy po stronie: { $faction }.
event-warcraft-bomb_laid = { $player } podkłada bombę w regionie { $region }.
event-warcraft-exploded = Bomba w regionie { $region } wybucha: region jest pusty.
event-warcraft-dud = Bomba w regionie { $region } to niewypał.
event-warcraft-bomb_back = Bomba z regionu { $region } wraca na stos nieodkryta.
event-warcraft-saved = Żeton ocalał i trafia na rękę: { $race } ({ $player }).
event-warcraft-objective_taken = Cel wojskowy w regionie { $region } zdobyty: { $player }.
event-warcraft-harmony = { $player } daje żeton harmonii, dostaje go { $other }.
event-warcraft-captured = { $player } bierze czempiona do niewoli, traci go { $other }.
event-warcraft-ransomed =
    { $n ->
        [one] { $player } wykupuje czempiona za { $n } monetę, dostaje ją { $other }.
        [few] { $player } wykupuje czempiona za { $n } monety, dostaje je { $other }.
        [many] { $player } wykupuje czempiona za { $n } monet, dostaje je { $other }.
       *[other] { $player } wykupuje czempiona za { $n } monety, dostaje je { $other }.
    }
event-warcraft-champion_lost = Nie ma czym wykupić czempiona, przepada do końca gry: { $player }.
event-warcraft-portal = { $player } otwiera portal: regiony { $region } i { $to } zamieniają się miejscami.
event-warcraft-chased = { $player } przegania żeton z regionu { $region } do regionu { $to }: { $race }.
event-warcraft-chased-away = { $player } przegania żeton z regionu { $region }, przepada on: { $race }.
event-warcraft-razed = { $player } burzy w regionie { $region }: { $piece }.
