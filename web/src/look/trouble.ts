// What to say when the server refuses or is not there.
import { Trouble } from "../lib/rest";
import { hasWord, word } from "../lib/words.svelte";

export function sorry(error: unknown): string {
  if (!(error instanceof Trouble)) return word("page-error");
  if (error.code === "offline") return word("page-offline");
  const message = `page-error-${error.code}`;
  return word(hasWord(message) ? message : "page-error");
}
