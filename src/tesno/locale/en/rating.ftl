### Rated play: rankings, what somebody is worth, and why something is not allowed.

server-rated = This game counts in the rankings, so nothing is taken back.
friends-obstacle-rated_people = A game that counts needs two people or more, each with a device of their own.
friends-obstacle-rated_bots = In a game that counts only bots from Beginner to Expert may sit.
friends-obstacle-rated_variant = A game that counts is played as the box is printed: no variant.
friends-obstacle-rated_map = A game that counts is played on a board of the box for so many players: no map of one’s own.
friends-obstacle-rated_rounds = A game that counts has as many rounds as the box says.
friends-obstacle-rated_content = A game that counts is played with all races and powers of the box.
friends-obstacle-rated_options = A game that counts goes by the printed rules: no house rules, coins stay hidden.
friends-obstacle-rated_hints = In a game that counts nobody is advised: no hints.
page-error-rated_people = { friends-obstacle-rated_people }
page-error-rated_bots = { friends-obstacle-rated_bots }
page-error-rated_variant = { friends-obstacle-rated_variant }
page-error-rated_map = { friends-obstacle-rated_map }
page-error-rated_rounds = { friends-obstacle-rated_rounds }
page-error-rated_content = { friends-obstacle-rated_content }
page-error-rated_options = { friends-obstacle-rated_options }
page-error-rated_hints = { friends-obstacle-rated_hints }

rating-rankings = Rankings
rating-rankings-of = Rankings: { $box }
rating-about = Everybody begins at 1000, and climbs as games become known. Bots don't change: they show what a number means.
rating-place = Place
rating-player = Player
rating-number = Rating
rating-games = Games
rating-provisional = provisional
rating-provisional-about = Fewer than ten games: the number may still change a lot.
rating-you = you
rating-nobody = Nobody has played enough rated games yet. Begin: set up a table with friends, and let it count.
rating-least = { $n ->
    [one] Listed from { $n } rated game on.
   *[other] Listed from { $n } rated games on.
}
rating-your-place = You are in place { $place } with { $rating }.
rating-bots = The bots, for comparison
rating-nameless = A guest without a name
rating-profile = A player
rating-none-yet = No rated games yet.
rating-none-about = A game counts when its table says so and two people or more play, each with a device of their own.
rating-of = { $rating }, { $n ->
    [one] { $n } game
   *[other] { $n } games
}
rating-in-place = Place { $place }
rating-curve = Rating in { $box }: from { $first } to { $last }, best { $best }
rating-yours = Your ratings
rating-public = Your public page
rating-missing = There is nobody here who has played for the rankings.
rating-counts = This game counts
