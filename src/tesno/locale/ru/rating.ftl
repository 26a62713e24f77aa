### Игра на рейтинг: таблицы, числа и почему чего-то нельзя.

server-rated = Эта партия идёт в рейтинг, поэтому ходы не берут назад.
friends-obstacle-rated_people = Для партии на рейтинг нужны хотя бы двое, каждый со своим устройством.
friends-obstacle-rated_bots = В партии на рейтинг из ботов могут играть только уровни от новичка до эксперта.
friends-obstacle-rated_table = Партия на рейтинг играется обычной коробкой: без варианта и без своей карты.

rating-rankings = Рейтинг
rating-rankings-of = Рейтинг: { $box }
rating-about = Все начинают с 1000, и число растёт, пока партий мало. Боты не меняются: по ним видно, что число значит.
rating-place = Место
rating-player = Игрок
rating-number = Рейтинг
rating-games = Партии
rating-provisional = предварительный
rating-provisional-about = Меньше десяти партий: число ещё может сильно измениться.
rating-you = вы
rating-nobody = Пока ни у кого нет достаточного числа партий. Начните: соберите стол с друзьями, и пусть партия идёт в рейтинг.
rating-least = { $n ->
    [one] В списке — от { $n } партии на рейтинг.
    [few] В списке — от { $n } партий на рейтинг.
   *[many] В списке — от { $n } партий на рейтинг.
}
rating-your-place = Ваше место — { $place }, рейтинг { $rating }.
rating-bots = Боты для сравнения
rating-nameless = Гость без имени
rating-profile = Игрок
rating-none-yet = Партий на рейтинг пока нет.
rating-none-about = Партия идёт в рейтинг, если так решено за столом и играют хотя бы двое, каждый со своим устройством.
rating-of = { $rating }, { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
rating-in-place = Место { $place }
rating-curve = Рейтинг, { $box }: от { $first } до { $last }, лучший { $best }
rating-yours = Ваш рейтинг
rating-public = Ваша открытая страница
rating-missing = Здесь нет никого, кто играл бы на рейтинг.
rating-counts = Партия на рейтинг
