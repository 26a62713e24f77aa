### Все слова, которые есть только в «Подземном мире», под ключами с его именем.
### Текст правила говорит нашими словами всё, что нужно игроку, до 240 знаков;
### краткий текст — самая суть для карточки, до 56 знаков и без точки.
### Регион «занят» именно этой расой; если не сказано иное, свойство действует, только пока раса активна.
### «Как пустой»: монстры, жетоны рас и грибной доспех не считаются, чёрная гора и цитадель считаются.


## Расы

race-underground-cultists = Культисты
race-underground-cultists-rule = Великий Древний встаёт в первый захваченный ими регион: тот неприкосновенен, а соседние стоят культистам на 1 жетон меньше (но не меньше 1). В начале следующих ходов его можно перенести в любой их регион. С угасанием исчезает.
race-underground-cultists-brief = Регион Древнего неприкосновенен, соседние дешевле на 1
race-underground-drow = Дроу
race-underground-drow-rule = +1 монета за каждый занятый ими регион, рядом с которым нет ни другой расы (соперника или вашей угасающей), ни монстров. Балрог по соседству не мешает.
race-underground-drow-brief = +1 монета за регион без других рас и монстров рядом
race-underground-flames = Дети огня
race-underground-flames-rule = Выбрав их, поставьте вулкан в зону вулкана; рядом с ним они и выходят на карту (можно в реку). Соседний с ним регион или связанный с ним цепочкой их регионов захватывают как пустой: к цене добавляют лишь гора и цитадель.
race-underground-flames-brief = Регионы, связанные с вулканом, захватывают как пустые
race-underground-gnomes = Гномы
race-underground-gnomes-rule = Пока они активны, в чужой ход ничто из расы, способности, достопримечательностей и реликвий того игрока не действует на их регионы и жетоны. Численность, последний бросок и штраф мумий — в силе. В свой ход всё как обычно.
race-underground-gnomes-brief = Чужие свойства и находки на них не действуют
race-underground-iron_dwarves = Железные дварфы
race-underground-iron_dwarves-rule = При перегруппировке — 1 серебряный молот за каждый занятый ими регион шахт (всего 7). В следующие ходы молоты идут за жетоны, но только в завоеваниях и хотя бы с 1 дварфом, а затем возвращаются к вам. С угасанием пропадают.
race-underground-iron_dwarves-brief = Каждый ход молот за шахту: жетон лишь для завоеваний
race-underground-kraken = Кракены
race-underground-kraken-rule = Не обязаны уходить из рек при перегруппировке: занимают их и получают за них монеты, в том числе в угасании.
race-underground-kraken-brief = Занимают реки и получают за них монеты, даже в угасании
race-underground-liches = Личи
race-underground-liches-rule = В угасании: соперник, захвативший их регион, сразу платит вам 1 монету. У кого монет нет, тот захватить его не может. Неудачный бросок ничего не стоит.
race-underground-liches-brief = В угасании: за захват их региона вам платят 1 монету
race-underground-lizardmen = Людоящеры
race-underground-lizardmen-rule = В завоеваниях проходят через любое число соединённых рек, пустых или занятых, не захватывая их: регион по ту сторону — всё равно что соседний. Выход на карту как обычно.
race-underground-lizardmen-brief = Проходят через реки, не захватывая их
race-underground-mudmen = Грязнолюды
race-underground-mudmen-rule = При перегруппировке — 1 новый жетон из запаса за каждую занятую ими грязевую топь, пока запас не опустеет.
race-underground-mudmen-brief = Каждый ход 1 новый жетон за каждую грязевую топь
race-underground-mummies = Мумии
race-underground-mummies-rule = Любой захват стоит на 1 жетон больше, даже если регион берут как пустой или у гномов. Зато мумий очень много.
race-underground-mummies-brief = Мумий очень много, но захват стоит на 1 жетон больше
race-underground-ogres = Огры
race-underground-ogres-rule = Любой регион стоит на 1 жетон меньше (но не меньше 1).
race-underground-ogres-brief = Любой регион стоит на 1 жетон меньше
race-underground-shadow_mimes = Мимы
race-underground-shadow_mimes-rule = Выбрав их, можно обменять их способность на любую другую из видимых. Монеты остаются там, где лежат; число жетонов — уже по новой способности.
race-underground-shadow_mimes-brief = При выборе можно обменять способность на любую видимую
race-underground-shrooms = Грибы
race-underground-shrooms-rule = +1 монета за каждый занятый ими грибной лес, пока раса активна.
race-underground-shrooms-brief = +1 монета за каждый занятый грибной лес
race-underground-spiderines = Паучихи
race-underground-spiderines-rule = Для их завоеваний каждый регион на краю пропасти — сосед любого их региона; в такой регион, даже в реку, можно и выйти на карту. Сама пропасть недоступна.
race-underground-spiderines-brief = Все регионы на краю пропасти — соседи их регионов
race-underground-will_o_wisps = Огоньки
race-underground-will_o_wisps-rule = Перед захватом региона кристаллов или соседнего с занятыми ими кристаллами можно назвать цель и бросить кубик: она стоит на столько же меньше (но не меньше 1). Не хватило — завоевания окончены. Нужен жетон в руке.
race-underground-will_o_wisps-brief = Бросок кубика удешевляет кристаллы и их соседей


## Способности

power-underground-adventurous = Авантюрные
power-underground-adventurous-rule = +1 монета за каждый регион с достопримечательностью, занятый этой расой, пока она активна.
power-underground-adventurous-brief = +1 монета за каждую занятую достопримечательность
power-underground-fisher = Рыбацкие
power-underground-fisher-rule = +1 монета за каждые 2 региона на берегу реки (сами реки не в счёт), занятые этой расой, пока она активна. Регион без пары ничего не даёт.
power-underground-fisher-brief = +1 монета за каждые 2 занятых региона на берегу реки
power-underground-flocking = Стадные
power-underground-flocking-rule = +2 монеты, если все регионы этой расы образуют одно скопление; хватит и единственного региона. Великая латунная труба и пропасти паучих тоже связывают регионы.
power-underground-flocking-brief = +2 монеты, если все регионы — единое скопление
power-underground-frightened = Пугливые
power-underground-frightened-rule = +1 монета за каждый регион, где стоят 3 или больше жетонов этой расы, пока она активна. Молоты не в счёт.
power-underground-frightened-brief = +1 монета за каждый регион с 3 или более жетонами
power-underground-immortal = Бессмертные
power-underground-immortal-rule = Когда регион этой расы захвачен, ни один жетон не теряется, даже от Балрога: все отступают. Но жетон, заменённый вампирской расой или Сияющей державой, потерян.
power-underground-immortal-brief = Из потерянного региона отступают без потерь
power-underground-magic = Волшебные
power-underground-magic-rule = Каждый ход мешок копирует одну реликвию на карте, чью угодно или ничью: действует и движется как она, но не вместе с ней. Украсть его нельзя; из потерянного или покинутого региона возвращается в руку. С угасанием исчезает.
power-underground-magic-brief = Каждый ход мешок копирует любую реликвию на карте
power-underground-martyr = Мученические
power-underground-martyr-rule = +1 монета из банка каждый раз, когда соперник захватывает регион этой расы, пока она активна.
power-underground-martyr-brief = +1 монета за каждый регион, отнятый соперником
power-underground-mining = Горнодобывающие
power-underground-mining-rule = +1 монета за каждый регион шахт, занятый этой расой, пока она активна.
power-underground-mining-brief = +1 монета за каждую занятую шахту
power-underground-muddy = Грязные
power-underground-muddy-rule = +1 монета за каждую грязевую топь, занятую этой расой, в том числе в угасании.
power-underground-muddy-brief = +1 монета за каждую грязевую топь, даже в угасании
power-underground-mystic = Мистические
power-underground-mystic-rule = +1 монета за каждый регион кристаллов, занятый этой расой, пока она активна.
power-underground-mystic-brief = +1 монета за каждый занятый регион кристаллов
power-underground-quarreling = Вздорные
power-underground-quarreling-rule = +1 монета за каждое отдельное скопление регионов этой расы, пока она активна; одинокий регион — тоже скопление. Считаются только границы, нарисованные на карте.
power-underground-quarreling-brief = +1 монета за каждое отдельное скопление регионов
power-underground-reborn = Воскресающие
power-underground-reborn-rule = В угасании: в начале каждого вашего хода можно освободить 1 или 2 региона этой расы и поставить в каждый 1 новый жетон вашей активной расы — из запаса, а если он пуст, из руки. Это не завоевание.
power-underground-reborn-brief = В угасании: до 2 регионов за ход — вашей активной расе
power-underground-royal = Королевские
power-underground-royal-rule = В конце хода королева встаёт в регион этой расы: его никто не захватит и чужие свойства там бессильны, пока она не уйдёт. В угасании королева остаётся на месте и защищает по-прежнему.
power-underground-royal-brief = Регион королевы неприкосновенен, даже в угасании
power-underground-shield = Защитные
power-underground-shield-rule = В конце каждого хода — 1 грибной доспех (всего 8) за каждый занятый грибной лес, в любые регионы этой расы, хоть все в один: +1 к защите, в том числе в угасании. Не движется; пропадает, когда регион покинут или захвачен.
power-underground-shield-brief = Каждый ход доспех за каждый грибной лес: +1 к защите
power-underground-stone = Каменные
power-underground-stone-rule = +1 монета за каждую чёрную гору, занятую этой расой, пока она активна.
power-underground-stone-brief = +1 монета за каждую занятую чёрную гору
power-underground-thieving = Ворующие
power-underground-thieving-rule = В конце хода заберите 1 монету у каждого, чьи жетоны активной расы стоят рядом с регионом этой расы; неприкосновенность не спасает. Гномов не обокрасть, а у кого монет нет, тот не платит.
power-underground-thieving-brief = Каждый ход — по 1 монете с каждой активной расы рядом
power-underground-tomb = Могильные
power-underground-tomb-rule = Угасая, все жетоны остаются на карте; один раз, до монет, их можно перегруппировать. Потом за потерянный регион гибнет 1 жетон, остальные отступают в регионы этой расы. Если регион берёт ваша же активная раса, гибнут все.
power-underground-tomb-brief = Угасая, все остаются; с регионом теряют лишь 1 жетон
power-underground-vampire = Вампирские
power-underground-vampire-rule = Раз за ход против каждого соперника: захватите соседний регион, заменив единственный стоящий там активный жетон своим из запаса (пуст — из руки). Устоят лишь неприкосновенные и гномы. Нужен жетон в руке.
power-underground-vampire-brief = Захват заменой одинокого активного жетона на свой
power-underground-vanishing = Исчезающие
power-underground-vanishing-rule = Угасая, все жетоны этой расы уходят с карты, а вы получаете 2 монеты вместо 1 за каждый регион, который они занимали. Ваша прежняя угасающая раса тоже уходит.
power-underground-vanishing-brief = Угасая, уходят с карты: 2 монеты за каждый регион
power-underground-vengeful = Злопамятные
power-underground-vengeful-rule = Кто атаковал любую из ваших рас, пусть и неудачно, получает жетон возмездия. В ваш следующий ход все регионы этого игрока, активные и угасающие, стоят этой расе на 1 жетон меньше (но не меньше 1).
power-underground-vengeful-brief = Регионы ваших обидчиков стоят на 1 жетон меньше
power-underground-wise = Мудрые
power-underground-wise-rule = В угасании: +2 монеты в конце каждого вашего хода, пока раса занимает хотя бы один регион. Ход, в который она угасла, тоже считается.
power-underground-wise-brief = В угасании: +2 монеты каждый ход


## Находки: достопримечательности, они никогда не движутся

find-underground-altar_of_souls = Алтарь душ
find-underground-altar_of_souls-rule = Раз за ход, после монет, владелец может сбросить один жетон своей угасающей расы из любого региона и получить 3 монеты. Действует и в угасании.
find-underground-crypt_of_the_tomb_raider = Склеп расхитительницы гробниц
find-underground-crypt_of_the_tomb_raider-rule = В конце хода призрак может уйти в любой регион (кроме этого и чужих гномов), и тот станет неприкосновенным. Если раса в склепе угасает, призрак остаётся на месте и защищает. Он исчезает, когда склеп захвачен или покинут.
find-underground-diamond_fields = Алмазные поля
find-underground-diamond_fields-rule = +1 монета за этот регион и за каждый другой регион той же местности, занятый той же расой, в том числе в угасании.
find-underground-great_brass_pipe = Великая латунная труба
find-underground-great_brass_pipe-rule = Для активной расы, которая её занимает, все регионы этой местности — соседи: в завоеваниях и для способности «Стадные». В остальном считаются только границы, нарисованные на карте.
find-underground-fountain_of_youth = Фонтан молодости
find-underground-fountain_of_youth-rule = В начале вашего хода активная раса, которая его занимает, получает 1 новый жетон из запаса. Пустой запас ничего не даёт.
find-underground-keep_on_the_motherland = Столичная цитадель
find-underground-keep_on_the_motherland-rule = +1 монета и +1 к защите тому, кто её занимает, в том числе в угасании. Защита считается, даже когда регион захватывают как пустой.
find-underground-mine_of_the_lost_dwarf = Шахта потерянных дварфов
find-underground-mine_of_the_lost_dwarf-rule = +2 монеты тому, кто её занимает, в том числе в угасании. Скипетр алчности их не удваивает.
find-underground-stonehedge = Стоунхедж
find-underground-stonehedge-rule = Когда он найден, случайная способность из стопки становится его свойством до конца игры (её число не считается); раса, которая его занимает, может им пользоваться. В угасании — только если способность действует и в угасании.
find-underground-wickedest_pentacle = Зловещая пентаграмма
find-underground-wickedest_pentacle-rule = Когда она найдена, а затем раз за ход, можно послать Балрога в соседний с ней регион, даже в реку: он захвачен, его хозяин теряет 2 жетона вместо 1. Пока Балрог там, регион никому не взять и монет он никому не приносит.


## Находки: реликвии, они движутся туда, где успешно применены

find-underground-flying_doormat = Коврик-самолёт
find-underground-flying_doormat-rule = Раз за ход захватите любой регион карты, соседний или нет, за обычную цену, в том числе при выходе на карту. Бессилен против неприкосновенности, гномов и пропастей. Коврик остаётся там.
find-underground-froggys_ring = Кольцо Фрогго
find-underground-froggys_ring-rule = В конце хода можно положить его в регион своей активной расы и забрать 1 монету у каждого, чьи жетоны активной расы стоят рядом. Гномов не обокрасть, а у кого монет нет, тот не платит.
find-underground-stinky_trolls_socks = Вонючие тролльи носки
find-underground-stinky_trolls_socks-rule = Раз за ход захватите доступный регион как пустой: к цене добавляют лишь гора и цитадель. Его хозяин не теряет ни одного жетона: все отступают. Против гномов бессильны. Носки остаются там.
find-underground-scepter_of_avarice = Скипетр алчности
find-underground-scepter_of_avarice-rule = В конце хода, до монет, можно положить его в регион своей активной расы: всё, что банк платит за этот самый регион, удваивается. Но не награды за набор регионов и не +2 Шахты потерянных дварфов.
find-underground-shiny_orb = Сияющая держава
find-underground-shiny_orb-rule = Раз за ход против каждого соперника: захватите соседний регион, заменив единственный активный жетон там своим из запаса (пуст — из руки). Устоят лишь неприкосновенные и гномы. Нужен жетон в руке. Держава остаётся там.
find-underground-sword_of_the_killer_rabbit = Меч кролика-убийцы
find-underground-sword_of_the_killer_rabbit-rule = Раз за ход захватите доступный регион на 2 жетона дешевле (но не меньше 1). Против гномов бессилен. Меч остаётся там, а после неудачного броска — где был.


## Фишки

piece-underground-monster = Монстр
piece-underground-monster-rule = +1 к цене региона, регион считается непустым; монстры сидят по двое. После захвата пропадают навсегда, а в регионе находится достопримечательность или реликвия.
piece-underground-black_mountain = Чёрная гора
piece-underground-black_mountain-rule = +1 к защите для того, кто занимает регион, даже когда его захватывают как пустой; никогда не движется. Гора без монстров и жетонов рас — пустой регион.
piece-underground-volcano = Вулкан
piece-underground-volcano-rule = Соседний с ним регион или связанный с ним цепочкой регионов детей огня они захватывают как пустой: монстры, жетоны и доспехи не считаются. Никогда не движется, исчезает, когда дети огня угасают.
piece-underground-great_ancient = Великий Древний
piece-underground-great_ancient-rule = Этот регион никто не захватит, чужие свойства на него не действуют, а соседние стоят культистам на 1 жетон меньше (но не меньше 1). Если регион покинут, встаёт в следующий захваченный ими. С угасанием исчезает.
piece-underground-balrog = Балрог
piece-underground-balrog-rule = Этот регион никому не взять, монет он никому не приносит, находки в нём бесполезны. Балрогом ходит активная раса в пентаграмме, но не в неприкосновенные регионы, не к гномам и монстрам и не в свои же регионы.
piece-underground-ghost = Призрак
piece-underground-ghost-rule = Пока призрак здесь, регион никто не захватит, чужие свойства на него не действуют. Исчезает, когда склеп захвачен или покинут.
piece-underground-queen = Королева
piece-underground-queen-rule = Пока королева здесь, регион никто не захватит, чужие свойства на него не действуют. В угасании не движется, но защищает; уходит, когда её раса больше не занимает регион.
piece-underground-mushroom_armour = Грибной доспех
piece-underground-mushroom_armour-rule = +1 к защите, в том числе в угасании. Не движется; пропадает, когда регион покинут или захвачен либо раса уходит с карты. Не помогает, когда регион берут как пустой, заменой жетона или Балрогом.
piece-underground-vengeance = Жетон возмездия
piece-underground-vengeance-rule = Лежит у игрока, который атаковал хозяина злопамятной расы: в следующий ход хозяина все регионы этого игрока стоят злопамятной расе на 1 жетон меньше (но не меньше 1). Затем возвращается.
piece-underground-silver_hammer = Серебряный молот
piece-underground-silver_hammer-rule = Считается жетоном железных дварфов, но только в завоеваниях, хотя бы с 1 дварфом и не раньше следующего хода. После перегруппировки возвращается к хозяину. С угасанием пропадает.
piece-underground-bag = Волшебный мешок
piece-underground-bag-rule = Каждый ход копирует одну реликвию на карте: действует и движется как она, но не в одном регионе и не в одном захвате с ней. Украсть его нельзя; из потерянного или покинутого региона возвращается в руку.


## Местность и символы

terrain-underground-mushroom = Грибные леса
terrain-underground-mushroom-rule = Грибам приносят +1 монету, со способностью «Защитные» дают грибной доспех.
terrain-underground-mine = Шахты
terrain-underground-mine-rule = Со способностью «Горнодобывающие» приносят +1 монету, железным дварфам дают серебряный молот.
terrain-underground-mud = Грязевые топи
terrain-underground-mud-rule = Со способностью «Грязные» приносят +1 монету, в том числе в угасании, грязнолюдам дают новый жетон.
terrain-underground-crystal = Мистические кристаллы
terrain-underground-crystal-rule = Со способностью «Мистические» приносят +1 монету. Огоньки могут бросить кубик перед их захватом, а если занимают их, то и перед захватом соседнего региона.
terrain-underground-mountain = Чёрные горы
terrain-underground-mountain-rule = Здесь стоит чёрная гора: регион стоит на 1 жетон больше. Со способностью «Каменные» приносит +1 монету.
terrain-underground-river = Река
terrain-underground-river-rule = Стоит 1 жетон вместо 2. При перегруппировке её покидают все, кроме кракенов. У края карты с неё тоже можно выйти на карту. Людоящеры проходят через неё, не захватывая.
terrain-underground-chasm = Бездонная пропасть
terrain-underground-chasm-rule = В неё нельзя войти, её нельзя пересечь или занять. Для завоеваний паучих каждый регион на её краю — сосед их регионов.
symbol-underground-volcano = Зона вулкана
symbol-underground-volcano-rule = Сюда можно поставить вулкан, выбрав детей огня; рядом с ним они и выходят на карту.


## Настройки стола

option-underground-own_decline_defends-rule = Включено: когда вы захватываете регион своей угасающей расы, каждый свой жетон в нём прибавляет 1 к цене. Выключено: считаются только фишки вроде чёрных гор.


## Вопросы, для строки состояния

step-underground-ancient = Передвиньте Великого Древнего или оставьте его на месте
step-underground-volcano = Выберите место для вулкана
step-underground-leave = Выберите реки, которые раса покинет, или останьтесь
step-underground-swap = Обменяйте способность на другую из видимых или оставьте её
step-underground-rebirth = Выберите регионы для воскрешения или обойдитесь без него
step-underground-queen = Выберите место для королевы
step-underground-armour = Расставьте грибные доспехи
step-underground-ghost = Передвиньте призрака или оставьте его на месте
step-underground-ring = Положите кольцо в регион и оберите соседей или не трогайте его
step-underground-scepter = Положите скипетр в регион или не трогайте его
step-underground-bag = Выберите реликвию, которую копирует мешок, или обойдитесь без неё
step-underground-altar = Сбросьте угасающий жетон за монеты или обойдитесь без этого
step-underground-balrog = Пошлите Балрога или обойдитесь без него
step-underground-wisp = Выберите цель для броска у кристаллов
step-underground-orb = Выберите жетон, который заменит держава


## Выбор

choice-underground-skip-ancient = Великий Древний остаётся на месте
choice-underground-skip-leave = Остаться
choice-underground-skip-swap = Оставить способность
choice-underground-skip-ghost = Призрак остаётся на месте
choice-underground-ancient = Великий Древний: { $region }
choice-underground-volcano = Вулкан: { $region }
choice-underground-leave = Покинуть { $region }
choice-underground-rebirth = Воскрешение: { $region }
choice-underground-queen = Королева: { $region }
choice-underground-ghost = Призрак: { $region }
choice-underground-ring = Кольцо: { $region }
choice-underground-scepter = Скипетр: { $region }
choice-underground-altar = Сбросить жетон: { $region }
choice-underground-balrog = регион { $region }: Балрог
choice-underground-wisp = регион { $region }: с броском у кристаллов
choice-underground-orb = регион { $region }: заменить жетон державой
choice-underground-vanish = Угасание с исчезновением


## События

event-underground-conquered-balrog = Балрогом { $player } берёт регион { $region }: { $race }.
event-underground-tribe_lost = Монстры в регионе { $region } пропадают навсегда.
event-underground-granted = { $find } получает способность: { $power }.
event-underground-swapped = { $player } меняет способность, теперь это: { $power }.
event-underground-volcano = { $player } ставит вулкан в регион { $region }.
event-underground-reborn = Воскрешение: { $player } ставит активный жетон в регион { $region }.
event-underground-marked = Жетон возмездия ({ $player }) получает { $other }.


## Слагаемые

summand-underground-tribe = монстры
summand-underground-river = река


## Причины

reason-underground-water = Регион { $region } — бездонная пропасть, туда нельзя никому.
reason-underground-not_entry = В регион { $region } этой расе выйти нельзя: большинство рас начинает с края карты.
reason-underground-tribe_here = В регионе { $region } сидят монстры.


## Справка в терминале

client-underground-help-notation = Ходы можно записывать: pick 1, conquer 9, gamble 9, end, redeploy 9=4 10=3, armours 9=2 10=1.
usage-underground-help = ?, ? огры
about-underground-help = эта справка; правило расы, способности, находки, фишки или местности


## Особые правила для рас и способностей, придуманных игроками; $n — число фишек

generated-underground-use-altar = { find-underground-altar_of_souls-rule }
generated-underground-use-armour = { power-underground-shield-rule }
generated-underground-use-bag = { power-underground-magic-rule }
generated-underground-use-chasms = { race-underground-spiderines-rule }
generated-underground-use-clusters_pay = { power-underground-quarreling-rule }
generated-underground-use-coast_pairs = { power-underground-fisher-rule }
generated-underground-use-crossing = { race-underground-lizardmen-rule }
generated-underground-use-crowds_pay = { power-underground-frightened-rule }
generated-underground-use-crypt = { find-underground-crypt_of_the_tomb_raider-rule }
generated-underground-use-crystal_die = { race-underground-will_o_wisps-rule }
generated-underground-use-diamonds = { find-underground-diamond_fields-rule }
generated-underground-use-doormat = { find-underground-flying_doormat-rule }
generated-underground-use-fountain = { find-underground-fountain_of_youth-rule }
generated-underground-use-great_ancient = { race-underground-cultists-rule }
generated-underground-use-hammers = { race-underground-iron_dwarves-rule }
generated-underground-use-keep = { find-underground-keep_on_the_motherland-rule }
generated-underground-use-leaving = { race-underground-kraken-rule }
generated-underground-use-lost_mine = { find-underground-mine_of_the_lost_dwarf-rule }
generated-underground-use-martyrdom = { power-underground-martyr-rule }
generated-underground-use-one_cluster = { power-underground-flocking-rule }
generated-underground-use-orb = { find-underground-shiny_orb-rule }
generated-underground-use-pentacle = { find-underground-wickedest_pentacle-rule }
generated-underground-use-pipe = { find-underground-great_brass_pipe-rule }
generated-underground-use-places_pay = { power-underground-adventurous-rule }
generated-underground-use-queen = { power-underground-royal-rule }
generated-underground-use-rebirth = { power-underground-reborn-rule }
generated-underground-use-ring = { find-underground-froggys_ring-rule }
generated-underground-use-scepter = { find-underground-scepter_of_avarice-rule }
generated-underground-use-shielded = { race-underground-gnomes-rule }
generated-underground-use-socks = { find-underground-stinky_trolls_socks-rule }
generated-underground-use-solitude = { race-underground-drow-rule }
generated-underground-use-stonehedge = { find-underground-stonehedge-rule }
generated-underground-use-swap = { race-underground-shadow_mimes-rule }
generated-underground-use-sword = { find-underground-sword_of_the_killer_rabbit-rule }
generated-underground-use-theft = { power-underground-thieving-rule }
generated-underground-use-toll = { race-underground-liches-rule }
generated-underground-use-tomb = { power-underground-tomb-rule }
generated-underground-use-vanishing = { power-underground-vanishing-rule }
generated-underground-use-vengeance = { power-underground-vengeful-rule }
generated-underground-use-volcano = { race-underground-flames-rule }
generated-underground-use-wisdom = { power-underground-wise-rule }


## За столом, в браузере

ui-underground-choose-leave =
    { $n ->
        [one] Покинуть { $n } реку
        [few] Покинуть { $n } реки
        [many] Покинуть { $n } рек
       *[other] Покинуть { $n } реки
    }
ui-underground-choose-rebirth =
    { $n ->
        [one] Возрождение в { $n } регионе
        [few] Возрождение в { $n } регионах
        [many] Возрождение в { $n } регионах
       *[other] Возрождение в { $n } регионах
    }


## Коробка и карты

box-underground = Подземный мир
map-underground-2 = Расщелина: на двоих
map-underground-3 = Грот: на троих
map-underground-4 = Катакомбы: на четверых
map-underground-5 = Муравейник, наша собственная карта: на пятерых


## Как играть

howto-underground-turn-conquer = Захватывайте регион за регионом, пока хватает жетонов. Первый — у края карты. Каждый следующий граничит с регионом этой расы.
howto-underground-turn-redeploy = Покиньте реки (остаться могут только кракены), затем заново расставьте жетоны по регионам этой расы как угодно; в каждом остаётся хотя бы 1.
howto-underground-cost = 2 жетона (река — только 1) и ещё по 1 за каждый стоящий там жетон другого игрока, каждого монстра, чёрную гору и любую другую защиту. Свойства снижают цену, но не ниже 1.
howto-underground-adds-tribe =
    { $guard ->
        [one] В каждом регионе монстров сидит { $guard } монстр. Кто его прогонит, что-нибудь там найдёт.
        [few] В каждом регионе монстров их сидит { $guard }. Кто их прогонит, что-нибудь там найдёт.
       *[many] В каждом регионе монстров их сидит { $guard }. Кто их прогонит, что-нибудь там найдёт.
    }
howto-underground-adds-finds =
    { $finds ->
        [one] Мест и реликвий { $finds }; что из этого в игре, не знает никто. Находка служит тому, кто занимает её регион. Места остаются, реликвия переходит туда, где её применили.
        [few] Мест и реликвий { $finds }; что из этого в игре, не знает никто. Находка служит тому, кто занимает её регион. Места остаются, реликвия переходит туда, где её применили.
       *[many] Мест и реликвий { $finds }; что из этого в игре, не знает никто. Находка служит тому, кто занимает её регион. Места остаются, реликвия переходит туда, где её применили.
    }
howto-underground-adds-river = Река — дорога, а не дом: она стоит 1 жетон, и при перегруппировке её покидают все, кроме кракенов. У края карты с неё тоже можно начать.
howto-underground-adds-chasm = В пропасть никому не войти, и занять её нельзя.
howto-underground-adds-immune = Великий Древний, королева, призрак и Балрог делают регион неприкосновенным: его никому не захватить.
