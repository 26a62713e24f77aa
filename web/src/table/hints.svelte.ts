// What a bot would do, for whoever is asked and wants to know: up to three answers, the best first. They belong to one
// question: with the next one they are gone.
import { rest } from "../lib/rest";
import type { Hint } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

export class Hints {
  // Null while the bot is thinking.
  found = $state.raw<Hint[] | null>(null);
  problem = $state.raw<unknown>(null);
  // The one that is looked at, by its place: the board shows its regions.
  shown = $state(0);
  readonly #desk: Desk;
  // The question they were asked for.
  #moment = $state<string | null>(null);
  #asked = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  // One of the guest's own seats is asked, at a table that allows it.
  get possible(): boolean {
    const { table, mayAct, held } = this.#desk;
    return Boolean(table.game?.hints) && mayAct && !held;
  }

  get open(): boolean {
    return this.possible && this.#moment === this.#desk.moment;
  }

  get hint(): Hint | null {
    return this.open ? (this.found?.[this.shown] ?? null) : null;
  }

  get regions(): number[] {
    return this.hint?.regions ?? [];
  }

  // The line of the column that the hint would take.
  get place(): number | null {
    const lines = this.hint?.lines.join("\n");
    const meant = lines === undefined ? undefined : this.#desk.options.find(({ option }) => option.lines.join("\n") === lines);
    return meant?.option.place ?? null;
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.#moment = null;
  }

  // Ask anew, in the language of the page.
  async ask(): Promise<void> {
    const { table, eyes, moment } = this.#desk;
    if (!this.possible || eyes === null) return;
    const asked = ++this.#asked;
    const version = table.scene?.version;
    this.#moment = moment;
    [this.found, this.problem, this.shown] = [null, null, 0];
    try {
      const { seq, hints } = await rest.hints(table.id, eyes, words.language);
      if (asked !== this.#asked) return;
      if (seq === version) this.found = hints;
      else this.close();
    } catch (error) {
      if (asked === this.#asked) this.problem = error;
    }
  }

  play(index: number): void {
    const hint = this.found?.[index];
    if (!this.open || !hint) return;
    this.close();
    this.#desk.follow(hint.lines);
  }
}
