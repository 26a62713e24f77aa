### Своё: профиль и статистика, настройки, сдать и удалить партию, страница без сети.

yours-profile = Профиль
yours-preferences = Настройки
yours-menu = Меню
yours-close = Закрыть

## Настройки

yours-theme = Освещение
yours-theme-system = Как на устройстве
yours-theme-light = Яркое
yours-theme-dark = Приглушённое
yours-motion = Движение
yours-motion-system = Как на устройстве
yours-motion-full = Живое
yours-motion-less = Без движения
yours-speed = Темп соперников
yours-speed-instant = Мгновенно
yours-speed-quick = Быстро
yours-speed-calm = Спокойно
yours-sound = Звук
yours-sound-on = Включён
yours-sound-off = Выключен
yours-kept = Хранится на этом устройстве.

## Цвет и знак

yours-look = Ваш цвет и знак
yours-look-any = Любой
yours-look-0 = Синий, ромб
yours-look-1 = Жёлтый, круг
yours-look-2 = Оранжевый, треугольник
yours-look-3 = Голубой, квадрат
yours-look-4 = Пурпурный, звезда
yours-look-of-seat = Цвет и знак места { $n }: { $look }
yours-look-about = С ним вы садитесь за следующий стол. Двух одинаковых за столом не бывает.

## Уйти

yours-this-game = Эта партия
yours-resign = Сдаться
yours-resign-question = { $player }: сдать партию? До конца доигрывает бот. Вернуться на место нельзя.
yours-resign-yes = Сдаться
yours-resign-no = Играть дальше
yours-resigned = Место сдано: доигрывает бот
yours-name-resigned = { $player } (место сдано)
yours-delete = Удалить
yours-delete-named = Удалить партию: { $box }, { $when }
yours-delete-question = Удалить партию навсегда? Она исчезнет из списка и из статистики.
yours-delete-yes = Удалить
yours-delete-no = Оставить
yours-erase = Удалить все мои данные
yours-erase-about = Ваше имя, ваши партии и их журналы на этом сервере и всё, что помнит это устройство.
yours-erase-question = Удалить всё навсегда? Вернуть будет нельзя.
yours-erase-yes = Удалить всё
yours-erase-no = Оставить всё

## Статистика

yours-statistics = Статистика
yours-none = Считать пока нечего. Доиграйте партию, и она появится здесь.
yours-counted = Доигранные партии, где у вас одно место.
yours-counting = Старые партии ещё подсчитываются…
yours-shared = { $n ->
    [one] Не учтена { $n } доигранная партия нескольких человек за этим устройством.
    [few] Не учтены { $n } доигранные партии нескольких человек за этим устройством.
    [many] Не учтено { $n } доигранных партий нескольких человек за этим устройством.
   *[other] Не учтено { $n } доигранной партии нескольких человек за этим устройством.
}
yours-left = { $n ->
    [one] Не учтена { $n } сданная партия.
    [few] Не учтены { $n } сданные партии.
    [many] Не учтено { $n } сданных партий.
   *[other] Не учтено { $n } сданной партии.
}
yours-games = Партии
yours-wins = Победы
yours-average = Монет в среднем
yours-best = Лучшее сочетание
yours-best-game = Партия
yours-by-box = По коробкам
yours-by-bot = По ботам
yours-by-people = По расам
yours-box = Коробка
yours-bot = Бот
yours-people = Раса
yours-picks = Выбран
yours-last = Последние партии
yours-won = Победа
yours-not-won = Без победы
yours-more = Все народы ({ $n })

## Без сети

yours-offline = Нет связи
yours-offline-about = Страница открылась, но партии живут на сервере, а до него сейчас не дозваться. Ничего не пропало. Как только сервер ответит, страница продолжит сама.
yours-offline-waiting = Сервер пока не отвечает…
