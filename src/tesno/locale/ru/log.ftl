### Что происходит в игре, в настоящем времени; $player, $race и $piece стоят в начальной форме.
### $region — номер или номер с местностью: log-region.


## Части предложений

log-region = { $region } ({ $terrain })
log-pays =
    { $n ->
        [one] платит { $n } монету
        [few] платит { $n } монеты
        [many] платит { $n } монет
       *[other] платит { $n } монеты
    }
log-finds =
    { $n ->
        [one] забирает с него { $n } монету
        [few] забирает с него { $n } монеты
        [many] забирает с него { $n } монет
       *[other] забирает с него { $n } монеты
    }
log-lost =
    { $n ->
        [one] { $n } жетон уходит в запас
        [few] { $n } жетона уходят в запас
        [many] { $n } жетонов уходят в запас
       *[other] { $n } жетона уходят в запас
    }
log-lost-none = ни один жетон не теряется
log-withdrawn =
    { $n ->
        [one] { $n } жетон отступает
        [few] { $n } жетона отступают
        [many] { $n } жетонов отступают
       *[other] { $n } жетона отступают
    }


## События

event-layout = На стол ложатся поля: { $boards }.
event-first = Игру начинает { $player }.
event-turn = Раунд { $round }: ходит { $player }.
event-revealed = Новое сочетание: { $combo }.
event-sent_under = Для этой стороны рас нет: { $combo } уходит под стопки.
event-picked = { $player } берёт сочетание: { $combo } ({ $details }).
event-declined = { $player } объявляет угасание: { $race }.
event-abandoned = { $player } покидает регион { $region }: { $race }.
event-conquered-march = { $player } захватывает регион { $region }: { $race }, { n-tokens }.
event-conquered-gamble = С помощью кубика { $player } захватывает регион { $region }: { $race }, { n-tokens }.
event-conquered-convert = Заменой жетона { $player } захватывает регион { $region }: { $race }, { n-tokens }.
event-lost = { $player } теряет регион { $region }: { $race }, { $toll }.
event-rolled = { $player } бросает кубик: { $face }.
event-failed = Сил не хватает: { $player } не получает регион { $region }: { $race }.
event-recruited = { $player } получает из запаса { n-tokens }: { $race }.
event-set_aside = { $player } откладывает { n-tokens } до следующего хода: { $race }.
event-placed = { $player } ставит { n-tokens } в регион { $region }: { $race }.
event-retreated = { $player } отводит { n-tokens } в регион { $region }: { $race }.
event-piece_placed = Теперь в регионе { $region }: { $piece }.
event-piece_removed = Больше нет в регионе { $region }: { $piece }.
event-income =
    { $n ->
        [one] { $player } получает { $n } монету ({ $sources }).
        [few] { $player } получает { $n } монеты ({ $sources }).
        [many] { $player } получает { $n } монет ({ $sources }).
       *[other] { $player } получает { $n } монеты ({ $sources }).
    }
event-income-none = { $player } не получает ничего.
event-find_drawn = { $player } находит в регионе { $region }: { $find }.
event-find_placed = Теперь в регионе { $region }: { $find }.
event-find_gone = Больше нет на карте: { $find }.
event-toll =
    { $n ->
        [one] Пошлина: { $player } платит { $n } монету, её получает { $other } ({ $source }).
        [few] Пошлина: { $player } платит { $n } монеты, их получает { $other } ({ $source }).
        [many] Пошлина: { $player } платит { $n } монет, их получает { $other } ({ $source }).
       *[other] Пошлина: { $player } платит { $n } монеты, их получает { $other } ({ $source }).
    }
event-stolen =
    { $n ->
        [one] { $player } забирает { $n } монету, её теряет { $other } ({ $source }).
        [few] { $player } забирает { $n } монеты, их теряет { $other } ({ $source }).
        [many] { $player } забирает { $n } монет, их теряет { $other } ({ $source }).
       *[other] { $player } забирает { $n } монеты, их теряет { $other } ({ $source }).
    }
event-paid =
    { $n ->
        [one] { $player } получает из банка { $n } монету ({ $source }).
        [few] { $player } получает из банка { $n } монеты ({ $source }).
        [many] { $player } получает из банка { $n } монет ({ $source }).
       *[other] { $player } получает из банка { $n } монеты ({ $source }).
    }
event-paid-out =
    { $n ->
        [one] { $player } платит банку { $n } монету ({ $source }).
        [few] { $player } платит банку { $n } монеты ({ $source }).
        [many] { $player } платит банку { $n } монет ({ $source }).
       *[other] { $player } платит банку { $n } монеты ({ $source }).
    }
event-race_gone = Раса уходит с карты: { $race } ({ $player }).
event-over = Игра окончена. Побеждает { $players }, { n-coins }.
event-over-shared = Игра окончена. Общая победа: { $players }, { n-coins-each }.
event-over_teams = Игра окончена. Победа стороны «{ $side }»: { $players }, вместе { n-coins }.
event-over_teams-shared = Игра окончена. Обе стороны делят победу: { $players }, у каждой стороны { n-coins }.
event-over_rival-won = Игра окончена. { $player } побеждает: { n-coins } против { $rival }.
event-over_rival-lost = Игра окончена и проиграна: { $player }, { n-coins }, у другой стороны { $rival }.
n-coins-each =
    { $n ->
        [one] по { $n } монете
        [few] по { $n } монеты
        [many] по { $n } монет
       *[other] по { $n } монеты
    }


## Чужие боты, которые не справились: за них доигрывает здешний бот

forfeit-missing = { $player }: программа не запускается. Доигрывает здешний бот.
forfeit-late = { $player } думает слишком долго. Доигрывает здешний бот.
forfeit-crashed = { $player }: программа сломалась. Доигрывает здешний бот.
forfeit-garbage = { $player }: ответа не понять. Доигрывает здешний бот.
forfeit-illegal = { $player } хочет того, чего правила не разрешают. Доигрывает здешний бот.
forfeit-gave_up = { $player } сдаётся. Доигрывает здешний бот.
