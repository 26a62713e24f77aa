### „Jak grać”: strona na pudełko, do przeczytania w trzy minuty. Co w pudełkach różne, jest w pliku pudełka.
### Każde zdanie jest sprawdzone z docs/rules; liczby z danych przychodzą jako zmienne.

howto-title = Jak grać
howto-which = Które pudełko?
howto-lead = Wygrywa, kto na końcu ma najwięcej monet. W swojej turze zajmujesz regiony swoją rasą, a potem dostajesz po 1 monecie za każdy swój region.
howto-exceptions = Rasy i zdolności mają swoje wyjątki: ich własny tekst jest ważniejszy.
howto-print = Drukuj
howto-search = Szukaj w zasadach
howto-play = Do stołu


## Cel

howto-goal-title = Cel
howto-goal = Każdy region twoich ras przynosi monetę na koniec każdej twojej tury. Ziemi nie starcza dla wszystkich: rasy przychodzą, rozchodzą się, wymierają i robią miejsce następnym. Na początek masz { n-coins }; ile kto ma, jest tajemnicą do końca gry.


## Tura

howto-turn-title = Tura
howto-turn-pick = Nie masz aktywnej rasy? Weź zestaw: rasę ze zdolnością. Najwyższy jest za darmo; za każdy inny kładziesz po 1 monecie na wszystkich zestawach nad nim. Monety leżące na twoim są twoje. Suma obu liczb to twoje żetony.
howto-turn-conquer = Podbijaj region po regionie, póki starcza żetonów. Pierwszy leży przy brzegu mapy albo na wybrzeżu morza, które dotyka brzegu mapy. Każdy następny graniczy z regionem tej rasy.
howto-turn-redeploy = Rozstaw żetony na nowo w regionach tej rasy, jak chcesz; w każdym zostaje co najmniej 1.
howto-turn-coins = Bank płaci po 1 monecie za każdy twój region i to, co poza tym przynoszą rasa i zdolność. Potem gra następna osoba.
howto-turn-later = Późniejsze tury zaczynają się od zbiórki: wszystkie żetony poza tymi, które trzymają regiony, wracają na rękę; regiony można też porzucić. Albo zamiast tego rasa wymiera.


## Koszt

howto-cost-title = Ile kosztuje region
howto-cost = 2 żetony i po 1 więcej za każdy stojący tam żeton innego gracza, Zaginione Plemię, górę i każdą inną obronę. Zdolności obniżają koszt, nigdy poniżej 1.
howto-loss = Gdy region traci aktywna rasa, 1 jej żeton stamtąd wraca do zasobnika. Pozostałe na koniec tury atakującego przechodzą do regionów, które ta rasa jeszcze ma; jeśli nie ma żadnych, czekają na ręce. Samotny żeton przepada.
howto-die-title = Ostatni podbój
howto-die =
    { $most ->
        [one] Brakuje nie więcej niż { $most } żetonu? Mając na ręce co najmniej 1, możesz wskazać region i rzucić kością. Jeśli ręka i kość wystarczą, cała ręka tam idzie; jeśli nie, zostaje do rozstawienia. Tak czy inaczej podboje się kończą.
        [few] Brakuje nie więcej niż { $most } żetonów? Mając na ręce co najmniej 1, możesz wskazać region i rzucić kością. Jeśli ręka i kość wystarczą, cała ręka tam idzie; jeśli nie, zostaje do rozstawienia. Tak czy inaczej podboje się kończą.
       *[many] Brakuje nie więcej niż { $most } żetonów? Mając na ręce co najmniej 1, możesz wskazać region i rzucić kością. Jeśli ręka i kość wystarczą, cała ręka tam idzie; jeśli nie, zostaje do rozstawienia. Tak czy inaczej podboje się kończą.
    }
howto-die-faces = Ścianki kości


## Monety i wymarcie

howto-coins-title = Monety
howto-coins = Po 1 za każdy region aktywnej rasy i wymierającej. Do tego to, co obiecują aktywna rasa i jej zdolność; przy wymarciu tylko wtedy, gdy tak mówi ich tekst.
howto-decline-title = Wymarcie
howto-decline = Sił już brak? Na początku którejś z późniejszych tur zamiast podbojów ogłoś wymarcie: w każdym regionie zostaje 1 odwrócony żeton, reszta odchodzi. Rasa już nie podbija, ale nadal przynosi monety. W następnej turze wybierasz nową.
howto-decline-one = Wymierającą rasę masz jedną: gdy wymiera następna, poprzednia najpierw schodzi z mapy.


## Koniec

howto-end-title = Koniec
howto-end = Po ostatniej rundzie monety się odkrywa: wygrywa, kto ma ich najwięcej. Przy remisie liczą się żetony ras na mapie, a jeśli i tych jest tyle samo, zwycięstwo jest wspólne.


## Co dodaje pudełko

howto-adds-title = Co dodaje to pudełko


## Pod obrazkami

howto-figure-pick = Po lewej, ile płacisz, po prawej, ile żetonów dostajesz.
howto-figure-enter = Gdzie może zacząć nowa rasa: na pieczęci jest koszt.
howto-figure-cost = Niebiescy atakują region z jasną granicą.
howto-figure-decline = Okrągłe i jasne: aktywna rasa. Kwadratowe i szare: wymierająca.
howto-figure-adds = Co niebiescy mogą stąd podbić i za ile.
