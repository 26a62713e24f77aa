### Co pozycja mówi poza pytaniami, kosztami i powodami: na kogo się czeka, gotowe sposoby rozstawienia żetonów.

sight-waiting = { $player } myśli…
sight-gamble = Spróbuj z kością
sight-spread-stood = Tak, jak stały
sight-spread-evenly = Po równo
sight-spread-borders = Ku granicom
sight-spread-weakest = Tam, gdzie stoi najmniej żetonów
sight-toll =
    { $n ->
        [one] Kosztuje { $n } monetę, dostaje ją { $player }
        [few] Kosztuje { $n } monety, dostaje je { $player }
        [many] Kosztuje { $n } monet, dostaje je { $player }
       *[other] Kosztuje { $n } monety, dostaje je { $player }
    }
sight-toll-bank =
    { $n ->
        [one] Kosztuje { $n } monetę, dostaje ją bank
        [few] Kosztuje { $n } monety, dostaje je bank
        [many] Kosztuje { $n } monet, dostaje je bank
       *[other] Kosztuje { $n } monety, dostaje je bank
    }
stands-majority = Większość wokół: { $own } z { $around } regionów; następna rasa: { $most }.
