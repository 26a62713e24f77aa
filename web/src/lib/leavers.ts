// Who plays for people who are gone: as it is told, or else as the log and the facts of the game say.
import type { Entry, GameLine, Presence, Seat } from "./types";

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

// What is left on the clock of a seat, so many milliseconds after it was told.
export function left({ seats }: Presence, seat: number, since: number): number | null {
  const told = seats.find((found) => found.seat === seat)?.left ?? null;
  return told === null ? null : Math.max(0, told - since / 1000);
}

// Games in which one is asked come first, and of these the one whose deadline is nearest; otherwise as they come.
export function byUrgency(lines: GameLine[]): GameLine[] {
  const last = "9999";
  return [...lines].sort(
    (one, other) => Number(other.yours) - Number(one.yours) || (one.yours ? (one.deadline ?? last).localeCompare(other.deadline ?? last) : 0),
  );
}
