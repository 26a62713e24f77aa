// Boards that lie on one table: which region is on which, and where one goes from one to another.
import type { Board, BoardPart } from "../../lib/types";

// Where a finger has gone: the picture goes with it, and so one looks the other way.
export interface Way {
  x: number;
  y: number;
}

export function partOf(board: Board, region: number): number {
  return board.parts.findIndex((part) => region >= part.first && region < part.first + part.count);
}

export function regionsOf(part: BoardPart): number[] {
  return Array.from({ length: part.count }, (_, index) => part.first + index);
}

// About how wide a region is, in units of the board.
export function regionSide(board: Board): number {
  const area = board.parts.reduce((sum, part) => sum + part.width * part.height, 0);
  return 0.8 * Math.sqrt(area / board.regions.length);
}

const middle = (part: BoardPart): [number, number] => [part.x + part.width / 2, part.y + part.height / 2];

// The part that lies in this direction of the table; to the side there is always a next one, in the order of the parts.
export function partTowards(board: Board, from: number, way: Way): number {
  const here = board.parts[from];
  if (!here) return from;
  const [x0, y0] = middle(here);
  const length = Math.hypot(way.x, way.y) || 1;
  let found = from;
  let least = Infinity;
  board.parts.forEach((part, index) => {
    const [x, y] = middle(part);
    const far = Math.hypot(x - x0, y - y0);
    const along = ((x - x0) * way.x + (y - y0) * way.y) / (far * length || 1);
    if (index === from || along < 0.5) return;
    const badness = far * (2 - along);
    if (badness < least) [least, found] = [badness, index];
  });
  if (found !== from || Math.abs(way.y) > Math.abs(way.x)) return found;
  return nextPart(board, from, way.x > 0 ? 1 : -1);
}

export function nextPart(board: Board, from: number, step: number): number {
  const count = board.parts.length;
  return (from + step + count) % count;
}
