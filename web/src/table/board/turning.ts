// A wide board on a phone that is held upright: turned by a quarter, it fills the screen.
import type { Board } from "../../lib/types";

// What bar, players, tray and tabs take of a phone's height, in pixels.
const AROUND = 290;
// Nobody turns a board for less than this.
const WORTH = 1.15;

// Wider boards than this are wide.
const SQUARE = 1.3;

export const aspectOf = (board: Board): number => (board.width + 2 * board.margin) / (board.height + 2 * board.margin);
export const isSquare = (aspect: number): boolean => aspect < SQUARE;

// How a board lies on a phone that is held upright: a wide one is turned, or so large that it fills the height.
export function lying(board: Board, width: number, height: number): "turned" | "filling" | null {
  if (isSquare(aspectOf(board)) || board.parts.length > 1 || width > height) return null;
  return worthTurning(board, width, height) ? "turned" : "filling";
}

// Whether regions get that much larger; the tray grows and shrinks, and the board does not turn for that.
function worthTurning(board: Board, width: number, height: number): boolean {
  if (board.turned === null || width > height) return false;
  const [w, h] = [board.width + 2 * board.margin, board.height + 2 * board.margin];
  const free = height - AROUND;
  return Math.min(width / h, free / w) >= WORTH * Math.min(width / w, free / h);
}

// Clockwise: what was on the left is on top.
export function turnedBoard(board: Board): Board {
  if (board.turned === null) return board;
  const turn = ([x, y]: [number, number]): [number, number] => [board.height - y, x];
  const turnPair = (_: string, x: string, y: string) => turn([Number(x), Number(y)]).map((value) => value.toFixed(1)).join(",");
  return {
    ...board,
    width: board.height,
    height: board.width,
    picture: board.turned,
    parts: board.parts.map((part) => ({ ...part, x: 0, y: 0, width: board.height, height: board.width })),
    regions: board.regions.map((region) => ({
      ...region,
      label: turn(region.label),
      outline: region.outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, turnPair),
    })),
  };
}
