// A whole game as one moving picture: the final board first, then how it came to be, turn by turn.
import { tick } from "svelte";
import type { Board } from "../lib/types";
import { AnimatedPng } from "./apng";
import type { Film } from "./film.svelte";
import { Painter, type Caption } from "./picture";

const WIDTH = 960;
// So many turns at most: of a longer game some are left out.
const MOST_FRAMES = 60;
const [FIRST_LASTS, EACH_LASTS, LAST_LASTS] = [1200, 550, 3000];

export class Filming {
  at = $state(0);
  of = $state(1);
  #stopped = false;

  stop(): void {
    this.#stopped = true;
  }

  // Null if it was stopped. The film is shown while it is taken, and goes back to where it was.
  async take(film: Film, board: Board, seen: () => SVGSVGElement | null, captions: () => Caption[]): Promise<Blob | null> {
    const here = film.index;
    const moments = frames(film);
    this.of = moments.length;
    try {
      const painter = await Painter.of(board, WIDTH);
      const animation = new AnimatedPng(painter.width, painter.height);
      for (const [index, moment] of moments.entries()) {
        this.at = index;
        await film.show(moment);
        if (film.failed) throw film.failed;
        await tick();
        const svg = seen();
        if (this.#stopped || !svg) return null;
        animation.add((await painter.paint(svg, captions())).getImageData(0, 0, painter.width, painter.height), lasting(index, moments.length));
        // Whoever wants to stop it must be heard.
        await new Promise((done) => setTimeout(done));
      }
      const file = await animation.file();
      return this.#stopped ? null : file;
    } finally {
      await film.show(here);
    }
  }
}

const lasting = (index: number, of: number): number => (index === 0 ? FIRST_LASTS : index === of - 1 ? LAST_LASTS : EACH_LASTS);

// The last moment, the first, the end of each turn, and the last again. A turn ends with the move with which the next begins:
// before it tokens are still gathered and nothing is paid.
function frames(film: Film): number[] {
  const ends = film.turns.filter((end) => end > 0 && end < film.last);
  const every = Math.ceil(ends.length / MOST_FRAMES);
  return [film.last, 0, ...ends.filter((_, index) => (ends.length - 1 - index) % every === 0), film.last];
}
