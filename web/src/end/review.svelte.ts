// A finished game looked at again: the server works it out when it is first asked for, and is asked until it is done.
import { rest } from "../lib/rest";
import type { Language, Review } from "../lib/types";

const AGAIN_AFTER = 700;

export class Reviewing {
  // What is known so far: until it is ready nothing but how far it is.
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  readonly #game: string;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  // In this language. What is shown stays until the other words are there.
  async ask(language: Language): Promise<void> {
    this.stop();
    const asked = this.#asked;
    this.problem = null;
    try {
      const review = await rest.review(this.#game, language);
      if (asked !== this.#asked) return;
      this.review = review;
      if (!review.ready) this.#timer = setTimeout(() => void this.ask(language), AGAIN_AFTER);
    } catch (error) {
      if (asked === this.#asked) this.problem = error;
    }
  }

  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }
}
