### How people play together at a table: what the host chooses, and all who sit there read.

manners-title = How you play together
manners-watching = Onlookers
manners-watching-false = Only who sits here
manners-watching-true = Whoever has the link
manners-talk = Talk
manners-talk-free = Phrases and free text
manners-talk-phrases = Phrases only
manners-talk-off = None
manners-rated = Counts
manners-rated-false = Friendly: for fun
manners-rated-true = Rated: nothing is taken back, no hints
manners-away = Wait for the absent
manners-away-never = However long it takes
manners-clock = Clock
manners-clock-none = No clock
manners-clock-turn = { $time } per turn
manners-clock-bank = { $time } each, { $increment } s more per turn
manners-clock-days =
    { $n ->
        [one] By correspondence: { $n } day per turn
       *[other] By correspondence: { $n } days per turn
    }
manners-seconds = { $n } s
manners-minutes = { $n } min
