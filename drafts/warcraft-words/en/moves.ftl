### Proposed words for the questions, choices and events of Warcraft's odd rules; the verbs are proposals.
### Once a trait has its verb, its lines go to warcraft.ftl under that verb; what no trait needs is left out.


## Questions, for the status line

step-warcraft-form = Choose the Worgen's form for this turn
step-warcraft-side = Choose the side this race fights for this turn
step-warcraft-fuse = Pay the toll to set off the bomb, or take it back unseen
step-warcraft-stay = Take the champion to hand, or leave it where it stands
step-warcraft-well = Choose the water for the Well of Eternity
step-warcraft-recruit = Buy new Forsaken tokens, or go without
step-warcraft-fort = Choose the regions that get a fort
step-warcraft-tower = Choose the fields that get a watch tower
step-warcraft-heart = Put the Heart of Azeroth in a region
step-warcraft-aegis = Put the Aegis of Aggramar in a region
step-warcraft-bomb = Lay bombs on your neighbours, or stop
step-warcraft-objective = Put the objectives in two regions
step-warcraft-chase = Choose where the token goes
step-warcraft-portal = Choose the other region of the portal


## Choices

choice-warcraft-form-human = Human: take 2 coins
choice-warcraft-form-worgen = Worgen: pay 1 coin, conquer for 1 token less
choice-warcraft-side-alliance = For the Alliance
choice-warcraft-side-horde = For the Horde
choice-warcraft-fuse = Pay the toll for the bomb in { $region }
choice-warcraft-skip-fuse = Take the bomb back
choice-warcraft-stay = Leave the champion in { $region }
choice-warcraft-skip-stay = Take the champion to hand
choice-warcraft-raid = region { $region }: an air raid
choice-warcraft-champion = region { $region }: the champion alone
choice-warcraft-grab = The artifact from { $region }
choice-warcraft-well = The Well of Eternity to { $region }
choice-warcraft-recruit =
    { $n ->
        [one] { $n } token for { $n } coin
       *[other] { $n } tokens for { $n } coins
    }
choice-warcraft-skip-recruit = Buy no tokens
choice-warcraft-fort = A fort in { $region }
choice-warcraft-tower = A watch tower in { $region }
choice-warcraft-heart = The Heart of Azeroth to { $region }
choice-warcraft-aegis = The Aegis of Aggramar to { $region }
choice-warcraft-bomb = A bomb in { $region }
choice-warcraft-skip-bomb = Lay no more bombs
choice-warcraft-objective = An objective in { $region }
choice-warcraft-portal = A portal to { $region }
choice-warcraft-chase = Chase a token out of { $region }
choice-warcraft-raze = Tear down the wall or fort in { $region }
choice-warcraft-toll =
    { $n ->
        [one] Costs { $n } coin, paid to: { $player }
       *[other] Costs { $n } coins, paid to: { $player }
    }
choice-warcraft-toll-bank =
    { $n ->
        [one] Costs { $n } coin, paid to the bank
       *[other] Costs { $n } coins, paid to the bank
    }


## Events

event-warcraft-conquered-raid = With an air raid { $player } conquers region { $region }: { $race }, { n-tokens }.
event-warcraft-conquered-champion = With the champion alone { $player } conquers region { $region }: { $race }.
event-warcraft-form-human = { $player } stays in human form.
event-warcraft-form-worgen = { $player } turns into Worgen for this turn.
event-warcraft-side = { $player } fights for this side this turn: { $faction }.
event-warcraft-bomb_laid = { $player } lays a bomb in region { $region }.
event-warcraft-exploded = The bomb in region { $region } goes off: the region is empty.
event-warcraft-dud = The bomb in region { $region } is a dud.
event-warcraft-bomb_back = The bomb from region { $region } goes back to the pile, unseen.
event-warcraft-saved = A token is saved and goes to hand: { $race } ({ $player }).
event-warcraft-objective_taken = An objective is taken in region { $region }: { $player }.
event-warcraft-harmony = { $player } gives a harmony token to: { $other }.
event-warcraft-captured = { $player } captures the champion of: { $other }.
event-warcraft-ransomed =
    { $n ->
        [one] { $player } buys the champion back for { $n } coin, paid to: { $other }.
       *[other] { $player } buys the champion back for { $n } coins, paid to: { $other }.
    }
event-warcraft-champion_lost = { $player } can't buy the champion back: it is lost for the rest of the game.
event-warcraft-portal = { $player } opens a portal: regions { $region } and { $to } change places.
event-warcraft-chased = { $player } chases a token from region { $region } to region { $to }: { $race }.
event-warcraft-chased-away = { $player } chases a token out of region { $region }, it is lost: { $race }.
event-warcraft-razed = { $player } tears down in region { $region }: { $piece }.
