// Short names for what the server sends and takes; the types themselves are generated (`npm run types`).
import type { components } from "./api";

type Schemas = components["schemas"];

export type Phrase = string | Said | Joined;
export type Said = Schemas["Said"];
export type Joined = Schemas["Joined"];

export type Accepted = Schemas["Accepted"];
export type Board = Schemas["Board"];
export type BoardFacts = Schemas["BoardFacts"];
export type BoardRegion = Schemas["BoardRegion"];
export type BoardName = Schemas["BoardName"];
export type BoardPart = Schemas["BoardPart"];
export type BoxFacts = Schemas["BoxFacts"];
export type Catalogue = Schemas["Catalogue"];
export type CheckedMap = Schemas["CheckedMap"];
export type ClientMessage = Schemas["ClientMessage"];
export type Coins = Schemas["Coins"];
export type Combo = Schemas["Combo"];
export type ComboStory = Schemas["ComboStory"];
export type Cost = Schemas["Cost"];
export type Figure = Schemas["Figure"];
export type HowToPlay = Schemas["HowToPlay"];
export type Rule = Schemas["Rule"];
export type Dice = Schemas["Dice"];
export type DiceMixing = Schemas["DiceMixing"];
export type Entry = Schemas["Entry"];
export type Faction = NonNullable<Schemas["Combo"]["faction"]>;
export type Fork = Schemas["Fork"];
export type GameFacts = Schemas["GameFacts"];
export type GameLine = Schemas["GameLine"];
export type Gathered = Schemas["Gathered"];
export type Gathering = Schemas["Gathering"];
export type GatheringPlace = Schemas["GatheringPlace"];
export type Ground = Schemas["Ground"];
export type Guest = Schemas["Guest"];
export type GuestWish = Schemas["GuestWish"];
export type Chances = Schemas["Chances"];
export type Hint = Schemas["Hint"];
export type Hints = Schemas["Hints"];
export type Happening = Schemas["Happening"];
export type Holding = Schemas["Holding"];
export type LessonCard = Schemas["LessonCard"];
export type MapFacts = Schemas["MapFacts"];
export type Mistake = Schemas["Mistake"];
export type Move = Schemas["Move"];
export type NewGathering = Schemas["NewGathering"];
export type Manners = Schemas["Manners"];
export type NewGame = Schemas["NewGame"];
export type Notices = Schemas["Notices"];
export type Option = Schemas["Option"];
export type Pass = Schemas["Pass"];
export type Player = Schemas["Player"];
export type Position = Schemas["Position"];
export type Problem = Schemas["Problem"];
export type Rank = Schemas["Rank"];
export type Refusal = Schemas["Refusal"];
export type Review = Schemas["Review"];
export type Scene = Schemas["Scene"];
export type Seat = Schemas["Seat"];
export type SeatKey = Schemas["SeatKey"];
export type SeatWish = Schemas["SeatWish"];
export type Selection = Schemas["Selection"];
export type Sentence = Schemas["Sentence"];
export type ServerMessage = Schemas["ServerMessage"];
export type Share = Schemas["Share"];
export type Spread = Schemas["Spread"];
export type Summary = Schemas["Summary"];
export type VariantFacts = Schemas["VariantFacts"];
export type TakeBack = Schemas["TakeBack"];

export type Resign = Schemas["Resign"];
export type Statistics = Schemas["Statistics"];

export type Deed =
  | Schemas["Sit"] | Schemas["Rise"] | Schemas["SayReady"] | Schemas["Give"] | Schemas["Swap"] | Schemas["ChangeTable"]
  | Schemas["HandOver"] | Schemas["List"] | Schemas["Begin"] | Schemas["Commit"] | Schemas["Reveal"];
export type Command = Move | TakeBack | Pass | Resign;
export type Language = NonNullable<Guest["language"]>;
