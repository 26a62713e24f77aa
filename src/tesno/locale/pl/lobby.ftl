### Otwarte stoły, gra z tym, kto jest, widzowie i stół na dużym ekranie.

lobby-title = Otwarte stoły
lobby-go = Otwarte stoły
lobby-about = Przy tych stołach może usiąść każdy, a ich partie można oglądać.
lobby-box = Które pudełko?
lobby-any = Dowolne
lobby-now = Zagraj z kimś teraz
lobby-now-about = Trafisz do tych, którzy czekają najdłużej, albo otworzysz własny stół. Zobaczą go wszyscy, a partię będzie mógł oglądać każdy.
lobby-fill = Jeśli nikt nie przyjdzie, boty usiądą po
lobby-seconds =
    { $n ->
        [one] { $n } sekundzie
        [few] { $n } sekundach
       *[many] { $n } sekundach
    }
lobby-minutes =
    { $n ->
        [one] { $n } minucie
        [few] { $n } minutach
       *[many] { $n } minutach
    }
lobby-tables = Czekają na graczy
lobby-games = Można obejrzeć
lobby-host = Stół: { $name }
lobby-host-nobody = Stół bez gospodarza
lobby-taken = Zajęte miejsca: { $taken } z { $all }
lobby-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
lobby-waits =
    { $n ->
        [0] właśnie otwarty
        [one] czeka { $n } minutę
        [few] czeka { $n } minuty
       *[many] czeka { $n } minut
    }
lobby-languages = Języki: { $languages }
lobby-quick = zacznie się bez gospodarza
lobby-rated = liczy się do rankingu
lobby-clock = z zegarami
lobby-join = Dołącz
lobby-join-whom = Dołącz do stołu: { $name }
lobby-watch = Oglądaj
lobby-watch-whom = Oglądaj: { $names }
lobby-spectators =
    { $n ->
        [0] bez widzów
        [one] { $n } widz
        [few] { $n } widzów
       *[many] { $n } widzów
    }
lobby-nobody = Teraz nikt nie czeka
lobby-nobody-about = Otwórz stół, a inni znajdą cię tutaj. Jeśli nikt nie przyjdzie, zagrają z tobą boty.
lobby-no-games = Teraz nie ma czego oglądać.
lobby-open-table = Otwórz stół
lobby-bots-instead = Graj z botami
lobby-cut = Lista może być nieaktualna: serwer nie odpowiada. Pytamy ponownie.

open-title = Otwarty stół
open-switch = Otwarty dla wszystkich
open-about-on = Ten stół widzą wszyscy na serwerze i każdy może przy nim usiąść.
open-about-off = Przyjść mogą tylko ci, którzy mają link.
open-place = Wolne: usiąść może każdy
open-fill = Kiedy zaczynamy?
open-fill-host = Gdy zacznie gospodarz
open-fill-after = Automatycznie po { $time }
open-countdown = Początek za { $time }
open-countdown-about = Boty zajmą wolne miejsca. Gdy wszystkie miejsca są zajęte, gra zaczyna się od razu.
open-begins = Zaczynamy…

watching = Oglądasz
watching-about = Widać to samo, co widzą wszyscy.
watching-count =
    { $n ->
        [one] Ogląda { $n } osoba
        [few] Oglądają { $n } osoby
       *[many] Ogląda { $n } osób
    }
page-error-full_house = Tę partię ogląda już zbyt wiele osób. Spróbuj później.

tv-open = Pokaż na dużym ekranie
tv-open-about = Telewizor albo tablet pokazuje stół wszystkim, a telefony są waszymi rękami. Ekran widzi to, co wszyscy, i nic więcej.
tv-make = Zrób link dla ekranu
tv-type = Na dużym ekranie otwórz
tv-code = i wpisz ten kod
tv-or = Albo zeskanuj to urządzeniem, które ma pokazywać stół, lub wyślij mu link:
tv-link = Link dla dużego ekranu
tv-qr = Kod QR linku dla dużego ekranu
tv-here = Otwórz na tym urządzeniu
tv-screens =
    { $n ->
        [0] Jeszcze żaden ekran go nie pokazuje.
        [one] Przez twój link pokazuje go { $n } ekran.
        [few] Przez twój link pokazują go { $n } ekrany.
       *[many] Przez twój link pokazuje go { $n } ekranów.
    }
tv-new = Nowy link: stary zgaśnie
tv-end = Nie pokazuj dłużej
tv-ended = Link już nie działa; ekrany, które przez niego pokazywały stół, zgasły.
tv-title = Duży ekran
tv-enter = Kod
tv-enter-go = Pokaż stół
tv-steps = Stół na dużym ekranie
tv-step-host = Na telefonie albo komputerze wybierz „Graj ze znajomymi”, potem „Pokaż na dużym ekranie”.
tv-step-code = Wpisz tutaj kod, który tam dostaniesz.
tv-step-join = Znajomi skanują obrazek, który pojawi się na tym ekranie, i siadają przy stole z telefonami.
tv-again = Wróć do stołu, który ten ekran pokazywał ostatnio
page-error-no_such_code = Ten kod donikąd nie prowadzi: jest nowszy albo został cofnięty.
tv-join = Usiądź przy stole z telefonem
tv-join-about = Skieruj tu aparat albo otwórz
tv-watch = Oglądaj na telefonie
tv-empty = wolne
tv-private = Ta partia jest prywatna
tv-private-about = Poproś o kod kogoś, kto siedzi przy tym stole: „Pokaż na dużym ekranie” w menu. Potem wpisz go tutaj.
tv-private-soon = To urządzenie nie zobaczy gry: ktoś, kto siedzi przy stole, może dać mu kod przez „Pokaż na dużym ekranie”.
tv-last = Co się wydarzyło
tv-leave = Wróć do stołu
