### Jasne zamiary: co będzie dalej, czego raczej nikt nie chce, ostatni rzut kością.

## Co dalej: po „Gotowe:” albo samo na przycisku

ui-done-next = Gotowe: { $next }
ui-choose-first = Najpierw wybór
next-pick = teraz wybór rasy
next-decide = teraz podboje albo wymarcie
next-ready = teraz zbiórka wojsk
next-conquer = teraz podboje
next-give_up = teraz wybór regionów do oddania
next-redeploy = teraz rozstawienie
next-retreat = teraz odwrót
next-race-decide = teraz { $race }: podboje albo wymarcie
next-race-ready = teraz { $race }: zbiórka wojsk
next-race-conquer = teraz { $race }: podboje
next-race-redeploy = teraz { $race }: rozstawienie
next-trait = dalej „{ $source }”
next-over = na tym kończy się tura
next-others = turę kontynuuje { $player }
next-own-turn = teraz twoja własna tura
next-result = na tym kończy się gra

## Ostrzeżenia

ui-sure-why = { $why } Jeśli tak ma być, naciśnij ponownie.
warn-own-region = Ten region i tak jest twój: wymierająca rasa ({ $race }) dostaje za niego monetę i go straci.
warn-give-up =
    { $n ->
        [one] { $race }: dodatkowe żetony po podbojach schodzą z mapy, a innych nie wystarczy. Trzeba będzie oddać { $n } region.
        [few] { $race }: dodatkowe żetony po podbojach schodzą z mapy, a innych nie wystarczy. Trzeba będzie oddać { $n } regiony.
        [many] { $race }: dodatkowe żetony po podbojach schodzą z mapy, a innych nie wystarczy. Trzeba będzie oddać { $n } regionów.
       *[other] { $race }: dodatkowe żetony po podbojach schodzą z mapy, a innych nie wystarczy. Trzeba będzie oddać { $n } regionu.
    }
warn-die-is-last =
    { $n ->
        [one] Z kością to ostatni podbój, a bez niej w zasięgu jest jeszcze { $n } region.
        [few] Z kością to ostatni podbój, a bez niej w zasięgu są jeszcze { $n } regiony.
        [many] Z kością to ostatni podbój, a bez niej w zasięgu jest jeszcze { $n } regionów.
       *[other] Z kością to ostatni podbój, a bez niej w zasięgu jest jeszcze { $n } regionu.
    }
warn-end =
    { $n ->
        [one] Na ręce: { $hand }, a w zasięgu jest jeszcze { $n } region.
        [few] Na ręce: { $hand }, a w zasięgu są jeszcze { $n } regiony.
        [many] Na ręce: { $hand }, a w zasięgu jest jeszcze { $n } regionów.
       *[other] Na ręce: { $hand }, a w zasięgu jest jeszcze { $n } regionu.
    }
warn-decline = Wymarcie zajmie całą turę: w każdym regionie zostanie po jednym żetonie.
warn-decline-last = To ostatnia runda: na nową rasę nie starczy już tur.
warn-vanish =
    { $n ->
        [one] Wymarła rasa ({ $race }) schodzi z mapy: { $n } region nie przynosi już monet.
        [few] Wymarła rasa ({ $race }) schodzi z mapy: { $n } regiony nie przynoszą już monet.
        [many] Wymarła rasa ({ $race }) schodzi z mapy: { $n } regionów nie przynosi już monet.
       *[other] Wymarła rasa ({ $race }) schodzi z mapy: { $n } regionu nie przynosi już monet.
    }

## Kość, zdolności, gotowe sposoby rozstawienia żetonów

step-declined = Wymierająca rasa ({ $race }). { $question }
step-last-die = Teraz pomoże już tylko kość: wybierz region na ostatni podbój albo zakończ
ui-region-die = tylko z kością, { $hits } z { $faces }
ui-or-ability = Albo osobnym przyciskiem: { $ability }
sight-spread-no-borders = Do tych regionów nikt znikąd nie dotrze.
sight-spread-not-stood = Te żetony wcześniej nigdzie nie stały.
