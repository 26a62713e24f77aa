// Portraits of the peoples of a box. They come when the first is to be shown and become a part of the page, as emblems
// do; until then, and for peoples without a portrait, their emblem stands.
import { words } from "./words.svelte";

const AGAIN_AFTER = 2000;
// Layers of a drawing that are there only while a people is in play, and only when it is in decline.
const AWAKE = "awake";
const ASLEEP = "asleep";

class Faces {
  #drawn = $state.raw<ReadonlySet<string>>(new Set());
  #asked = new Map<string, Promise<void>>();

  // Where the portrait of a people of a box is, or of the one in view; null while there is none.
  of(race: string, asleep = false, box = words.box): string | null {
    const id = `face-${box}-${race}`;
    return this.#drawn.has(id) ? `#${asleep ? `${id}-${ASLEEP}` : id}` : null;
  }

  // To be called by whoever shows faces; they are there when it is done, unless they could not be had.
  async want(box: string): Promise<void> {
    if (!box) return;
    const asked = this.#asked.get(box) ?? this.#load(box);
    this.#asked.set(box, asked);
    await asked;
  }

  async #load(box: string): Promise<void> {
    let text: string;
    try {
      const response = await fetch(`/faces/${box}.svg`);
      if (response.status === 404) return;
      if (!response.ok) throw new Error(response.statusText);
      text = await response.text();
    } catch {
      setTimeout(() => this.#load(box), AGAIN_AFTER);
      return;
    }
    const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
    // The kit is the same in every box.
    for (const part of sprite.querySelectorAll("defs [id]")) if (document.getElementById(part.id)) part.removeAttribute("id");
    const drawn = new Set(this.#drawn);
    for (const symbol of [...sprite.querySelectorAll("symbol")]) {
      drawn.add(symbol.id);
      const sleeping = symbol.cloneNode(true) as SVGSymbolElement;
      sleeping.id = `${symbol.id}-${ASLEEP}`;
      without(symbol, ASLEEP);
      without(sleeping, AWAKE);
      symbol.after(sleeping);
    }
    sprite.setAttribute("aria-hidden", "true");
    sprite.setAttribute("width", "0");
    sprite.setAttribute("height", "0");
    sprite.setAttribute("class", "visually-hidden");
    document.body.prepend(sprite);
    this.#drawn = drawn;
  }
}

function without(symbol: SVGSymbolElement, layer: string): void {
  for (const node of symbol.querySelectorAll(`.${layer}`)) node.remove();
}

export const faces = new Faces();
