### Как играют вместе: что выбирает хозяин стола и что видят все за столом.

manners-title = Как играем вместе
manners-watching = Зрители
manners-watching-false = Только те, кто за столом
manners-watching-true = Все, у кого есть ссылка
manners-talk = Разговор
manners-talk-free = Фразы и свободный текст
manners-talk-phrases = Только готовые фразы
manners-talk-off = Без разговоров
manners-rated = Зачёт
manners-rated-false = Дружеская партия
manners-rated-true = На рейтинг: без отмен и подсказок
manners-away = Ждать отсутствующих
manners-away-never = Сколько потребуется
manners-clock = Часы
manners-clock-none = Без часов
manners-clock-turn = { $time } на ход
manners-clock-bank = По { $time } и ещё { $increment } с за ход
manners-clock-days =
    { $n ->
        [one] По переписке: { $n } день на ход
        [few] По переписке: { $n } дня на ход
       *[many] По переписке: { $n } дней на ход
    }
manners-seconds = { $n } с
manners-minutes = { $n } мин
