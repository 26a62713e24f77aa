// The course of the chances, turn by turn.
import type { Chances } from "../lib/types";

/** In whole percent, as it is written. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** The last turn of each round, by its place in the course. */
export function endsOfRounds(chances: Chances[]): { round: number; turn: number }[] {
  const last = new Map(chances.map(({ round }, turn) => [round, turn]));
  return [...last].map(([round, turn]) => ({ round, turn }));
}

/** The turn in which something was decided: the first that has ended since. */
export function turnOf(chances: Chances[], version: number): number {
  const found = chances.findIndex(({ seq }) => seq > version);
  return found < 0 ? chances.length - 1 : found;
}
