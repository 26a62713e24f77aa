### Rules at hand: the search of everything there is a rule of.

rules-title = Rules at hand
rules-open = Search the rules
rules-find = Find a race, a power, a find or a rule
rules-example = elves, mountain, C22…
rules-of = Rules: { $of }
rules-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
rules-none = Nothing here speaks of “{ $query }”.
rules-elsewhere = But another box has it:
rules-exact = the exact rule
rules-translated = The exact rules are translated here; in a dispute the English text decides.
rules-by-id = Specification
rules-by-id-hint = Every rule of the specification is found by its id (C22) and by its words, too.
rules-here = What is here
rules-touch = Rules of a combo or a region: press the book on it, right-click the region, or press / while pointing at it.
ui-key-rules = search the rules; of what is pointed at, if anything is
