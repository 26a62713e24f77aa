### What a cost or an income is made of. Races, powers and pieces go by their own names.

summand-region = any region
summand-tokens = defenders
summand-least = at least 1 token
summand-die = die
summand-regions = regions
summand-decline = in decline
summand-price = paid for the combo
summand-column = coins on the combo
summand-toll = tolls paid
