// Everything that is said to people, by Fluent, from the catalogues the server hands out.
// Whatever reads `say` or `word` in a component is said anew when the language changes.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { rest } from "./rest";
import { remember, remembered } from "./stored";
import type { BoardName, Language, Phrase } from "./types";

export const LANGUAGES: readonly Language[] = ["ru", "pl", "en"];
// Each language under its own name, so that everybody finds theirs.
export const LANGUAGE_NAMES: Record<Language, string> = { ru: "Русский", pl: "Polski", en: "English" };

type Arguments = Record<string, string | number>;

class Words {
  language = $state<Language>("en");
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
    remember("language", language);
  }
}

export const words = new Words();

export function firstLanguage(): Language {
  const kept = remembered("language") as Language | null;
  if (kept && LANGUAGES.includes(kept)) return kept;
  for (const wish of navigator.languages) {
    const language = wish.toLowerCase().split("-")[0] as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

export function hasWord(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}

// A message by its id.
export function word(id: string, args: Arguments = {}): string {
  const pattern = words.bundle?.getMessage(id)?.value;
  if (!words.bundle || !pattern) return id;
  // With a list for errors a message with a missing argument is still shown.
  return words.bundle.formatPattern(pattern, args, []);
}

// A phrase of the server; plain text stands for itself.
export function say(phrase: Phrase): string {
  if (typeof phrase === "string") return phrase;
  if ("parts" in phrase) return phrase.parts.map((part) => say(part as Phrase)).join(phrase.between);
  const args: Arguments = {};
  for (const [name, value] of Object.entries(phrase.args)) {
    args[name] = typeof value === "number" ? value : say(value as Phrase);
  }
  return word(phrase.id, args);
}

// A board by its name; players may have called one of their own.
export function boardName(id: string, names: Record<string, string>): string {
  return names[words.language] ?? names["en"] ?? (hasWord(`map-${id}`) ? word(`map-${id}`) : id);
}

export function boardNames(boards: BoardName[]): string {
  return boards.map(({ id, names }) => boardName(id, names)).join(", ");
}

// Boxes call some terrains by the same id and name them otherwise.
export function terrainWord(box: string, terrain: string): string {
  return `terrain-${hasWord(`terrain-${box}-${terrain}`) ? `${box}-` : ""}${terrain}`;
}

export function ruleOf(id: string): string {
  return hasWord(`${id}-rule`) ? word(`${id}-rule`) : "";
}
