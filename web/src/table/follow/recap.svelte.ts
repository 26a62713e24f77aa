// What the others did since one's last turn: told when one's turn begins, walked through line by line.
import { chaptersOf, footstepsOf, sinceTurnOf, type Chapter, type Footstep, type Line } from "../../lib/story";
import { preferences } from "../../lib/preferences.svelte";
import type { Desk } from "../desk.svelte";

export class Recap {
  readonly desk: Desk;
  open = $state(false);
  // The line that is looked at; null: all of it.
  at = $state<number | null>(null);
  // There is room for one line at a time only.
  brief = $state(false);
  // The turn that was recapped by itself already.
  #opened = "";
  readonly #story = $derived.by(() => {
    const { scene, entries } = this.desk.table;
    return chaptersOf(entries, scene && scene.held !== null ? scene.version : null);
  });
  readonly chapters: Chapter[] = $derived.by(() => sinceTurnOf(this.#story, this.desk.eyes));
  readonly lines: Line[] = $derived(this.chapters.flatMap(({ lines }) => lines.slice(1)));
  readonly #steps: Footstep[] = $derived.by(() => footstepsOf(this.desk.table.entries, this.chapters));

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get story(): Chapter[] {
    return this.#story;
  }

  // Since when it tells, as the id of a word: before one's first turn there is no last one, and who only watches has none.
  get since(): string {
    const { eyes } = this.desk;
    const begins = this.chapters[0]?.version ?? 0;
    if (eyes === null) return "ui-recap-watching";
    return this.#story.slice(1).some(({ seat, version }) => seat === eyes && version < begins) ? "ui-recap" : "ui-recap-first";
  }

  // It is the turn of whoever looks, and nothing is done in it yet.
  get begins(): boolean {
    const { desk } = this;
    return desk.mayAct && desk.position?.turn === desk.eyes && !this.#acted;
  }

  get #acted(): boolean {
    const turn = this.#story.at(-1);
    return Boolean(turn && this.desk.table.entries.some((entry) => entry.version > turn.version && entry.seat === this.desk.eyes));
  }

  get current(): Line | null {
    return this.at === null ? null : (this.lines[this.at] ?? null);
  }

  // What lies on the board: the line that is looked at, or everything as long as one has not begun.
  get footsteps(): Footstep[] {
    if (this.open && this.current) return this.#steps.filter(({ region }) => this.current?.regions.includes(region));
    if (!this.open && (!preferences.trails || (this.desk.mayAct && !this.begins))) return [];
    return this.#steps;
  }

  get regions(): number[] {
    return this.open ? (this.current?.regions ?? []) : [];
  }

  // When a turn begins, once.
  begin(): void {
    const turn = `${this.#story.at(-1)?.version}/${this.desk.eyes}`;
    if (!preferences.recaps || this.desk.lesson || this.#opened === turn || !this.lines.length) return;
    this.#opened = turn;
    this.show();
  }

  show(): void {
    this.desk.hints.close();
    this.at = this.brief ? 0 : null;
    this.open = true;
  }

  close(): void {
    this.open = false;
    this.at = null;
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.lines.length) this.show();
  }

  // The next line, or the one before; after the last it is over.
  go(step: number): void {
    const to = (this.at ?? -1) + step;
    if (to >= this.lines.length) this.close();
    else if (to >= 0) this.at = to;
    else if (!this.brief) this.at = null;
  }
}
