### Все слова, которые есть только в «Варкрафте», под ключами с его именем. Текст правила говорит нашими словами всё, что нужно игроку, до 240 знаков;
### краткий текст — самая суть для карточки, до 56 знаков и без точки.
### Регион «занят» именно этой расой; если не сказано иное, свойство действует, только пока раса активна.
### «Переправа» — лишний жетон за регион с якорем, рядом с которым у расы нет своих регионов.


## Расы

race-warcraft-worgen = Воргены
race-warcraft-worgen-rule = В начале каждого хода, кроме хода угасания, выберите облик: человек (сразу возьмите 2 монеты) или ворген (заплатите 1 монету, и все захваты этого хода стоят на 1 жетон меньше, но не меньше 1). Без монет — только человек.
race-warcraft-worgen-brief = Каждый ход 2 монеты — или отдать 1 и завоёвывать дешевле
race-warcraft-gnomes = Гномы
race-warcraft-gnomes-rule = Раз за ход — налёт на любой регион суши, без переправы: назовите цель, оплатите пошлины, бросьте кубик; она стоит на столько же меньше (но не меньше 1). Не хватило — ход идёт дальше; сделаете захват последним — броски сложатся.
race-warcraft-gnomes-brief = Раз за ход налёт куда угодно, с броском кубика
race-warcraft-goblins = Гоблины
race-warcraft-goblins-rule = В конце хода можно заложить по бомбе вслепую в соседние регионы суши чужих активных рас. В начале вашего следующего хода бомбу вскрывают: боевая (их 6 из 12) захватывает регион и оставляет его пустым.
race-warcraft-goblins-brief = Закладывают соседям бомбы вслепую; половина — боевые
race-warcraft-draenei = Дренеи
race-warcraft-draenei-rule = В ход каждого соперника первый жетон дренеев, который иначе был бы потерян (при захвате или как-то ещё), уцелеет: он идёт в руку и встаёт на карту в конце этого хода. Остальные потери в тот же ход обычные.
race-warcraft-draenei-brief = В чужой ход первый потерянный жетон уцелеет
race-warcraft-dwarves = Дворфы
race-warcraft-dwarves-rule = Горные регионы стоят на 2 жетона меньше (но не меньше 1).
race-warcraft-dwarves-brief = Горы стоят на 2 жетона меньше
race-warcraft-kobolds = Кобольды
race-warcraft-kobolds-rule = Для их завоеваний каждый регион с подземельем — сосед их регионов. В таком регионе можно и выйти на карту, без переправы.
race-warcraft-kobolds-brief = Все подземелья — соседи, из них выходят и на карту
race-warcraft-humans = Люди
race-warcraft-humans-rule = В конце каждого хода положите обе цели в два региона суши, не занятых Альянсом. Любая раса не из Орды, захватив такой регион, сразу получает 2 монеты, а если она чужая, то и вы; цель возвращается к вам.
race-warcraft-humans-brief = 2 цели: 2 монеты захватившему, а если он чужой — и вам
race-warcraft-naga = Наги
race-warcraft-naga-rule = Могут захватывать моря и озёра: 2 жетона, 1 монета за ход. Начать можно прямо с воды, без переправы, а дальше — только рядом со своими регионами. В угасании остаются там. Больше никто воду не захватывает.
race-warcraft-naga-brief = Захватывают моря и озёра, остаются там и в угасании
race-warcraft-night_elves = Ночные эльфы
race-warcraft-night_elves-rule = Леса стоят на 1 жетон меньше (но не меньше 1). В захваченном ими лесу встаёт стена огоньков (всего 9): +1 к защите, в том числе в угасании. Пропадает, когда регион покинут или захвачен.
race-warcraft-night_elves-brief = Леса дешевле на 1, и в них стена: +1 к защите
race-warcraft-orcs = Орки
race-warcraft-orcs-rule = +1 монета за каждый регион, захваченный ими в этот ход у расы Альянса, активной или угасающей, — сверх награды за вражду.
race-warcraft-orcs-brief = +1 монета за каждый регион, отнятый у Альянса
race-warcraft-tauren = Таурены
race-warcraft-tauren-rule = Где другим хватает 1 жетона, им нужно 2: чтобы захватить регион, удержать его, оставить при сборе войск. Одинокий таурен сразу уходит в другой их регион, а если его нет — в руку. В угасании в каждом регионе остаются 2.
race-warcraft-tauren-brief = В каждом регионе не меньше 2 жетонов, даже в угасании
race-warcraft-forsaken = Отрекшиеся
race-warcraft-forsaken-rule = За каждый жетон, который по их вине в их ход ушёл в запас, активный или угасающий, мурлоки тоже, можно заплатить банку 1 монету за нового отрекшегося. Он приходит после последнего захвата, перед перегруппировкой.
race-warcraft-forsaken-brief = За 1 монету новый жетон взамен каждого сгубленного ими
race-warcraft-trolls = Тролли
race-warcraft-trolls-rule = Непустые регионы стоят на 1 жетон меньше (но не меньше 1). Непустой — значит с мурлоком или жетоном любой расы, активной или угасающей, в том числе вашей.
race-warcraft-trolls-brief = Непустые регионы стоят на 1 жетон меньше
race-warcraft-pandaren = Пандарены
race-warcraft-pandaren-rule = В конце хода каждый соперник, чью активную расу они не атаковали, даже безуспешно, получает жетон гармонии. У кого он есть, тот перед нападением на них платит вам 2 монеты, раз за ход. В начале вашего хода жетоны возвращаются.
race-warcraft-pandaren-brief = Кого вы не тронули, те платят 2 монеты за нападение
race-warcraft-blood_elves = Эльфы крови
race-warcraft-blood_elves-rule = +1 монета за каждый занятый ими регион с источником магии, пока раса активна.
race-warcraft-blood_elves-brief = +1 монета за каждый занятый источник магии
race-warcraft-ethereals = Эфириалы
race-warcraft-ethereals-rule = Раз за ход, до кубика: либо перенесите открытый артефакт из соседнего региона в свой и сразу пользуйтесь, либо захватите соседний регион с открытым легендарным местом на 2 жетона дешевле (но не меньше 1).
race-warcraft-ethereals-brief = Раз за ход артефакт рядом или место на 2 жетона дешевле


## Способности: ремёсла

power-warcraft-archaeologist = Археологи
    .noun = археологи
power-warcraft-archaeologist-rule = +1 монета за каждый артефакт и легендарное место в регионах этой расы, пока она активна. Источник Вечности считается, только если раса занимает его воду.
power-warcraft-archaeologist-brief = +1 монета за каждый артефакт и легендарное место
power-warcraft-enraged = Берсерки
    .noun = берсерки
power-warcraft-enraged-rule = За каждый захваченный в этот ход регион, где у соперника было 2 жетона или больше, — столько монет, сколько было жетонов. Звери и воитель считаются; мурлоки, стены, форты и ваша угасающая раса — нет.
power-warcraft-enraged-brief = По монете за защитника, если их было хотя бы 2
power-warcraft-champion = Воители
    .noun = воители
power-warcraft-champion-rule = Раз за ход воитель один захватывает соседний регион при любой защите (но не при выходе на карту, не через переправу и не после кубика); нужен жетон в руке, он не тратится. Считается за жетон и перегруппировывается как жетон.
power-warcraft-champion-brief = Раз за ход воитель захватывает регион в одиночку
power-warcraft-mining = Горняки
    .noun = горняки
power-warcraft-mining-rule = +1 монета за каждый регион с подземельем, занятый этой расой, пока она активна.
power-warcraft-mining-brief = +1 монета за каждое занятое подземелье
power-warcraft-mountaineer = Горцы
    .noun = горцы
power-warcraft-mountaineer-rule = +1 монета за каждый горный регион, занятый этой расой, пока она активна.
power-warcraft-mountaineer-brief = +1 монета за каждый занятый горный регион
power-warcraft-defensive = Дозорные
power-warcraft-defensive-rule = В конце хода на полях этой расы встаёт башня (всего 6), если вокруг у неё больше регионов, чем у любой другой расы: поля никто не захватит, чужие свойства там бессильны. Нет большинства — нет и башни.
power-warcraft-defensive-brief = При большинстве вокруг поля неприкосновенны
power-warcraft-swampwalker = Жители болот
    .noun = жители болот
power-warcraft-swampwalker-rule = +1 монета за каждое болото, занятое этой расой, пока она активна.
power-warcraft-swampwalker-brief = +1 монета за каждое занятое болото
power-warcraft-farmer = Земледельцы
    .noun = земледельцы
power-warcraft-farmer-rule = +1 монета за каждый регион полей, занятый этой расой, пока она активна.
power-warcraft-farmer-brief = +1 монета за каждый занятый регион полей
power-warcraft-explorer = Исследователи
    .noun = исследователи
power-warcraft-explorer-rule = +1 монета за каждый континент, где эта раса занимает хотя бы один регион, пока она активна.
power-warcraft-explorer-brief = +1 монета за каждый континент, где есть свой регион
power-warcraft-blacksmith = Кузнецы
    .noun = кузнецы
power-warcraft-blacksmith-rule = Любой регион стоит на 1 жетон меньше (но не меньше 1).
power-warcraft-blacksmith-brief = Любой регион стоит на 1 жетон меньше
power-warcraft-portal_mage = Мастера порталов
    .noun = мастера порталов
power-warcraft-portal_mage-rule = До двух раз за ход, до перегруппировки, поменяйте местами всё, что есть в 2 регионах с источником магии, чьих угодно или пустых; горы, места и закрытые находки остаются. Это не захват, потерь нет. Неприкосновенные — нельзя.
power-warcraft-portal_mage-brief = Дважды за ход меняют местами всё в 2 регионах с магией
power-warcraft-seafaring = Мореплаватели
    .noun = мореплаватели
power-warcraft-seafaring-rule = Без переправы: за регион с якорем не платят лишнего жетона, как бы далеко он ни был, даже при выходе на карту.
power-warcraft-seafaring-brief = Никакого лишнего жетона за переправу
power-warcraft-fishing = Рыбаки
    .noun = рыбаки
power-warcraft-fishing-rule = +1 монета за каждый регион рядом с морем или озером, занятый этой расой, пока она активна.
power-warcraft-fishing-brief = +1 монета за каждый занятый регион у воды
power-warcraft-ranger = Следопыты
    .noun = следопыты
power-warcraft-ranger-rule = +1 монета за каждый лес, занятый этой расой, пока она активна.
power-warcraft-ranger-brief = +1 монета за каждый занятый лес
power-warcraft-battlemaster = Стратеги
    .noun = стратеги
power-warcraft-battlemaster-rule = +1 монета, сразу, за каждый непустой регион, который захватывает эта раса: с мурлоком или жетоном любой расы, активной или угасающей, в том числе вашей.
power-warcraft-battlemaster-brief = +1 монета за каждый захваченный непустой регион
power-warcraft-garrison = Строители
    .noun = строители
power-warcraft-garrison-rule = При перегруппировке в каждом регионе этой расы встаёт форт (1 на регион, 10 на карте): +1 к защите, в том числе в угасании, но новых тогда не строят. Пропадает, когда регион покинут или захвачен.
power-warcraft-garrison-brief = Форт в каждом регионе: +1 к защите, даже в угасании
power-warcraft-herbalist = Травники
    .noun = травники
power-warcraft-herbalist-rule = +1 монета за каждый регион холмов, занятый этой расой, пока она активна.
power-warcraft-herbalist-brief = +1 монета за каждый занятый регион холмов
power-warcraft-marsh_dweller = Трясинники
    .noun = трясинники
power-warcraft-marsh_dweller-rule = За каждое нападение на болото этой расы, даже неудачное, соперник сначала платит вам 1 монету; у кого её нет, тот напасть не может. В угасании тоже.
power-warcraft-marsh_dweller-brief = За нападение на их болото вам платят 1 монету
power-warcraft-beastmaster = Укротители
    .noun = укротители
power-warcraft-beastmaster-rule = В начале хода прежние звери уходят, а в руку приходит по одному за каждый занятый регион холмов (до 5). Они считаются жетонами этой расы; с потерянным регионом гибнет зверь, а не жетон. С угасанием исчезают.
power-warcraft-beastmaster-brief = Каждый ход по зверю за холмы: дерутся как жетоны
power-warcraft-intimidating = Устрашители
    .noun = устрашители
power-warcraft-intimidating-rule = Трижды за ход, до кубика: переставьте чужой жетон, активный или угасающий, из соседнего региона в другой регион той же расы; нет другого — он потерян, мурлок — всегда. Стену или форт убирают первыми, тоже за 1 раз.
power-warcraft-intimidating-brief = Трижды за ход прогоняют чужой жетон из региона рядом


## Находки: артефакты, они движутся туда, где применены

find-warcraft-frostmourne = Ледяная Скорбь
find-warcraft-frostmourne-rule = Раз за ход захватите регион на 2 жетона дешевле (но не меньше 1). Меч остаётся там; неудачный бросок тоже считается за применение, но меч остаётся где был.
find-warcraft-doomhammer = Молот Рока
find-warcraft-doomhammer-rule = Раз за ход захватите доступный регион 1 жетоном (таурены — 2), без переправы. Сначала отдайте 2 монеты тому, кто его занимает; если никто, мурлок или ваша же угасающая раса — банку. Молот остаётся там.
find-warcraft-ashes_of_alar = Пепел Ал'ара
find-warcraft-ashes_of_alar-rule = Раз за ход захватите любой регион любого континента, как будто он соседний: за обычную цену и без переправы; моря и озёра — только наги. Пепел остаётся там.
find-warcraft-heart_of_azeroth = Сердце Азерот
find-warcraft-heart_of_azeroth-rule = В конце хода положите его в регион расы, которая им владеет, можно в тот же: каждый другой игрок, чьи жетоны активной расы стоят рядом, платит вам 1 монету. У кого монет нет, тот не платит.
find-warcraft-aegis_of_aggramar = Эгида Агграмара
find-warcraft-aegis_of_aggramar-rule = В конце хода положите её в регион расы, которая ею владеет, можно в тот же. Соперник не захватит этот регион и никак на него не повлияет, пока не заплатит вам 2 монеты, раз за ход. В угасании бесполезна.


## Находки: легендарные места, они никогда не движутся

find-warcraft-well_of_eternity = Источник Вечности
find-warcraft-well_of_eternity-rule = Нашедший помещает его в море или озеро того же континента (их нет — вместо него другое место). В конце вашего хода даёт 2 монеты за вашу расу, активную или угасающую, если у неё рядом больше регионов, чем у любой другой.
find-warcraft-meeting_stone = Камень встреч
find-warcraft-meeting_stone-rule = Активная раса, которая его занимает, не платит лишнего жетона за переправу.
find-warcraft-karazhan = Каражан
find-warcraft-karazhan-rule = +1 монета за каждый другой регион той же местности, занятый активной расой, которая владеет Каражаном.
find-warcraft-battleground = Поле боя
find-warcraft-battleground-rule = Награда за вражду — до двух раз за каждую расу, если активный хозяин занимает поле, когда считают монеты. Нейтральная раса выбирает сторону в начале хода или захватив поле и принадлежит к ней до конца хода.
find-warcraft-dark_portal = Тёмный портал
find-warcraft-dark_portal-rule = +2 монеты каждый ход активной расе, которая его занимает.
find-warcraft-spirit_healer = Целительница душ
find-warcraft-spirit_healer-rule = При перегруппировке активная раса, которая занимает этот регион, получает 1 новый жетон из запаса. Пустой запас ничего не даёт.
find-warcraft-lights_hope_chapel = Часовня Последней Надежды
find-warcraft-lights_hope_chapel-rule = Когда регион активной расы, которая её занимает, захвачен или взорван, ни один жетон не теряется: все отступают, в последний раз — даже при захвате самой часовни. Против устрашителей не помогает.


## Фишки

piece-warcraft-murloc = Мурлок
piece-warcraft-murloc-rule = Ничей и считается нейтральной угасающей расой: +1 к цене региона, регион считается непустым. После захвата пропадает навсегда.
piece-warcraft-mountain = Гора
piece-warcraft-mountain-rule = +1 к защите для того, кто занимает регион; никогда не движется. Гора без мурлоков и жетонов рас — пустой регион.
piece-warcraft-wisp_wall = Стена огоньков
piece-warcraft-wisp_wall-rule = +1 к защите ночных эльфов, в том числе в угасании. Пропадает, когда регион покинут или захвачен; устрашители могут её убрать.
piece-warcraft-fort = Форт
piece-warcraft-fort-rule = +1 к защите расы, которая его построила, в том числе в угасании. Пропадает, когда регион покинут или захвачен; устрашители могут его убрать.
piece-warcraft-tower = Дозорная башня
piece-warcraft-tower-rule = Этот регион никто не захватит, чужие свойства на него не действуют, пока у дозорных вокруг него больше регионов, чем у любой другой расы; мурлоки и угасающая раса хозяина — тоже другие.
piece-warcraft-objective = Военная цель
piece-warcraft-objective-rule = Раса не из Орды, захватив этот регион, получает из банка 2 монеты; столько же — хозяин людей, если это не он сам. Цель возвращается к хозяину. Если регион захватила Орда, ничего не происходит.
piece-warcraft-champion = Воитель
piece-warcraft-champion-rule = Держит регион и в одиночку, считается за 1 жетон. С захваченным регионом в плен вместо жетона попадает он; хозяин тут же выкупает его за 1 монету у захватчика. Если платить нечем, воитель потерян до конца игры.
piece-warcraft-beast = Зверь
piece-warcraft-beast-rule = Считается жетоном своей расы в завоеваниях, защите и перегруппировке; с потерянным регионом гибнет зверь вместо жетона. Регион, где в начале хода были одни звери, покинут. С угасанием исчезает.
piece-warcraft-bomb = Бомба
piece-warcraft-bomb-rule = Никто не знает, что внутри: боевых 6 из 12. Её вскрывают в начале следующего хода гоблинов, если регион всё ещё занят соперником; иначе она возвращается в стопку нераскрытой.
piece-warcraft-harmony = Жетон гармонии
piece-warcraft-harmony-rule = Лежит у игрока, которого пандарены не тронули: прежде чем напасть на активных пандаренов или лишить их жетона иначе, он платит их хозяину 2 монеты, раз за ход. Возвращается в начале хода пандаренов.
piece-warcraft-hidden_find = Неизвестная находка
piece-warcraft-hidden_find-rule = Артефакт или легендарное место лицом вниз. Открывается, когда регион захвачен, и больше не прячется; пользуется им тот, кто занимает регион, но не в угасании.


## Местность и символы

terrain-warcraft-fields = Поля
terrain-warcraft-fields-rule = Земледельцам приносят +1 монету, у дозорных на них встают башни.
terrain-warcraft-forest = Лес
terrain-warcraft-forest-rule = Следопытам приносит +1 монету. Ночным эльфам стоит на 1 жетон меньше, и они ставят в нём стену огоньков.
terrain-warcraft-hills = Холмы
terrain-warcraft-hills-rule = Травникам приносят +1 монету, укротителям — зверя.
terrain-warcraft-swamp = Болото
terrain-warcraft-swamp-rule = Жителям болот приносит +1 монету. Кто нападает здесь на трясинников, платит им 1 монету.
terrain-warcraft-mountain = Горы
terrain-warcraft-mountain-rule = Здесь стоит гора: регион стоит на 1 жетон больше, а дворфам — на 2 меньше. Горцам приносит +1 монету.
terrain-warcraft-sea = Море
terrain-warcraft-sea-rule = Захватить его могут только наги. Соседние регионы приносят рыбакам +1 монету. Море вокруг континентов — не регион.
terrain-warcraft-lake = Озеро
terrain-warcraft-lake-rule = Захватить его могут только наги. Соседние регионы приносят рыбакам +1 монету.
symbol-warcraft-anchor = Якорь
symbol-warcraft-anchor-rule = Здесь расы выходят на карту, сюда же могут попасть потом откуда угодно. Если рядом нет их региона, они платят на 1 жетон больше: это переправа.
symbol-warcraft-dungeon = Подземелье
symbol-warcraft-dungeon-rule = Горнякам приносит +1 монету. Для завоеваний кобольдов все подземелья — соседи их регионов.
symbol-warcraft-magic = Источник магии
symbol-warcraft-magic-rule = Эльфам крови приносит +1 монету; мастера порталов меняют местами всё в двух таких регионах.
symbol-warcraft-find = Место находки
symbol-warcraft-find-rule = В начале игры здесь лежит лицом вниз артефакт или легендарное место; открывается, когда регион захвачен.


## Стороны

faction-warcraft-alliance = Альянс
faction-warcraft-alliance-rule = В конце хода его расы получают 1 монету за каждую расу Орды, у которой захватили в этот ход хотя бы один регион. Активная и угасающая раса одного игрока — это две расы.
faction-warcraft-horde = Орда
faction-warcraft-horde-rule = В конце хода её расы получают 1 монету за каждую расу Альянса, у которой захватили в этот ход хотя бы один регион. Активная и угасающая раса одного игрока — это две расы.
faction-warcraft-neutral = Нейтральные
faction-warcraft-neutral-rule = Не получают награды за вражду и не приносят её другим. Мурлоки тоже нейтральны.


## Наши собственные варианты

variant-warcraft-factions = Стороны: двое против двоих
variant-warcraft-factions-rule = Наш собственный вариант. Места 1 и 3 — Альянс, 2 и 4 — Орда: берите расы своей стороны или нейтральные. Союзники не нападают и не действуют друг на друга. Решают монеты обоих, затем их жетоны на карте.
variant-warcraft-solo_easy = Один против мурлоков: легко
variant-warcraft-solo_fair = Один против мурлоков: терпимо
variant-warcraft-solo_hard = Один против мурлоков: трудно
variant-warcraft-solo_grim = Один против мурлоков: сурово
variant-warcraft-solo_easy-rule = Наш вариант. После каждого вашего хода высаживается мурлок: 1, наугад, у якоря или рядом со своими, где защитников не больше 1. За раунд у них монета с региона и ещё 5. Наберите больше монет, чем они.
variant-warcraft-solo_fair-rule = Наш вариант. После каждого вашего хода высаживаются мурлоки: 2, наугад, у якоря или рядом со своими, где защитников не больше 1. За раунд у них монета с региона и ещё 2. Наберите больше монет, чем они.
variant-warcraft-solo_hard-rule = Наш вариант. После каждого вашего хода высаживаются мурлоки: 3, наугад, у якоря или рядом со своими, где защитников не больше 1. За раунд у них монета с региона и ещё 1. Наберите больше монет, чем они.
variant-warcraft-solo_grim-rule = Наш вариант. После каждого вашего хода высаживаются мурлоки: 3, наугад, у якоря или рядом со своими, где защитников не больше 1. За раунд у них монета с региона и ещё 5. Наберите больше монет, чем они.
rival-warcraft-name = Мурлоки


## Континенты

size-warcraft-l = Большой континент
size-warcraft-m = Средний континент
size-warcraft-s = Малый континент


## Числа, которых никто не подтвердил

number-warcraft-ours = наше число
number-warcraft-ours-rule = Надёжного источника для этого числа у нас нет. Мы выбрали его по остальным числам и другим коробкам; фотография жетона решила бы дело.


## Настройки стола

option-warcraft-own_decline_defends-rule = Включено: когда вы захватываете регион своей угасающей расы, каждый свой жетон в нём прибавляет 1 к цене. Выключено: считаются только горы, форты и подобные им фишки.


## Вопросы, для строки состояния

step-warcraft-pick = Выберите расу с её ремеслом
step-warcraft-murlocs = Мурлоки высаживаются
step-warcraft-fuse = Оплатите пошлину, чтобы вскрыть бомбу, или заберите её нераскрытой
step-warcraft-worgen = Выберите облик на этот ход
step-warcraft-champion = Выберите место для воителя
step-warcraft-optional-champion = Возьмите воителя в руку или оставьте, где стоит
step-warcraft-battleground = Выберите, на чьей стороне эта раса в этот ход
step-warcraft-raid = Бросьте ещё раз, это будет последний захват, или откажитесь от налёта
step-warcraft-stow = Выберите регион для артефакта
step-warcraft-intimidate = Выберите, куда уйдёт жетон
step-warcraft-portal = Выберите второй регион портала
step-warcraft-optional-portal = Откройте портал перед перегруппировкой или обойдитесь без него
step-warcraft-well = Выберите воду для Источника Вечности
step-warcraft-recruit = Купите новый жетон или обойдитесь без него
step-warcraft-beast = Расставьте зверей
step-warcraft-fort = Выберите регионы, где встанут форты
step-warcraft-tower = Выберите поля, где встанут дозорные башни
step-warcraft-heart = Выберите регион для Сердца Азерот
step-warcraft-aegis = Выберите регион для Эгиды Агграмара
step-warcraft-bomb = Заложите бомбы соседям или остановитесь
step-warcraft-objective = Выберите два региона для военных целей
step-warcraft-join = Выберите регион для одинокого жетона


## Выбор. "answer" — ответ на свой вопрос, если то же слово — приём; "optional" — на вопрос, который можно пропустить

choice-warcraft-worgen = Ворген: захваты этого хода на 1 жетон дешевле
choice-warcraft-skip-worgen = Человек: взять 2 монеты
choice-warcraft-fuse = Оплатить пошлину за бомбу: { $region }
choice-warcraft-skip-fuse = Забрать бомбу
choice-warcraft-champion = регион { $region }: воитель в одиночку
choice-warcraft-answer-champion = Воитель: { $region }
choice-warcraft-optional-champion = Взять воителя в руку: { $region }
choice-warcraft-skip-champion = Оставить воителя, где стоит
choice-warcraft-battleground-alliance = За Альянс
choice-warcraft-battleground-horde = За Орду
choice-warcraft-raid = регион { $region }: налёт
choice-warcraft-answer-raid = Ещё один бросок, оба складываются: { $region }
choice-warcraft-skip-raid = Отказаться от налёта, ход идёт дальше
choice-warcraft-attune = Регион с легендарным местом на 2 жетона дешевле
choice-warcraft-siphon = Перенести к себе: { $find }
choice-warcraft-stow = Артефакт: { $region }
choice-warcraft-intimidate = регион { $region }: прогнать жетон или снести стену, форт
choice-warcraft-answer-intimidate = Жетон уходит сюда: { $region }
choice-warcraft-portal = регион { $region }: открыть портал
choice-warcraft-answer-portal = Обменять с регионом { $region }
choice-warcraft-optional-portal = Портал: { $region }
choice-warcraft-skip-portal = Обойтись без портала
choice-warcraft-frostmourne = Ледяная Скорбь: на 2 жетона меньше
choice-warcraft-doomhammer = Молот Рока: 2 монеты, меньше всего жетонов
choice-warcraft-ashes_of_alar = Пепел Ал'ара: любой регион
choice-warcraft-well = Источник Вечности: { $region }
choice-warcraft-recruit = Купить жетон
choice-warcraft-skip-recruit = Больше не покупать
choice-warcraft-beast = Зверь: { $region }
choice-warcraft-fort = Форт: { $region }
choice-warcraft-tower = Дозорная башня: { $region }
choice-warcraft-heart = Сердце Азерот: { $region }
choice-warcraft-aegis = Эгида Агграмара: { $region }
choice-warcraft-bomb = Бомба: { $region }
choice-warcraft-skip-bomb = Больше бомб не закладывать
choice-warcraft-objective = Военная цель: { $region }
choice-warcraft-join = К остальным: { $region }


## События

event-warcraft-layout = На стол ложатся континенты: { $boards }.
event-warcraft-conquered-raid = Налётом { $player } захватывает регион { $region }: { $race }, { n-tokens }.
event-warcraft-conquered-champion = Одним воителем { $player } захватывает регион { $region }: { $race }.
event-warcraft-tribe_lost = Мурлок в регионе { $region } пропадает навсегда.
event-warcraft-murloc_income = Мурлоки получают { n-coins-pay }, теперь у них { $total }.
event-warcraft-murloc_landed = Мурлок высаживается в регионе { $region }.
event-warcraft-bomb = Бомба в регионе { $region } — пустышка ({ $player }).
event-warcraft-bomb-live = Бомба в регионе { $region } взрывается ({ $player }): теперь регион пуст.
event-warcraft-harmony = { $player } раздаёт жетоны гармонии. Получают: { $others }.
event-warcraft-intimidated = Прогнанный жетон уходит из региона { $region } в регион { $to }: { $race } ({ $player }).
event-warcraft-intimidated-gone = Прогнанный из региона { $region } жетон потерян: { $race } ({ $player }).
event-warcraft-intimidated-saved = Прогнанный из региона { $region } жетон уцелел и отступит в конце хода: { $race } ({ $player }).
event-warcraft-portal = { $player } открывает портал: регионы { $region } и { $to } обмениваются всем, что в них есть.
event-warcraft-ransom =
    { $n ->
        [0] { $player } не может выкупить воителя, его берёт в плен { $other }: он потерян до конца игры.
        [one] { $player } выкупает воителя за { $n } монету, её получает { $other }.
        [few] { $player } выкупает воителя за { $n } монеты, их получает { $other }.
        [many] { $player } выкупает воителя за { $n } монет, их получает { $other }.
       *[other] { $player } выкупает воителя за { $n } монеты, их получает { $other }.
    }
event-warcraft-side = { $player } на этот ход выбирает сторону: { $side }.


## Слагаемые

summand-warcraft-tribe = мурлок
summand-warcraft-crossing = переправа
summand-warcraft-faction = награда за вражду
summand-warcraft-champion = воитель
summand-warcraft-objectives = военная цель


## Причины

reason-warcraft-out_of_order = Регион { $region } не на очереди: бомбы вскрывают по порядку регионов, а регионы, которые выбирают вместе, называют все сразу.
reason-warcraft-water = Регион { $region } — море или озеро: туда ходят только наги.
reason-warcraft-not_entry = В регион { $region } этой расе не выйти: почти все начинают с региона с якорем.


## Справка в терминале

client-warcraft-help-notation = Ходы можно записывать: pick 1, conquer 9, gamble 9, raid 9, champion 9, portal 2, end, redeploy 9=4 10=3, bomb 3 10, objective 3 8.
usage-warcraft-help = ?, ? орки
about-warcraft-help = эта справка; правило расы, ремесла, находки, фишки или местности


## Особые правила для рас и способностей, придуманных игроками; $n — число фишек

generated-warcraft-use-aegis = { find-warcraft-aegis_of_aggramar-rule }
generated-warcraft-use-air_raid = { race-warcraft-gnomes-rule }
generated-warcraft-use-ashes = { find-warcraft-ashes_of_alar-rule }
generated-warcraft-use-attunement = Раз за ход захватите соседний регион с открытым легендарным местом на 2 жетона дешевле (но не меньше 1).
generated-warcraft-use-battleground = { find-warcraft-battleground-rule }
generated-warcraft-use-beasts = В начале хода прежние звери уходят, а в руку приходит по одному за каждый занятый регион холмов (не больше { $n }). Они считаются жетонами этой расы; с потерянным регионом гибнет зверь, а не жетон. С угасанием исчезают.
generated-warcraft-use-bombs = { race-warcraft-goblins-rule }
generated-warcraft-use-champion = { power-warcraft-champion-rule }
generated-warcraft-use-chapel = { find-warcraft-lights_hope_chapel-rule }
generated-warcraft-use-continents = { power-warcraft-explorer-rule }
generated-warcraft-use-crossing = Регион с якорем, рядом с которым у расы нет своих регионов, стоит на 1 жетон больше: это переправа.
generated-warcraft-use-dark_portal = { find-warcraft-dark_portal-rule }
generated-warcraft-use-doomhammer = { find-warcraft-doomhammer-rule }
generated-warcraft-use-faction_bonus = +1 монета в конце хода за каждую расу другой стороны, у которой в этот ход захвачен хотя бы один регион.
generated-warcraft-use-finds_pay = { power-warcraft-archaeologist-rule }
generated-warcraft-use-first_saved = { race-warcraft-draenei-rule }
generated-warcraft-use-forts = При перегруппировке в каждом регионе этой расы встаёт форт (1 на регион, всего на карте: { $n }): +1 к защите, в том числе в угасании, но новых тогда не строят. Пропадает, когда регион покинут или захвачен.
generated-warcraft-use-frostmourne = { find-warcraft-frostmourne-rule }
generated-warcraft-use-fuses = { piece-warcraft-bomb-rule }
generated-warcraft-use-harmony = { race-warcraft-pandaren-rule }
generated-warcraft-use-heart = { find-warcraft-heart_of_azeroth-rule }
generated-warcraft-use-intimidation = { power-warcraft-intimidating-rule }
generated-warcraft-use-karazhan = { find-warcraft-karazhan-rule }
generated-warcraft-use-meeting_stone = { find-warcraft-meeting_stone-rule }
generated-warcraft-use-objectives = { race-warcraft-humans-rule }
generated-warcraft-use-pairs = { race-warcraft-tauren-rule }
generated-warcraft-use-plunder = { race-warcraft-orcs-rule }
generated-warcraft-use-portals = { power-warcraft-portal_mage-rule }
generated-warcraft-use-prowling = { race-warcraft-trolls-rule }
generated-warcraft-use-rage = { power-warcraft-enraged-rule }
generated-warcraft-use-raising = { race-warcraft-forsaken-rule }
generated-warcraft-use-rewards = { piece-warcraft-objective-rule }
generated-warcraft-use-shores = { power-warcraft-fishing-rule }
generated-warcraft-use-siphon = Раз за ход, до кубика, перенесите открытый артефакт из соседнего региона в свой и сразу пользуйтесь.
generated-warcraft-use-spirit_healer = { find-warcraft-spirit_healer-rule }
generated-warcraft-use-spoils = { power-warcraft-battlemaster-rule }
generated-warcraft-use-stowing = Перенесённый артефакт кладут в любой регион этой расы.
generated-warcraft-use-swamp_toll = { power-warcraft-marsh_dweller-rule }
generated-warcraft-use-tide = После каждого хода наугад высаживаются мурлоки: у якоря или рядом со своими, где мало защитников, и получают монету за каждый свой регион.
generated-warcraft-use-towers = В конце хода на полях этой расы встаёт башня (всего: { $n }), если вокруг у неё больше регионов, чем у любой другой расы: поля никто не захватит, чужие свойства там бессильны. Нет большинства — нет и башни.
generated-warcraft-use-two_forms = { race-warcraft-worgen-rule }
generated-warcraft-use-well = { find-warcraft-well_of_eternity-rule }
generated-warcraft-use-well_coins = В конце вашего хода Источник Вечности даёт 2 монеты за вашу расу, активную или угасающую, если у неё рядом с ним больше регионов, чем у любой другой.
generated-warcraft-use-wisp_walls = В захваченном ими лесу встаёт стена огоньков: +1 к защите, в том числе в угасании. Пропадает, когда регион покинут или захвачен.


## За столом, в браузере

ui-warcraft-choose-bomb =
    { $n ->
        [one] Заложить { $n } бомбу
        [few] Заложить { $n } бомбы
        [many] Заложить { $n } бомб
       *[other] Заложить { $n } бомбы
    }
ui-warcraft-choose-objective =
    { $n ->
        [one] Положить { $n } цель
        [few] Положить { $n } цели
        [many] Положить { $n } целей
       *[other] Положить { $n } цели
    }


## Слова стола

ui-warcraft-finds = Места и артефакты
ui-warcraft-finds-unseen = Мест и артефактов, которых ещё никто не видел: { $n }
ui-warcraft-finds-unseen-about = Кто захватит регион, где лежит такая находка, открывает её и пользуется ею. Те, что нигде не лежат, остаются в коробке.
table-warcraft-power = Ремесло


## Коробка и карты

box-warcraft = Варкрафт
map-warcraft-2 = Два берега: на двоих
map-warcraft-3 = Три берега: на троих
map-warcraft-4 = Четыре берега: на четверых
map-warcraft-5 = Пять берегов: на пятерых
map-warcraft-l1a = Расколотая Корона
map-warcraft-l1a-about = Кольцо вершин и холмов вокруг двух озёр: в обход далеко, а берег почти везде.
map-warcraft-l1b = Длинный Кряж
map-warcraft-l1b-about = Горный кряж через всю середину, леса и болота у подножия и ни капли воды.
map-warcraft-l2a = Дельта Цапель
map-warcraft-l2a-about = Болота между озером и двумя рукавами моря: ноги промочит каждый.
map-warcraft-l2b = Земля Жатвы
map-warcraft-l2b-about = Широкие поля у озера, вершины с трёх сторон: край земледельцев и дозорных башен.
map-warcraft-m1a = Роговая Бухта
map-warcraft-m1a-about = Бухта глубоко врезалась в холмы; у кого поля за ней, у того и оба рога.
map-warcraft-m1b = Зеркальные Топи
map-warcraft-m1b-about = Топи вокруг двух тихих озёр: почти все регионы у воды.
map-warcraft-m2a = Два Брата
map-warcraft-m2a-about = Две одинокие вершины, по одной на каждом краю, и сухие поля между ними.
map-warcraft-m2b = Совиная Чаща
map-warcraft-m2b-about = Густой лес вокруг озера: огонькам тут раздолье, и топорам есть работа.
map-warcraft-s1a = Котёл
map-warcraft-s1a-about = Пять регионов вокруг озера, как края котла: закипает быстро.
map-warcraft-s1b = Чаячья Скала
map-warcraft-s1b-about = Голые холмы и скала вокруг болота; воды нет, спрятаться негде.
map-warcraft-s2a = Затонувшая Лестница
map-warcraft-s2a-about = Лесистые ступени, которые спускаются в два рукава моря.
map-warcraft-s2b = Приют Пастуха
map-warcraft-s2b-about = Три пастбища вокруг одной горы и бухта рядом: тихо, пока никто не высадился.


## Способности, как кнопки

ability-warcraft-raid = Воздушный налёт
ability-warcraft-champion = Воитель в одиночку
ability-warcraft-intimidate =
    { $left ->
        [one] Прогнать кого-нибудь (ещё { $left } раз)
        [few] Прогнать кого-нибудь (ещё { $left } раза)
        [many] Прогнать кого-нибудь (ещё { $left } раз)
       *[other] Прогнать кого-нибудь (ещё { $left } раза)
    }
ability-warcraft-portal =
    { $left ->
        [one] Открыть портал (ещё { $left } раз)
        [few] Открыть портал (ещё { $left } раза)
        [many] Открыть портал (ещё { $left } раз)
       *[other] Открыть портал (ещё { $left } раза)
    }
step-warcraft-words-intimidate = Кто должен уйти: жетон или зверь?
choice-warcraft-intimidate-token = Жетон
choice-warcraft-intimidate-beast = Зверь


## Подготовка игры на странице

page-warcraft-setup-elements = Расы и ремёсла
page-warcraft-setup-powers = Ремёсла
page-warcraft-board-random = Континенты наугад
page-warcraft-board-chosen-about = Какие из них лежат на столе и какой стороной вверх. Это наши собственные поля, не официальные.


## Как играть

howto-warcraft-turn-pick = Нет активной расы — возьмите сочетание: расу с ремеслом. Верхнее бесплатно; за любое другое положите по 1 монете на каждое сочетание выше него. Монеты, лежащие на вашем, — ваши. Сумма двух чисел — ваши жетоны.
howto-warcraft-turn-conquer = Захватывайте регион за регионом, пока хватает жетонов. Первый — с якорем. Каждый следующий граничит с регионом этой расы или тоже с якорем.
howto-warcraft-turn-redeploy = Заново расставьте жетоны по регионам этой расы как угодно; в каждом остаётся хотя бы 1 (тауренов — 2).
howto-warcraft-cost = 2 жетона и ещё по 1 за каждый стоящий там жетон другого игрока, мурлока, гору и любую другую защиту; ещё 1 — за переправу к якорю, рядом с которым у вас ничего нет. Свойства снижают цену, но не ниже 1.
howto-warcraft-adds-islands = Карта сложена из отдельных континентов; море вокруг них — не регион. Высадиться можно там, где якорь, в любой ход и откуда угодно.
howto-warcraft-adds-factions = Большинство рас — за Альянс или за Орду. За каждую расу другой стороны, у которой ваша захватила в этот ход регион, вы получаете 1 монету, сколько бы регионов ни было.
howto-warcraft-adds-finds = На каждом континенте лицом вниз лежит артефакт или легендарное место. Захват региона открывает находку; она служит активной расе, которая занимает регион. Артефакт переходит туда, где его применили.
howto-warcraft-adds-tribe = Мурлоки — ничьи. С ними регион стоит на 1 жетон дороже, а после захвата они пропадают навсегда.
howto-warcraft-adds-water = Озёра и моря на континентах могут захватывать только наги.
