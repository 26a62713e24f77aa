// The sprite of all emblems becomes a part of the page: symbols of another document are fetched again and again, and
// are blank meanwhile. Emblems are used as <use href={emblem("race-elves")}>.
import { looks } from "./looks.svelte";
import { words } from "./words.svelte";

const AGAIN_AFTER = 2000;
// Kinds of things that every box has its own of; all other emblems are signs of the interface.
const OF_A_BOX = ["race", "power", "find", "piece", "tribe", "symbol", "faction"];

// Where an emblem is: for a thing of a box that of the box in view, for a seat that of its look.
export function emblem(id: string): string {
  const [kind = "", ...rest] = id.split("-");
  if (kind === "seat") return `#emblem-seat-${looks.of(Number(rest[0]))}`;
  return `#emblem-${OF_A_BOX.includes(kind) ? [kind, words.box, ...rest].join("-") : id}`;
}

// Of a thing of a box that is not the one in view.
export function emblemIn(box: string, kind: string, id: string): string {
  return `#emblem-${kind}-${box}-${id}`;
}

export async function loadEmblems(): Promise<void> {
  let text: string;
  try {
    const response = await fetch("/emblems.svg");
    if (!response.ok) throw new Error(response.statusText);
    text = await response.text();
  } catch {
    setTimeout(loadEmblems, AGAIN_AFTER);
    return;
  }
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const symbol of sprite.querySelectorAll("symbol")) {
    symbol.id = `emblem-${symbol.id}`;
    // An outline may reach beyond the drawing.
    symbol.setAttribute("overflow", "visible");
  }
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("class", "visually-hidden");
  document.body.prepend(sprite);
}
