// Looks for words in rules: by id, by name, by text, in this order. Endings may differ: languages bend their words.
import type { RuleEntry } from "./entries";
import { fold, foldId } from "./fold";

export interface Looked {
  entry: RuleEntry;
  name: string;
  text: string;
  id: string;
  // What it is called in English, by the id of the thing it is about: `dragon master`.
  english: string;
}

// What it is worth that a name is the word that is looked for, in another form.
const BENT = 40;
// So much of a long word has to be found as it stands.
const STEM = 4;
const ENDING = 3;
export const MOST = 40;

export function prepared(entries: RuleEntry[]): Looked[] {
  return entries.map((entry) => ({
    entry,
    name: fold(entry.name),
    text: fold(entry.rule && entry.rule.text !== entry.text ? `${entry.text} ${entry.rule.text}` : entry.text),
    id: foldId(entry.rule?.id ?? ""),
    english: fold((entry.rule ? (entry.rule.of ?? "") : entry.id).replace(/^\w+-/, "").replaceAll("_", " ")),
  }));
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/[^\p{L}\p{N}'+-]+/u).filter(Boolean);
}

// What was looked for, as it may stand in a text: whole, or without its ending.
export function stemsOf(query: string): string[] {
  return wordsOf(query).map(stemOf);
}

function stemOf(word: string): string {
  return /\d/.test(word) || word.length <= STEM ? word : word.slice(0, Math.max(STEM, word.length - ENDING));
}

export function search(looked: Looked[], query: string): RuleEntry[] {
  const words = wordsOf(query);
  const id = foldId(query);
  const found = looked
    .map((one) => ({ entry: one.entry, worth: worthOf(one, words, id) }))
    .filter(({ worth }) => worth > 0);
  return found.sort((one, other) => other.worth - one.worth).slice(0, MOST).map(({ entry }) => entry);
}

function worthOf(one: Looked, words: string[], id: string): number {
  const byId = one.id && /\d/.test(id) ? (one.id === id ? 1000 : one.id.startsWith(id) ? 100 : 0) : 0;
  // The thing itself comes before the same rule by its id.
  if (byId) return byId + (one.entry.emblem ? 1 : 0);
  let worth = 0;
  for (const word of words) {
    const some = wordWorth(one, word, 1) || wordWorth(one, stemOf(word), 0.5);
    worth += some && bent(one.name, word) ? BENT : 0;
    if (!some) return 0;
    worth += some;
  }
  // Words of a thing are short and made for reading; the specification is long.
  return one.entry.rule === null || one.entry.rule.of ? worth * 1.5 : worth;
}

function wordWorth({ name, text, english }: Looked, word: string, share: number): number {
  if (name.startsWith(word)) return (name === word ? 80 : 50) * share;
  if (starts(name, word)) return 40 * share;
  if (name.includes(word)) return 20 * share;
  if (starts(text, word)) return 8 * share;
  if (starts(english, word)) return 6 * share;
  return word.length > 2 && text.includes(word) ? 3 * share : 0;
}

// Whether they differ in their last letter only, as one and several do: `góra`, `góry`.
function bent(name: string, word: string): boolean {
  return name.length === word.length && word.length >= STEM && name !== word && name.slice(0, -1) === word.slice(0, -1);
}

// Whether a word of the text begins so.
function starts(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
