// Words as one looks for them: without accents and capitals, ё as е, ł as l. Letters keep their places, so that what was
// found can be shown in the text itself.

const PLAIN: Record<string, string> = { ł: "l", "’": "'", "−": "-", "–": "-" };

export function fold(text: string): string {
  return [...text.normalize("NFC")]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      const plain = PLAIN[bare] ?? bare;
      return plain.length === letter.length ? plain : letter;
    })
    .join("");
}

// Ids of rules are written in Latin letters; who has another keyboard presses the key that looks alike.
const ALIKE: Record<string, string> = { с: "c", к: "k", в: "b", р: "p", т: "t", х: "x" };

export function foldId(text: string): string {
  return fold(text).replace(/[сквртх]/g, (letter) => ALIKE[letter] ?? letter).replace(/[^a-z0-9]/g, "");
}

export interface Part {
  text: string;
  found: boolean;
}

export interface Sought {
  word: string;
  // What of it has to stand there.
  stem: string;
}

// The text in parts: those that were looked for, as far as they are alike, and what is between them.
export function marked(text: string, sought: Sought[]): Part[] {
  const plain = text.normalize("NFC");
  const folded = fold(plain);
  const hits = new Array<boolean>(plain.length).fill(false);
  for (const { word, stem } of sought) {
    for (let at = folded.indexOf(stem); at >= 0 && stem; at = folded.indexOf(stem, at + stem.length)) {
      let end = at + stem.length;
      while (end - at < word.length && folded[end] === word[end - at]) end += 1;
      hits.fill(true, at, end);
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < plain.length; at++) {
    const last = parts.at(-1);
    if (last && last.found === hits[at]) last.text += plain[at];
    else parts.push({ text: plain[at] ?? "", found: hits[at] ?? false });
  }
  return parts;
}
