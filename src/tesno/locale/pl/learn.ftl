### Lekcja: prawdziwa gra w ośmiu krótkich krokach.

bot-lesson = Partner z lekcji

learn-start = Naucz się grać
learn-start-about = Prawdziwa gra w ośmiu krótkich krokach, około pięciu minut
learn-continue = Wróć do lekcji
learn-step = Krok { $step } z { $of }
learn-lesson-step = Lekcja, krok { $step } z { $of }
learn-lesson-over = Lekcja ukończona
learn-fold = Zwiń kartę
learn-unfold = Rozwiń kartę
learn-leave = Opuść lekcję
learn-leave-about = Lekcja poczeka na stronie głównej, na tym właśnie kroku.
learn-anew = Jeszcze raz od początku
learn-play = Zagraj naprawdę
learn-rules = Jak grać
learn-result = Zobacz wynik
learn-scripted = To lekcja: kość i kolejność ras są z góry ustalone.
learn-refused = Wszystko w swoim czasie. Teraz w lekcji: { $task }

learn-title-pick = Wybór rasy
learn-pick = Po trzech rundach wygrywa ten, kto ma najwięcej monet, a monety daje ziemia. Zestaw to rasa ze zdolnością; liczba mówi, ile dostajesz żetonów. Najwyższy jest za darmo; na każdym pominiętym kładziesz monetę.
learn-pick-do = Weź „{ power-base-hill.virile } { race-base-humans }”.

learn-title-conquer = Podbój
learn-conquer = Nowa rasa wkracza z brzegu mapy. Pusty region kosztuje dwa żetony. Ludzie dostają za pola dodatkową monetę.
learn-conquer-do = Podbij zaznaczony region.

learn-title-cost = Koszt
learn-cost = Dalej idziesz do sąsiadów. Region kosztuje dwa żetony i po jednym za wszystko, co w nim stoi: zaginione plemię, górę, każdy żeton wroga.
learn-cost-do = Podbij oba zaznaczone regiony.

learn-title-die = Kość
learn-die = Jeden żeton to za mało na cokolwiek. Ale przy ostatnim ataku w turze może pomóc kość: dodaje do trzech żetonów albo nic.
learn-die-do = Zaatakuj zaznaczony region.

learn-title-redeploy = Rozstawienie
learn-redeploy = Udało się! Podboje skończone, a żetony możesz przesunąć między swoimi regionami; w każdym zostaje choć jeden. Im więcej ich w regionie, tym drożej go odebrać.
learn-redeploy-do = Rozstaw żetony i zatwierdź.

learn-title-coins = Monety
learn-coins = Moneta za każdy region, jedna więcej za pole (Ludzie) i jedna za wzgórze (zdolność). W tej turze: { n-coins }. Regiony zostają twoje i płacą co turę.
learn-coins-do = Spójrz na swoje monety i zakończ turę.

learn-watch = Teraz to samo robi przeciwnik: wybiera, podbija, zarabia. Monety z pominiętego zestawu dostaje ten, kto go weźmie.

learn-title-decline = Wymarcie
learn-decline = Wolnych żetonów jest mało, a ziemia coraz droższa. Pora na zmianę: wymierająca rasa zostawia w każdym regionie po żetonie i nadal przynosi monety. W następnej turze weźmiesz nową.
learn-decline-do = Naciśnij „{ choice-decline }”, dla pewności dwa razy.
learn-declined = Wymierająca rasa daje: { n-coins }. Dodatkowych monet za rasę i zdolność już nie ma. Wymarcie zajmuje całą turę.
learn-declined-do = Zakończ turę.
learn-watch-attack = Przeciwnik idzie dalej i atakuje twoją wymierającą rasę: dwa żetony za region i jeden za twój, który tam stoi. Twój żeton przepada.

learn-title-win = Zwycięstwo
learn-again = Ostatnia runda. Weź, kogo chcesz: na najwyższym zestawie leżą monety, dostaniesz je razem z nim.
learn-again-do = Wybierz rasę.
learn-free = Teraz jak chcesz: wejdź z brzegu i podbijaj, ile się da. Gdy żetonów za mało, spróbuj kości. Wymierająca rasa też zarabia.
learn-free-do = Podbijaj, a potem rozstaw żetony.
learn-last = To twoja ostatnia tura. Przeciwnik zagra jeszcze raz, potem liczy się monety: kto ma więcej, wygrywa.
learn-last-do = Zakończ turę.
learn-watch-last = Przeciwnik rozgrywa ostatnią turę gry. Potem liczy się monety.
learn-retreat = Przeciwnik odebrał ci region: jeden żeton przepada, pozostałe wycofują się do twoich innych regionów.
learn-won = Wygrywasz, { $mine } : { $theirs }! Wybrać, podbić, zarobić, w porę wymrzeć: to cała gra.
learn-lost = { $mine } : { $theirs }, tym razem wygrywa przeciwnik. Ale znasz już całą grę: wybrać, podbić, zarobić, w porę wymrzeć.
learn-tied = { $mine } : { $theirs }, wspólne zwycięstwo! I znasz już całą grę: wybrać, podbić, zarobić, w porę wymrzeć.

### Trener: jedno zdanie w odpowiedniej chwili, w pierwszych grach.

coach-title = Trener
coach-off = Wyłącz trenera
coach-is-off = Trener już się nie odzywa; w ustawieniach można go przywrócić.
coach-when = Rady w pierwszych partiach
coach-pick = Dużo żetonów za niską cenę to dobry początek. Zobacz, za jakie ziemie się dopłaca.
coach-pick-last = Ostatnia runda: liczy się, ile ziemi da się zająć od razu.
coach-gift = Na zestawie „{ $combo }” leżą monety: { $n }. Dostaje je ten, kto go weźmie.
coach-decline = Wolne żetony: { $n }, najtańszy region kosztuje { $cost }. Jeszcze jeden podbój czy pora na wymarcie?
coach-decline-none = Wolne żetony: { $n } i nic, co można by za nie zdobyć. Pora na wymarcie?
coach-last-round = Ostatnia runda: po wymarciu nie przyjdzie już nowa rasa. Bierz, co się da.
coach-leaving = Po podbojach odejdą żetony: { $n }. Pozostałe utrzymają tyle regionów: { $regions }.
coach-die = Na pewno nic już nie zdobędziesz, ale kość może jeszcze pomóc: w najlepszym razie wystarczy { $hits } z { $faces } ścianek.
coach-redeploy = Teraz możesz swobodnie przesuwać żetony: zostaw ich więcej tam, gdzie ktoś może zaatakować.
