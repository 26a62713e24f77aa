### Игра на рейтинг: таблицы, числа и почему чего-то нельзя.

server-rated = Эта партия идёт в рейтинг, поэтому ходы не берут назад.
friends-obstacle-rated_people = Для партии на рейтинг нужны хотя бы двое, каждый со своим устройством.
friends-obstacle-rated_bots = В партии на рейтинг из ботов могут играть только уровни от новичка до эксперта.
friends-obstacle-rated_variant = Партия на рейтинг играется по обычным правилам коробки: без варианта.
friends-obstacle-rated_map = Партия на рейтинг играется на поле из коробки для стольких игроков: без своей карты.
friends-obstacle-rated_rounds = В партии на рейтинг столько раундов, сколько положено по правилам.
friends-obstacle-rated_content = В партии на рейтинг участвуют все расы и способности из коробки.
friends-obstacle-rated_options = Партия на рейтинг идёт по печатным правилам: без домашних правил и с закрытыми монетами.
friends-obstacle-rated_hints = В партии на рейтинг никто не подсказывает.
page-error-rated_people = { friends-obstacle-rated_people }
page-error-rated_bots = { friends-obstacle-rated_bots }
page-error-rated_variant = { friends-obstacle-rated_variant }
page-error-rated_map = { friends-obstacle-rated_map }
page-error-rated_rounds = { friends-obstacle-rated_rounds }
page-error-rated_content = { friends-obstacle-rated_content }
page-error-rated_options = { friends-obstacle-rated_options }
page-error-rated_hints = { friends-obstacle-rated_hints }

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
