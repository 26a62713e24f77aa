// Who plays for people who are gone: as it is told, or else as the log and the facts of the game say.
import type { Entry, Presence, Seat } from "./types";

// What no undo of a move takes out of the story.
const LASTING = new Set<Entry["kind"]>(["resign", "away", "back", "pause", "resume"]);

export const lasts = ({ kind }: Entry): boolean => LASTING.has(kind);

// The seats of people that bots play.
export function bots(told: Presence | null, facts: Seat[], entries: Entry[]): number[] {
  if (told) return told.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
  const found = new Set(facts.filter(({ resigned, away }) => resigned || away).map(({ seat }) => seat));
  for (const { kind, seat } of entries) {
    if (seat === null) continue;
    if (kind === "resign") found.add(seat);
    else if (kind === "back") found.delete(seat);
  }
  return [...found];
}

// Seconds as people read them off a clock: 1:05, 1:00:00.
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  const tail = String(left % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}
