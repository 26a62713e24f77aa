### Rule texts made from the declaration of a race or power of the players' own: one sentence per word.
### $where is a selector in parentheses or nothing, $when begins with a comma or is nothing, $sign is + or −.


## Which regions

where-anywhere = any region
where-land = land
where-water = water
where-coast = shore
where-edge = edge of the map
where-and = and
where-or = or
where-not = not
generated-when-always = , in decline too
generated-when-decline = , in decline only


## One sentence per modifier

generated-cost-less = Regions{ $where } cost { n-tokens } less (at least 1){ $when }.
generated-cost-more = Regions{ $where } cost { n-tokens } more{ $when }.
generated-cost_beside-less = Regions next to a held one{ $where } cost { n-tokens } less (at least 1){ $when }.
generated-cost_beside-more = Regions next to a held one{ $where } cost { n-tokens } more{ $when }.
generated-income-region = { $sign }{ n-coins } for each region held{ $where }{ $when }.
generated-income-turn = { $sign }{ n-coins } each turn{ $when }.
generated-income-conquest = { $sign }{ n-coins } for each non-empty region conquered this turn{ $when }.
generated-income-once = { $sign }{ n-coins } once, at the end of the first turn of this race{ $when }.
generated-entry = Enters the map through these regions too{ $where }{ $when }.
generated-reach = Conquers these regions without being next to them, also when entering the map{ $where }{ $when }.
generated-domain = May conquer and hold these regions too{ $where }{ $when }.
generated-links = For its conquests these regions are all adjacent to each other{ $where }{ $when }.
generated-defence = { $sign }{ $n } defence in every region held{ $when }.
generated-defence-piece = In every region held: { $piece }, { $sign }{ $n } defence{ $when }.
generated-recruits = After the conquests, { n-tokens } from the supply for every { n-nonempty } conquered this turn{ $when }.
generated-recruits-region = At redeployment, { n-tokens } from the supply for each region held{ $where }{ $when }.
n-nonempty =
    { $each ->
        [one] { $each } non-empty region
       *[other] { $each } non-empty regions
    }
generated-spared = When an opponent conquers a region, no token is lost: all retreat{ $when }.
generated-leave = Leaves these regions at redeployment{ $where }{ $when }.
generated-no_crossing = Needs no token more for crossing the sea{ $where }{ $when }.
generated-stay = May stay at redeployment in regions that others leave{ $where }{ $when }.
generated-conquest_only = { n-tokens } more than the numbers say, for conquest only: at the end of each redeployment as many leave the map, next turn they are back in hand.
generated-stays_in_decline = The power stays with its race in decline.
generated-nothing = No tricks at all.


## Odd rules that boxes share

generated-use = A rule of its own: { $trait }.
generated-use-conversion = Once a turn per opponent: conquer an adjacent region by swapping its only token, an active one, for one of this race from the supply. Needs a token in hand, not spent.
