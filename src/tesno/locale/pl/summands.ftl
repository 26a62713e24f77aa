### Z czego składa się koszt lub dochód. Rasy, zdolności i elementy pod własnymi nazwami.

summand-region = każdy region
summand-tokens = obrońcy
summand-least = co najmniej 1 żeton
summand-die = kość
summand-regions = regiony
summand-decline = wymarcie
summand-price = cena zestawu
summand-column = monety na zestawie
summand-toll = zapłacone opłaty
