// Where things stand on a board, in its own units.
import type { Board, BoardRegion } from "../lib/types";

// A chip's radius on a roomy board.
export const CHIP = 27;

// How far below the middle of a stack its count stands, drawn so many times as large as usual.
export function countBelow(legible: number): number {
  return legible > 1.02 ? 0.4 * CHIP + 12.5 * legible : 0.74 * CHIP;
}

// Boards with many regions have smaller ones: everything that stands on them shrinks alike.
export function scaleOf(board: Board): number {
  const side = Math.sqrt((board.width * board.height) / board.regions.length);
  return Math.min(1, Math.max(0.7, side / 215));
}

export type Direction = "left" | "right" | "up" | "down";

const VECTORS: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

// The region to go to from here: a neighbour in that direction, or else the nearest region that lies there.
export function regionTowards(board: Board, from: number, direction: Direction): number {
  const here = board.regions.find((region) => region.region === from);
  if (!here) return from;
  const [dx, dy] = VECTORS[direction];
  const best = (candidates: BoardRegion[], narrow: number) => {
    let found = from;
    let least = Infinity;
    for (const other of candidates) {
      const x = other.label[0] - here.label[0];
      const y = other.label[1] - here.label[1];
      const far = Math.hypot(x, y);
      const along = (x * dx + y * dy) / (far || 1);
      if (other.region === from || along < narrow) continue;
      // Straight ahead is nearer than askew.
      const badness = far * (2 - along);
      if (badness < least) [least, found] = [badness, other.region];
    }
    return found;
  };
  const near = best(board.regions.filter((other) => here.neighbours.includes(other.region)), 0.45);
  return near !== from ? near : best(board.regions, 0.3);
}

// Spots for markers around a stack of chips, in chip radii: sides first, then above.
const SPOTS: [number, number][] = [[-1.32, -0.35], [1.32, -0.35], [-0.75, -1.3], [0.75, -1.3], [-1.7, 0.65], [1.75, 0.65]];

export function spot(index: number): [number, number] {
  return SPOTS[index % SPOTS.length] ?? [0, 0];
}
