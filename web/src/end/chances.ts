// The course of the chances, turn by turn.
import type { Chances } from "../lib/types";

/** In whole percent, as it is written. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** The last turn of each round, by its place in the course. */
export function endsOfRounds(chances: Chances[]): { round: number; turn: number }[] {
  const last = new Map(chances.map(({ round }, turn) => [round, turn]));
  return [...last].map(([round, turn]) => ({ round, turn }));
}

/** Where signs of this size are drawn so that none covers another: above where it belongs, or below where there is room. */
export function apart(places: { x: number; y: number }[], size: number, top: number, bottom: number): { x: number; y: number }[] {
  const drawn: { x: number; y: number }[] = [];
  for (const { x, y } of places) {
    const ways = places.flatMap((_, step) => [y - step * size, y + step * size]).filter((way) => way >= top && way <= bottom);
    const free = ways.find((way) => drawn.every((other) => Math.abs(other.x - x) >= size || Math.abs(other.y - way) >= size));
    drawn.push({ x, y: free ?? y });
  }
  return drawn;
}

/** The turn in which something was decided: the first that has ended since. */
export function turnOf(chances: Chances[], version: number): number {
  const found = chances.findIndex(({ seq }) => seq > version);
  return found < 0 ? chances.length - 1 : found;
}
