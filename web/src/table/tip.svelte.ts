// Rules at hand: a card with the rule of whatever is pointed at, in focus, or pressed long.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { mouse } from "../lib/mouse";

export interface Tip {
  title: string;
  text: string;
  emblem?: string;
}

class Tips {
  shown = $state.raw<{ tip: Tip; box: DOMRect } | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #of: Element | null = null;

  show(node: Element, tip: Tip, after: number): void {
    clearTimeout(this.#waiting);
    this.#of = node;
    this.#waiting = setTimeout(() => {
      if (node.isConnected) this.shown = { tip, box: node.getBoundingClientRect() };
    }, after);
  }

  hide(): void {
    clearTimeout(this.#waiting);
    this.shown = null;
  }

  // A card stays beside what it explains; what scrolls elsewhere, as the log does by itself, is no matter.
  scrolled(scroller: Node): void {
    if (scroller.contains(this.#of)) this.hide();
  }
}

export const tips = new Tips();

const AFTER_HOVER = 260;
const AFTER_PRESS = 420;

// {@attach tip(() => ({ title, text }))}: the words are looked up when they are shown.
export function tip(of: () => Tip | null): Attachment<Element> {
  return (node) => {
    const show = (after: number) => {
      const found = of();
      if (found?.title) tips.show(node, found, after);
    };
    let pressedAt = 0;
    let touched = false;
    // What appears under a mouse that rests explains itself once the mouse is moved.
    let hovered = false;
    const listeners: [string, (event: Event) => void][] = [
      [
        "pointermove",
        (event) => {
          if (hovered || (event as PointerEvent).pointerType !== "mouse" || !mouse.moved) return;
          hovered = true;
          show(AFTER_HOVER);
        },
      ],
      [
        "pointerleave",
        () => {
          hovered = false;
          tips.hide();
        },
      ],
      ["focus", () => node.matches(":focus-visible") && show(AFTER_HOVER)],
      ["blur", () => tips.hide()],
      [
        "pointerdown",
        (event) => {
          tips.hide();
          pressedAt = performance.now();
          touched = (event as PointerEvent).pointerType !== "mouse";
          if (touched) show(AFTER_PRESS);
        },
      ],
      [
        "click",
        (event) => {
          // A long press reads the rule; it chooses nothing.
          if (touched && tips.shown && performance.now() - pressedAt > AFTER_PRESS) {
            event.preventDefault();
            event.stopImmediatePropagation();
          } else tips.hide();
          touched = false;
        },
      ],
      ["contextmenu", (event) => event.preventDefault()],
    ];
    // Not `addEventListener`: what is taken off the page while in focus says so in the middle of drawing, when Svelte
    // lets nobody but its own listeners change anything.
    const stops = listeners.map(([name, listener]) => on(node, name, listener, { capture: name === "click" }));
    return () => {
      for (const stop of stops) stop();
      tips.hide();
    };
  };
}
