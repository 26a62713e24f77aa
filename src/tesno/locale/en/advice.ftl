### Advice: what speaks for an answer. These are parts of one sentence, with commas between them.
### $race, $piece and $combo stand in their plain form; $region is a number with its terrain: log-region.

fact-chance = { $percent } % likely
fact-declines = into decline: { $race }
fact-tokens = { n-tokens } come with it
fact-found = { log-finds }
fact-price = { log-pays }
fact-leaves = gives up { n-regions }
fact-regions = { n-regions } more
fact-from_race = taken from { $race }: { $n }
fact-from_tribes = driven out: { $piece }
fact-takes = { $region } brings { n-coins } a turn
fact-spared = { n-tokens } left to stand guard
fact-coins = { n-coins } this turn
fact-offer = on offer now: { $combo }
fact-guards = keeps { $region }
fact-open = leaves { $region } open to { $race }
