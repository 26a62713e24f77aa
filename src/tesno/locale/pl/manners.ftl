### Jak gramy razem: co wybiera gospodarz stołu i co widzą wszyscy przy stole.

manners-title = Jak gramy razem
manners-watching = Widzowie
manners-watching-false = Tylko osoby przy stole
manners-watching-true = Każda osoba z linkiem
manners-talk = Rozmowy
manners-talk-free = Gotowe zwroty i własny tekst
manners-talk-phrases = Tylko gotowe zwroty
manners-talk-off = Bez rozmów
manners-rated = Stawka
manners-rated-false = Gra towarzyska
manners-rated-true = Ranking: bez cofania i podpowiedzi
manners-away = Czekanie na nieobecnych
manners-away-never = Tak długo, jak trzeba
manners-clock = Zegar
manners-clock-none = Bez zegara
manners-clock-turn = { $time } na turę
manners-clock-bank = Po { $time } i { $increment } s więcej za turę
manners-clock-days =
    { $n ->
        [one] Korespondencyjnie: { $n } dzień na turę
        [few] Korespondencyjnie: { $n } dni na turę
       *[many] Korespondencyjnie: { $n } dni na turę
    }
manners-seconds = { $n } s
manners-minutes = { $n } min
