// Where the focus goes when what had it is gone: readers of the screen hear where they are, keys go on from there.
import { router } from "./router.svelte";

// A new screen's heading. The first screen of a visit leaves the focus where the browser has it.
export function heading(node: HTMLElement): void {
  if (!router.moved) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

// The one thing left to do.
export function next(node: HTMLElement): void {
  node.focus({ preventScroll: true });
}
