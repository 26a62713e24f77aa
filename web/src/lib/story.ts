// The story of a game in lines: an entry's headlines may go on with the last line of the entries before it.
import type { Entry, Phrase, Sentence } from "./types";

export interface Detail extends Sentence {
  // The entry that tells it.
  version: number;
}

export interface Line {
  // Stays the same while the line goes on.
  key: string;
  // The last of the entries it is about.
  version: number;
  seat: number | null;
  text: Phrase | null;
  regions: number[];
  details: Detail[];
}

// The lines of one player's turn.
export interface Chapter {
  // Whose turn it is; null: before the first.
  seat: number | null;
  // The entry it begins with.
  version: number;
  lines: Line[];
}

// `unsaid`: the entry of this version ends with a turn that is yet to be passed on, and so with a line too many.
export function chaptersOf(entries: Entry[], unsaid: number | null = null): Chapter[] {
  const chapters: Chapter[] = [{ seat: null, version: 0, lines: [] }];
  for (const entry of entries) {
    let told = 0;
    for (const [index, { text, regions, sentences, continues, turn }] of entry.headlines.entries()) {
      const details = entry.sentences.slice(told, (told += sentences)).map((sentence) => ({ ...sentence, version: entry.version }));
      if (turn !== null) {
        if (entry.version === unsaid) break;
        chapters.push({ seat: turn, version: entry.version, lines: [] });
      }
      const lines = chapters[chapters.length - 1]!.lines;
      const before = continues ? lines.pop() : undefined;
      lines.push({
        key: before?.key ?? `${entry.version}-${index}`,
        version: entry.version,
        seat: entry.seat,
        text,
        regions,
        details: [...(before?.details ?? []), ...details],
      });
    }
  }
  for (const chapter of chapters) chapter.lines = chapter.lines.filter(({ text }) => text !== null);
  return chapters;
}

// The turns of the others since the last one of a seat; of everybody's last turn, for those who only watch.
export function sinceTurnOf(chapters: Chapter[], eyes: number | null): Chapter[] {
  const found: Chapter[] = [];
  const turns = chapters.slice(1);
  if (turns.at(-1)?.seat === eyes) turns.pop();
  for (const chapter of turns.reverse()) {
    if (chapter.seat === eyes || found.some(({ seat }) => seat === chapter.seat)) break;
    found.unshift(chapter);
  }
  return found;
}

// A step of somebody's conquests: into which region, and out of which, if that is known.
export interface Footstep {
  seat: number;
  region: number;
  from: number | null;
}

// The conquests of these chapters, in order.
export function footstepsOf(entries: Entry[], chapters: Chapter[]): Footstep[] {
  const seats = new Set(chapters.map(({ seat }) => seat));
  const first = chapters[0]?.version ?? Infinity;
  const found: Footstep[] = [];
  for (const entry of entries) {
    if (entry.version < first) continue;
    for (const { name, about } of entry.happenings) {
      if (name !== "conquered" || !seats.has(Number(about["seat"]))) continue;
      // The entry a turn begins with ends the one before it.
      if (entry.version === first && entry.seat !== chapters[0]?.seat) continue;
      found.push({ seat: Number(about["seat"]), region: Number(about["region"]), from: about["from"] === undefined ? null : Number(about["from"]) });
    }
  }
  return found;
}
