// Where a screen finds what it may show: the table where people gather, or its game.
import type { ScreenPlace } from "../lib/types";

export function wayOf({ table, game }: ScreenPlace): string | null {
  if (game) return `/games/${game}/tv`;
  return table ? `/tables/${table}/tv` : null;
}
