// What this browser has put into the dice of a table, and what it saw before it told: kept to compare with, afterwards.
import { forget, remember, remembered, rememberedKeys } from "../lib/stored";

export interface Kept {
  // The commitment of the server that this share was made for: with another one it is never told.
  server: string;
  share: string;
  commitment: string;
  // Those of all places, once they were there.
  commitments: (string | null)[];
  at: number;
}

const START = "dice.";
const MOST = 30;

export function recall(table: string): Kept | null {
  try {
    return JSON.parse(remembered(START + table) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(table: string, kept: Kept): void {
  remember(START + table, JSON.stringify(kept));
  const age = (key: string) => recall(key.slice(START.length))?.at ?? 0;
  rememberedKeys(START)
    .sort((one, other) => age(other) - age(one))
    .slice(MOST)
    .forEach(forget);
}
