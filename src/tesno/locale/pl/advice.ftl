### Rady: co przemawia za odpowiedzią. To części jednego zdania, oddzielone przecinkami.
### $race, $piece i $combo stoją w mianowniku; $region to numer z terenem: log-region.

fact-chance = szansa { $percent } %
fact-declines = wymierają: { $race }
fact-tokens = w zestawie { n-tokens }
fact-found = { log-finds }
fact-price = { log-pays }
fact-leaves =
    { $n ->
        [one] oddaje { $n } region
        [few] oddaje { $n } regiony
        [many] oddaje { $n } regionów
       *[other] oddaje { $n } regionu
    }
fact-regions =
    { $n ->
        [one] o { $n } region więcej
        [few] o { $n } regiony więcej
        [many] o { $n } regionów więcej
       *[other] o { $n } regionu więcej
    }
fact-from_race = odebrane rywalowi ({ $race }): { $n }
fact-from_tribes = wyparte: { $piece }
fact-takes =
    { $n ->
        [one] { $region } daje { $n } monetę na turę
        [few] { $region } daje { $n } monety na turę
        [many] { $region } daje { $n } monet na turę
       *[other] { $region } daje { $n } monety na turę
    }
fact-spared = do obrony zostaje { n-tokens }
fact-coins = { n-coins } w tej turze
fact-offer = teraz do wzięcia: { $combo }
fact-guards = utrzymuje { $region }
fact-open = zostawia { $region } w zasięgu rywala ({ $race })
