// Everything that is said to people, by Fluent, from the catalogues the server hands out.
// Whatever reads `say` or `word` in a component is said anew when the language changes.
// Boxes call different things by the same id. Their words are kept under keys with the box, `race-base-orcs`; who asks
// for `race-orcs` gets those of the box in view, or else the words that all boxes share.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { rest } from "./rest";
import { preferences } from "./preferences.svelte";
import type { BoardName, Ground, Language, Phrase, Seat } from "./types";

export const LANGUAGES: readonly Language[] = ["ru", "pl", "en"];
// Each language under its own name, so that everybody finds theirs.
export const LANGUAGE_NAMES: Record<Language, string> = { ru: "Русский", pl: "Polski", en: "English" };

type Arguments = Record<string, string | number>;

class Words {
  language = $state<Language>("en");
  // The box of the table that is shown or set up.
  box = $state("");
  bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.bundle !== null;
  }

  // Change the language; the page keeps the old words until the new ones are there.
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await rest.words(language)), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    preferences.change({ language });
  }
}

export const words = new Words();

export function firstLanguage(): Language {
  const kept = preferences.language;
  if (kept && LANGUAGES.includes(kept)) return kept;
  for (const wish of navigator.languages) {
    const language = wish.toLowerCase().split("-")[0] as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

// The key of a message, with the box in view or without a box; null if there is no such message.
function keyOf(id: string): string | null {
  const [kind = "", ...rest] = id.split("-");
  const keys = [[kind, words.box, ...rest].join("-"), id];
  return keys.find((key) => words.bundle?.hasMessage(key)) ?? null;
}

export function hasWord(id: string): boolean {
  return keyOf(id) !== null;
}

// A message by its id.
export function word(id: string, args: Arguments = {}): string {
  return message(keyOf(id) ?? id, args);
}

function message(key: string, args: Arguments): string {
  const pattern = words.bundle?.getMessage(key)?.value;
  if (!words.bundle || !pattern) return key;
  // With a list for errors a message with a missing argument is still shown.
  return words.bundle.formatPattern(pattern, args, []);
}

// A phrase of the server, whose ids are keys; plain text stands for itself.
export function say(phrase: Phrase): string {
  if (typeof phrase === "string") return phrase;
  if ("parts" in phrase) return phrase.parts.map((part) => say(part as Phrase)).join(phrase.between);
  if ("power" in phrase) return comboName(phrase.race, phrase.power);
  const args: Arguments = {};
  for (const [name, value] of Object.entries(phrase.args)) {
    args[name] = typeof value === "number" ? value : say(value as Phrase);
  }
  return message(phrase.id, args);
}

// What a message says of itself besides its text.
function attribute(key: string, name: string): string | null {
  const pattern = words.bundle?.getMessage(key)?.attributes[name];
  return words.bundle && pattern ? words.bundle.formatPattern(pattern) : null;
}

// The name of a power as it stands beside its people, which is of a kind that some languages agree with.
export function powerBeside(race: string, power: string): string {
  const key = keyOf(power) ?? power;
  const kind = attribute(keyOf(race) ?? race, "kind");
  return (kind && attribute(key, kind)) ?? attribute(key, "plural") ?? word(power);
}

// People and power as one name: which message says it, and in which forms they stand there. A noun follows the people,
// and is set off where the name has several words.
function pairing(race: string, power: string): { id: string; power: string; race: string } {
  const people = word(race);
  const noun = attribute(keyOf(power) ?? power, "noun");
  if (noun === null) return { id: "combo", power: powerBeside(race, power), race: people };
  return { id: `${people}${noun}`.includes(" ") ? "combo-noun-long" : "combo-noun", power: noun, race: people };
}

// People and power, by the ids or keys of their names, as one name: "Waleczni Orkowie".
export function comboName(race: string, power: string): string {
  const { id, ...names } = pairing(race, power);
  return word(id, names);
}

export interface NamePart {
  of: "power" | "race" | null;
  text: string;
}

// The same in parts, in the order of the language; between them is what belongs to neither.
export function comboParts(race: string, power: string): NamePart[] {
  const { id, ...names } = pairing(race, power);
  const marks = { power: "\u0001", race: "\u0002" };
  return word(id, marks)
    .split(/(\u0001|\u0002)/)
    .filter((text) => text)
    .map((text) => {
      const of = text === marks.power ? "power" : text === marks.race ? "race" : null;
      return { of, text: of ? names[of] : text };
    });
}

// Whoever sat down at a seat; a bot may have played on.
export function seatName({ name, resigned, away }: Seat): string {
  if (away) return word("leavers-name", { player: say(name) });
  return resigned ? word("yours-name-resigned", { player: say(name) }) : say(name);
}

// A bot by its name: whoever runs the server names bots of their own.
export function botName(bot: string): string {
  return hasWord(`bot-${bot}`) ? word(`bot-${bot}`) : bot;
}

// What a bot is like, in one sentence.
export function aboutBot(bot: string): string {
  return word(hasWord(`page-bot-${bot}`) ? `page-bot-${bot}` : "page-own-bot");
}

// A board by its name; players may have called one of their own.
export function boardName(id: string, names: Record<string, string>): string {
  return names[words.language] ?? names["en"] ?? (hasWord(`map-${id}`) ? word(`map-${id}`) : id);
}

export function boardNames(boards: BoardName[]): string {
  return boards.map(({ id, names }) => boardName(id, names)).join(", ");
}

// Who holds a region, with how many tokens: none where a marker of theirs holds it alone.
export function holderWords({ race, declined }: Ground, n: number, player: string): string {
  const id = declined ? "ui-region-declined" : n ? "ui-region-held" : "ui-region-held-alone";
  return word(id, { n, race: word(`race-${race}`), player });
}

// The key of a terrain's name.
export function terrainWord(box: string, terrain: string): string {
  return `terrain-${box}-${terrain}`;
}

export function ruleOf(id: string): string {
  return hasWord(`${id}-rule`) ? word(`${id}-rule`) : "";
}
