### Что ещё говорит позиция, кроме вопросов, цен и причин: кого ждут, готовые способы расставить жетоны.

sight-waiting = { $player } думает…
sight-gamble = Попытать удачу с кубиком
sight-spread-stood = Как стояли
sight-spread-evenly = Поровну
sight-spread-borders = К границам
sight-spread-weakest = Где меньше всего жетонов
stands-majority = Большинство вокруг: { $own } из { $around } регионов; у следующей расы: { $most }.
