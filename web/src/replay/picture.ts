// The board as a picture to be shared: the drawing, everything that stands on it, and who has how much.
import type { Board } from "../lib/types";

const WIDTH = 1600;
// Pictures are looked at on phones, too: what stands on the board is as large as in one of this width.
export const LOOKED_AT = 960;
const ROW = 60;
const PAD = 24;
const SIGN = 26;
const LITTLE_ROOM = 330;
const STYLES = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity",
  "paint-order", "font-family", "font-size", "font-weight", "font-style", "text-anchor", "visibility", "transform", "transform-origin", "transform-box", "clip-path",
];

export interface Caption {
  text: string;
  // Null: of nobody.
  seat: { sign: string; colour: string; edge: string } | null;
}

// Draws boards of one game, of one size.
export class Painter {
  readonly width: number;
  readonly height: number;
  // How high the board is; captions are below it.
  readonly #high: number;
  readonly #land: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;

  private constructor(drawing: HTMLImageElement, board: Board, width: number) {
    this.width = width;
    this.#high = Math.round(((board.height + 2 * board.margin) * width) / (board.width + 2 * board.margin));
    this.height = this.#high + ROW;
    this.#context = canvasOf(width, this.height);
    // Drawn once: it has thousands of strokes.
    const land = canvasOf(width, this.#high);
    land.drawImage(drawing, 0, 0, width, this.#high);
    this.#land = land.canvas;
  }

  static async of(board: Board, width: number): Promise<Painter> {
    return new Painter(await imageOf(await (await fetch(board.picture)).text()), board, width);
  }

  // The board as it is shown now. The next one is painted over it.
  async paint(svg: SVGSVGElement, captions: Caption[]): Promise<CanvasRenderingContext2D> {
    const context = this.#context;
    settle(svg);
    const pieces = await imageOf(standing(svg, this.width, this.#high));
    context.fillStyle = "#2b1a0f";
    context.fillRect(0, 0, this.width, this.height);
    context.drawImage(this.#land, 0, 0);
    context.drawImage(pieces, 0, 0, this.width, this.#high);
    writeCaptions(context, captions, this.#high);
    return context;
  }
}

// A PNG of the board as it is shown now.
export async function pictureOf(svg: SVGSVGElement, board: Board, captions: Caption[]): Promise<Blob> {
  const painter = await Painter.of(board, WIDTH);
  const { canvas } = await painter.paint(svg, captions);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return context;
}

function writeCaptions(context: CanvasRenderingContext2D, captions: Caption[], top: number): void {
  const room = (context.canvas.width - 2 * PAD) / captions.length;
  context.textBaseline = "middle";
  context.font = `700 ${room < LITTLE_ROOM ? 20 : 27}px "Alegreya Sans", sans-serif`;
  for (const [index, { text, seat }] of captions.entries()) {
    const [x, y] = [PAD + index * room, top + ROW / 2];
    if (seat) drawSign(context, seat, x + SIGN / 2, y);
    context.fillStyle = "#f6e8ca";
    context.fillText(text, x + (seat ? SIGN + 8 : 0), y, room - SIGN - 16);
  }
}

// The sign of a seat in its colour, as it is on the board: colour alone does not tell everybody who it is.
function drawSign(context: CanvasRenderingContext2D, { sign, colour, edge }: NonNullable<Caption["seat"]>, x: number, y: number): void {
  const symbol = document.querySelector<SVGSymbolElement>(sign);
  if (!symbol) return;
  const { width, height } = symbol.viewBox.baseVal;
  context.save();
  context.translate(x - SIGN / 2, y - SIGN / 2);
  context.scale(SIGN / width, SIGN / height);
  context.fillStyle = colour;
  context.strokeStyle = edge;
  context.lineWidth = (4 * width) / SIGN;
  for (const path of symbol.querySelectorAll("path")) {
    const shape = new Path2D(path.getAttribute("d") ?? "");
    context.stroke(shape);
    context.fill(shape);
  }
  context.restore();
}

// Nothing is on its way from one place to another.
function settle(svg: SVGSVGElement): void {
  for (const animation of svg.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

// What stands on the board, with its looks and emblems written into it: nothing else comes along.
function standing(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg.querySelectorAll<SVGElement>("*"), copy.querySelectorAll<SVGElement>("*")];
  for (const [index, node] of from.entries()) {
    const looks = getComputedStyle(node);
    for (const name of STYLES) {
      const value = looks.getPropertyValue(name);
      if (value && value !== "none" && value !== "normal") to[index]?.style.setProperty(name, value);
      else if (name === "fill" || name === "stroke") to[index]?.style.setProperty(name, value);
    }
  }
  const symbols = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? ""));
  const defs = copy.querySelector("defs");
  for (const id of symbols) {
    const symbol = id.startsWith("#") ? document.getElementById(id.slice(1)) : null;
    if (symbol) defs?.append(symbol.cloneNode(true));
  }
  // All of the board, however it is zoomed.
  copy.querySelector(":scope > g")?.removeAttribute("transform");
  copy.querySelector<SVGElement>(":scope > g")?.style.removeProperty("transform");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return new XMLSerializer().serializeToString(copy);
}

function imageOf(svg: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error("this drawing can't be read"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
