### Rady: co przemawia za odpowiedzią. To części jednego zdania, oddzielone przecinkami.
### $race, $piece i $combo stoją w mianowniku; $region to numer z terenem: log-region.

fact-chance = szansa { $percent } %
fact-aims = żeby zająć { $region }
fact-declines = wymierają: { $race }
fact-tokens = w zestawie { n-tokens }
fact-found = { log-finds }
fact-price = { log-pays }
fact-holds_back =
    { $n ->
        [one] pozostali dostaną o około { $n } monetę mniej
        [few] pozostali dostaną o około { $n } monety mniej
        [many] pozostali dostaną o około { $n } monet mniej
       *[other] pozostali dostaną o około { $n } monety mniej
    }
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
fact-regions_expected =
    { $n ->
        [one] o około { $n } region więcej
        [few] o około { $n } regiony więcej
        [many] o około { $n } regionów więcej
       *[other] o około { $n } regionu więcej
    }
fact-from_race =
    { $n ->
        [one] { $n } odebrany rywalowi ({ $race })
        [few] { $n } odebrane rywalowi ({ $race })
        [many] { $n } odebranych rywalowi ({ $race })
       *[other] { $n } odebrane rywalowi ({ $race })
    }
fact-from_tribes = wyparte: { $piece }
fact-takes =
    { $n ->
        [one] zajmuje { $region }: { $n } moneta na turę
        [few] zajmuje { $region }: { $n } monety na turę
        [many] zajmuje { $region }: { $n } monet na turę
       *[other] zajmuje { $region }: { $n } monety na turę
    }
fact-spared = do obrony zostaje { n-tokens }
fact-coins = w sumie { n-coins } w tej turze
fact-expected =
    { $n ->
        [one] w sumie około { $n } monety w tej turze
        [few] w sumie około { $n } monet w tej turze
        [many] w sumie około { $n } monet w tej turze
       *[other] w sumie około { $n } monety w tej turze
    }
fact-offer = teraz do wzięcia na przykład: { $combo }
fact-guards = utrzymuje { $region }
fact-open = zostawia { $region } w zasięgu rywala ({ $race })


## W terminalu

command-hint = rada podpowiedź
usage-hint = rada
about-hint = najlepsze odpowiedzi na pytanie i dlaczego
advice-not-asked = Teraz nikt o nic cię nie pyta.
advice-expected = prognoza na koniec: { n-coins }
advice-behind = wobec rywali o { $n } gorzej od najlepszej
advice-question = Runda { $round }, { $player }. { $question }:
advice-chances = Szanse na wygraną po każdej turze, w procentach
advice-round = Runda
advice-turn = Tura gracza
advice-mistakes = Najdroższe decyzje
advice-no-mistakes = Żadna decyzja nie kosztowała monety ani więcej.
advice-mistake = Ruch { $move }, runda { $round }, { $player }: { $played }
advice-better = lepiej o { n-coins-pay }: { $better }
