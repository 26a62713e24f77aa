// Boxes call different things by the same id, and in a list there are tables of several boxes.
import { hasWord, word } from "../lib/words.svelte";

export const ofBox = (kind: "option" | "variant", box: string, id: string): string => {
  const own = `${kind}-${box}-${id}`;
  return word(hasWord(own) ? own : `${kind}-${id}`);
};
