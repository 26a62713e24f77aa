// Pointers on the board: presses, long presses, and chips dragged from region to region.

export interface Handlers {
  // A click, a tap or Enter; a right click or a long press with nothing to look at; a chip dropped elsewhere.
  act: (region: number) => void;
  take: (region: number) => boolean;
  drop: (from: number | null, to: number) => void;
  point: (region: number | null, how: "hover" | "focus" | "press") => void;
  // A right click where nothing can be taken away.
  about?: (region: number) => void;
}

const LONG_PRESS = 420;
// So far a finger may slip in a long press, and a chip be moved before it is dragged.
const SLIP = 10;
const DRAG = 9;

export class Handling {
  #handlers: () => Handlers | null;
  // A chip on its way, in pixels of the screen, and the region under it.
  dragged = $state.raw<{ from: number; x: number; y: number } | null>(null);
  over = $state<number | null>(null);
  #pressing: ReturnType<typeof setTimeout> | undefined;
  // The click that ends a long press or a drag is none.
  #done = false;

  constructor(handlers: () => Handlers | null) {
    this.#handlers = handlers;
  }

  press(event: PointerEvent, region: number): void {
    this.#done = false;
    if (event.pointerType === "mouse") return;
    clearTimeout(this.#pressing);
    // A second finger means to zoom.
    if (!event.isPrimary) return;
    const [x, y] = [event.clientX, event.clientY];
    const stop = () => {
      clearTimeout(this.#pressing);
      removeEventListener("pointermove", moved);
    };
    const moved = (move: PointerEvent) => {
      if (Math.hypot(move.clientX - x, move.clientY - y) > SLIP) stop();
    };
    this.#pressing = setTimeout(() => {
      this.#done = true;
      navigator.vibrate?.(12);
      if (!this.#handlers()?.take(region)) this.#handlers()?.point(region, "press");
    }, LONG_PRESS);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", stop, { once: true });
    addEventListener("pointercancel", stop, { once: true });
  }

  // Whether it was one.
  click(event: MouseEvent, region: number): boolean {
    if (this.#done || event.defaultPrevented) return false;
    this.#handlers()?.act(region);
    return true;
  }

  takeOne(event: MouseEvent, region: number): void {
    event.preventDefault();
    if (event.button === 2 && !this.#handlers()?.take(region)) this.#handlers()?.about?.(region);
  }

  drag(event: PointerEvent, from: number): void {
    if (event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (next: PointerEvent) => {
      if (!this.dragged && Math.hypot(next.clientX - start.x, next.clientY - start.y) < DRAG) return;
      clearTimeout(this.#pressing);
      this.dragged = { from, x: next.clientX, y: next.clientY };
      this.over = regionAt(next.clientX, next.clientY);
    };
    const drop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointercancel", drop);
      if (this.dragged) {
        this.#done = true;
        if (this.over !== null) this.#handlers()?.drop(from, this.over);
      }
      this.dragged = null;
      this.over = null;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop, { once: true });
    addEventListener("pointercancel", drop, { once: true });
  }

  // A chip dragged here from outside the board.
  hoverAt(x: number, y: number): void {
    this.over = regionAt(x, y);
  }

  dropAt(x: number, y: number): void {
    const region = regionAt(x, y);
    this.over = null;
    if (region !== null) this.#handlers()?.drop(null, region);
  }
}

function regionAt(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-region]");
  return found ? Number(found.dataset["region"]) : null;
}
