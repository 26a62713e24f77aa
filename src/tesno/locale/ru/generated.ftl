### Тексты правил из описания рас и способностей, придуманных игроками: одно предложение на слово.
### $where — регионы в скобках или ничего, $when начинается с запятой или пусто, $sign — плюс или минус.


## Какие регионы

where-anywhere = любой регион
where-land = суша
where-water = вода
where-coast = берег
where-edge = край карты
where-and = и
where-or = или
where-not = не
generated-when-always = , в том числе в угасании
generated-when-decline = , только в угасании


## Одно предложение на свойство

generated-cost-less = Регионы{ $where } стоят на { n-tokens } меньше (но не меньше 1){ $when }.
generated-cost-more = Регионы{ $where } стоят на { n-tokens } больше{ $when }.
generated-cost_beside-less = Регионы по соседству с занятым{ $where } стоят на { n-tokens } меньше (но не меньше 1){ $when }.
generated-cost_beside-more = Регионы по соседству с занятым{ $where } стоят на { n-tokens } больше{ $when }.
generated-income-region = { $sign }{ n-coins } за каждый занятый регион{ $where }{ $when }.
generated-income-turn = { $sign }{ n-coins } каждый ход{ $when }.
generated-income-conquest = { $sign }{ n-coins } за каждый непустой регион, захваченный в этот ход{ $when }.
generated-income-once = { $sign }{ n-coins } один раз, в конце первого хода этой расы{ $when }.
generated-entry = Выходит на карту и через эти регионы{ $where }{ $when }.
generated-reach = Захватывает эти регионы без соседства с ними, в том числе при выходе на карту{ $where }{ $when }.
generated-domain = Может захватывать и занимать и эти регионы{ $where }{ $when }.
generated-links = Для завоеваний этой расы все эти регионы — соседи{ $where }{ $when }.
generated-defence = { $sign }{ $n } к защите в каждом занятом регионе{ $when }.
generated-defence-piece = В каждом занятом регионе: { $piece }, { $sign }{ $n } к защите{ $when }.
generated-recruits = После завоеваний — { n-tokens } из запаса за каждые захваченные в этот ход { n-nonempty }{ $when }.
generated-recruits-region = При перегруппировке — { n-tokens } из запаса за каждый занятый регион{ $where }{ $when }.
n-nonempty =
    { $each ->
        [one] { $each } непустой регион
        [few] { $each } непустых региона
        [many] { $each } непустых регионов
       *[other] { $each } непустого региона
    }
generated-spared = Когда соперник захватывает регион, ни один жетон не теряется: все отступают{ $when }.
generated-leave = При перегруппировке покидает эти регионы{ $where }{ $when }.
generated-no_crossing = Переправа через море не стоит лишнего жетона{ $where }{ $when }.
generated-stay = При перегруппировке может остаться в регионах, которые другие покидают{ $where }{ $when }.
generated-conquest_only = Сверх чисел — { n-tokens }, но только для завоеваний: в конце каждой перегруппировки столько же уходит с карты, а в следующий ход возвращается в руку.
generated-stays_in_decline = В угасании способность остаётся с расой.
generated-nothing = Никаких хитростей.


## Особые правила, общие для коробок

generated-use = Особое правило: { $trait }.
generated-use-conversion = Раз за ход против каждого соперника: захватите соседний регион, заменив единственный стоящий там активный жетон жетоном этой расы из запаса. Нужен жетон в руке, он не тратится.
