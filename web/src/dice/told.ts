// Whether a line of the log is the one that says who has mixed the dice.
import type { Phrase } from "../lib/types";

export function saysWhoMixed(text: Phrase | null): boolean {
  return typeof text === "object" && text !== null && "id" in text && text.id === "dice-mixed";
}
