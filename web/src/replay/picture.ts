// The board as a picture to be shared: the drawing, everything that stands on it, and who has how much.
import type { Board } from "../lib/types";

const WIDTH = 1600;
const ROW = 64;
const PAD = 24;
const STYLES = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity",
  "paint-order", "font-size", "font-weight", "font-style", "text-anchor", "visibility", "transform", "transform-origin", "transform-box", "clip-path",
];

export interface Caption {
  text: string;
  colour: string;
  edge: string;
}

// A PNG of the board as it is shown now.
export async function pictureOf(svg: SVGSVGElement, board: Board, captions: Caption[]): Promise<Blob> {
  const drawing = await (await fetch(board.picture)).text();
  const [width, height] = [board.width + 2 * board.margin, board.height + 2 * board.margin];
  const scale = WIDTH / width;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(height * scale) + ROW;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#2b1a0f";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await imageOf(drawing), 0, 0, WIDTH, height * scale);
  context.drawImage(await imageOf(standing(svg, WIDTH, height * scale)), 0, 0, WIDTH, height * scale);
  writeCaptions(context, captions, height * scale);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

function writeCaptions(context: CanvasRenderingContext2D, captions: Caption[], top: number): void {
  const room = (WIDTH - 2 * PAD) / captions.length;
  context.textBaseline = "middle";
  context.font = `700 ${captions.length > 3 ? 22 : 28}px "Alegreya Sans", sans-serif`;
  for (const [index, { text, colour, edge }] of captions.entries()) {
    const [x, y] = [PAD + index * room, top + ROW / 2];
    context.beginPath();
    context.arc(x + 14, y, 12, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
    context.lineWidth = 4;
    context.strokeStyle = edge;
    context.stroke();
    context.fillStyle = "#f6e8ca";
    context.fillText(text, x + 38, y, room - 50);
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
