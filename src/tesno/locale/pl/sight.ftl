### Co pozycja mówi poza pytaniami, kosztami i powodami: na kogo się czeka, gotowe sposoby rozstawienia żetonów.

sight-waiting = { $player } myśli…
sight-gamble = Spróbuj z kością
sight-spread-stood = Tak, jak stały
sight-spread-evenly = Po równo
sight-spread-borders = Ku granicom
sight-spread-weakest = Tam, gdzie stoi najmniej żetonów
stands-majority = Większość wokół: { $own } z { $around } regionów; następna rasa: { $most }.
