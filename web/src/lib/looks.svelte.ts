// Which of the five looks (colour, sign, pattern) each seat of the table in view has. Whatever is drawn for a seat,
// by `data-seat` or by its emblem `seat-N`, has it by itself; a page without a table shows seats by their numbers.
import { onDestroy, untrack } from "svelte";
import type { Seat } from "./types";

// As in theme.css: `--look-0`, `--look-0-edge`, …
const PARTS = ["", "-edge", "-ink", "-notch", "-notches", "-rim", "-rim-dashes", "-rim-ends", "-rim-width", "-dashes"];
const MOST_SEATS = 5;

class Looks {
  #of = $state.raw<number[]>([]);

  of(seat: number): number {
    return this.#of[seat] ?? seat;
  }

  wear(seats: Seat[]): void {
    const looks = seats.map(({ look }) => look);
    // The same again would draw everything anew.
    if (looks.join() === this.#of.join()) return;
    this.#of = looks;
    const { style } = document.documentElement;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      for (const part of PARTS) {
        if (this.of(seat) === seat) style.removeProperty(`--seat-${seat}${part}`);
        else style.setProperty(`--seat-${seat}${part}`, `var(--look-${this.of(seat)}${part})`);
      }
    }
  }
}

export const looks = new Looks();

// While a screen shows a table: its seats' looks.
export function wearLooks(seats: () => Seat[] | undefined): void {
  $effect.pre(() => {
    const shown = seats() ?? [];
    untrack(() => looks.wear(shown));
  });
  onDestroy(() => looks.wear([]));
}
