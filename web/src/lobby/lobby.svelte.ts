// Tables and games that are open to everybody, asked for again and again while anybody looks at them. The browser asks
// with the tag of what it has, so that mostly nothing is sent.
import { rest } from "../lib/rest";
import type { Lobby } from "../lib/types";

const EVERY = 3000;

export class Board {
  now = $state.raw<Lobby | null>(null);
  // Nothing was heard when last asked: what is shown may be old.
  cut = $state(false);
  // The moment of the last look, for how long somebody waits.
  at = $state(Date.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  open(): void {
    document.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  close(): void {
    this.#left = true;
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
  }

  #look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    // A page that nobody sees asks for nothing.
    if (this.#left || document.hidden) return;
    try {
      this.now = await rest.lobby();
      this.cut = false;
    } catch {
      this.cut = true;
    }
    this.at = Date.now();
    clearTimeout(this.#timer);
    if (!this.#left) this.#timer = setTimeout(this.#look, EVERY);
  };
}
