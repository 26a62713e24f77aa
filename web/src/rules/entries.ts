// Everything there is a rule of: what can lie on a table of a box, in the reader's words, and the rules by their ids.
import type { BoxFacts, Rule } from "../lib/types";
import { hasWord, ruleOf, terrainWord, word } from "../lib/words.svelte";

export interface RuleEntry {
  // What words are asked for (`race-orcs`), or the id of a rule (`C22`).
  id: string;
  group: string;
  name: string;
  text: string;
  emblem: string | null;
  // The rule of the specification: that of the thing, or the entry itself.
  rule: Rule | null;
}

// The races and powers that are played with (none: all of the box), and the variant, if it is one.
export interface InPlay {
  races: string[];
  powers: string[];
  variant: string;
}

const FACTIONS = ["alliance", "horde", "neutral"];
// What lies with players, on the map from the start, or covers something else. A box that has such markers has words for them.
const MARKERS = ["hidden_find", "harmony", "vengeance", "silver_hammer"];
// The title of what is found by its id.
export const BY_ID = "rules-by-id";

export function entriesOf(box: BoxFacts, rules: Rule[], inPlay: InPlay | null = null): RuleEntry[] {
  const ruleAbout = new Map(rules.filter(({ of }) => of).map((rule) => [rule.of, rule]));
  const among = (all: { id: string }[], some: string[] | undefined) => (some?.length ? some : all.map(({ id }) => id));
  const things = (group: string, kind: string, ids: string[], emblem: (id: string) => string | null = (id) => `${kind}-${id}`) =>
    ids
      .map((id) => ({ id, key: kind === "terrain" ? terrainWord(box.id, id) : `${kind}-${id}` }))
      .filter(({ key }) => hasWord(key))
      .map(({ id, key }) => ({ id: `${kind}-${id}`, group, name: word(key), text: ruleOf(key), emblem: emblem(id), rule: ruleAbout.get(`${kind}-${id}`) ?? null }));
  const hasEmblem = (id: string) => (id === "silver_hammer" ? null : id === box.tribe ? `tribe-${id}` : `piece-${id}`);
  return [
    ...things("page-setup-variant", "variant", inPlay ? [inPlay.variant].filter(Boolean) : box.variants.map(({ id }) => id), () => null),
    ...things("table-race", "race", among(box.races, inPlay?.races)),
    ...things("table-power", "power", among(box.powers, inPlay?.powers)),
    ...things("ui-factions", "faction", FACTIONS),
    ...things("ui-finds", "find", box.finds),
    ...things("ui-pieces", "piece", [...new Set([box.tribe, ...box.pieces, ...MARKERS])], hasEmblem),
    ...things("table-terrain", "terrain", box.terrains, () => null),
    ...things("table-symbols", "symbol", box.symbols),
    ...byIds(rules),
  ];
}

// The rules by their ids: all that is known of a box whose words are not in view.
export function byIds(rules: Rule[]): RuleEntry[] {
  return rules.map((rule) => ({ id: rule.id, group: BY_ID, name: rule.section, text: rule.text, emblem: null, rule }));
}
