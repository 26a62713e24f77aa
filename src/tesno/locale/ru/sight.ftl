### Что ещё говорит позиция, кроме вопросов, цен и причин: кого ждут, готовые способы расставить жетоны.

sight-waiting = { $player } думает…
sight-gamble = Попытать удачу с кубиком
sight-spread-stood = Как стояли
sight-spread-evenly = Поровну
sight-spread-borders = К границам
sight-spread-weakest = Где меньше всего жетонов
sight-toll =
    { $n ->
        [one] Стоит { $n } монету, её получает { $player }
        [few] Стоит { $n } монеты, их получает { $player }
        [many] Стоит { $n } монет, их получает { $player }
       *[other] Стоит { $n } монеты, их получает { $player }
    }
sight-toll-bank =
    { $n ->
        [one] Стоит { $n } монету, в банк
        [few] Стоит { $n } монеты, в банк
        [many] Стоит { $n } монет, в банк
       *[other] Стоит { $n } монеты, в банк
    }
stands-majority = Большинство вокруг: { $own } из { $around } регионов; у следующей расы: { $most }.
