### Советы: что говорит в пользу ответа. Это части одного предложения, между ними запятые.
### $race, $piece и $combo стоят в начальной форме; $region — номер с местностью: log-region.

fact-chance = вероятность { $percent } %
fact-aims = чтобы взять { $region }
fact-declines = угасают: { $race }
fact-tokens = в сочетании { n-tokens }
fact-found = { log-finds }
fact-price = { log-pays }
fact-holds_back =
    { $n ->
        [one] остальные получат примерно на { $n } монету меньше
        [few] остальные получат примерно на { $n } монеты меньше
        [many] остальные получат примерно на { $n } монет меньше
       *[other] остальные получат примерно на { $n } монеты меньше
    }
fact-leaves =
    { $n ->
        [one] отдаёт { $n } регион
        [few] отдаёт { $n } региона
        [many] отдаёт { $n } регионов
       *[other] отдаёт { $n } региона
    }
fact-regions =
    { $n ->
        [one] на { $n } регион больше
        [few] на { $n } региона больше
        [many] на { $n } регионов больше
       *[other] на { $n } региона больше
    }
fact-regions_expected =
    { $n ->
        [one] примерно на { $n } регион больше
        [few] примерно на { $n } региона больше
        [many] примерно на { $n } регионов больше
       *[other] примерно на { $n } региона больше
    }
fact-from_race =
    { $n ->
        [one] { $n } отнят у соперника ({ $race })
        [few] { $n } отнято у соперника ({ $race })
        [many] { $n } отнято у соперника ({ $race })
       *[other] { $n } отнято у соперника ({ $race })
    }
fact-from_tribes = изгнаны: { $piece }
fact-takes =
    { $n ->
        [one] берёт { $region }: { $n } монета за ход
        [few] берёт { $region }: { $n } монеты за ход
        [many] берёт { $region }: { $n } монет за ход
       *[other] берёт { $region }: { $n } монеты за ход
    }
fact-spared = на охрану остаётся { n-tokens }
fact-coins = итого { n-coins } за этот ход
fact-expected =
    { $n ->
        [one] итого примерно { $n } монета за этот ход
        [few] итого примерно { $n } монеты за этот ход
        [many] итого примерно { $n } монет за этот ход
       *[other] итого примерно { $n } монеты за этот ход
    }
fact-offer = сейчас на выбор, например: { $combo }
fact-guards = удерживает { $region }
fact-open = оставляет { $region } под ударом ({ $race })


## В терминале

command-hint = совет подсказка
usage-hint = совет
about-hint = лучшие ответы на вопрос и почему
advice-not-asked = Сейчас вас ни о чём не спрашивают.
advice-expected = к концу примерно { n-coins }
advice-behind = относительно соперников на { $n } хуже лучшего
advice-question = Раунд { $round }, { $player }. { $question }:
advice-chances = Шансы на победу после каждого хода, в процентах
advice-round = Раунд
advice-turn = Ход игрока
advice-mistakes = Самые дорогие решения
advice-no-mistakes = Ни одно решение не стоило монеты и больше.
advice-mistake = Запись { $move }, раунд { $round }, { $player }: { $played }
advice-better = на { n-coins-pay } лучше: { $better }
