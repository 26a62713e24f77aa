// A game as a film: its moments in order, the one that is shown, and those near it fetched ahead.
import { lasts } from "../lib/leavers";
import { rest } from "../lib/rest";
import { remember, remembered } from "../lib/stored";
import type { Entry, Scene } from "../lib/types";

const AHEAD = 3;
const STEP_EVERY = 900;
// How many times as fast a film can be shown.
const SPEEDS = [0.5, 1, 2, 4];

/** The entries that tell the story: an undo takes the ones after its goal out of it, and some have nothing to tell. */
export function storyOf(entries: Entry[]): Entry[] {
  let story: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") story = story.filter((other) => other.version <= (entry.to ?? 0) || lasts(other));
    else story.push(entry);
  }
  return story.filter((entry) => entry.kind === "start" || entry.sentences.length > 0);
}

export class Film {
  readonly id: string;
  readonly story: Entry[];
  index = $state(0);
  // What is on the board; it stays until the next moment is there.
  scene = $state.raw<Scene | null>(null);
  playing = $state(false);
  failed = $state.raw<unknown>(null);
  speed = $state(SPEEDS.find((speed) => String(speed) === remembered("film-speed")) ?? 1);
  // The moments with which turns begin.
  readonly turns: number[];
  readonly #scenes = new Map<number, Promise<Scene>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, entries: Entry[]) {
    this.id = id;
    this.story = storyOf(entries);
    this.turns = this.story.flatMap((entry, index) => (entry.headlines.some(({ turn }) => turn !== null) ? [index] : []));
  }

  get last(): number {
    return this.story.length - 1;
  }

  get version(): number {
    return this.story[this.index]?.version ?? 1;
  }

  /** The moment of a version, or the last one before it. */
  indexOf(version: number): number {
    return Math.max(0, this.story.filter((entry) => entry.version <= version).length - 1);
  }

  // Where the next turn begins, or the one before; the ends of the film count.
  turnFrom(step: 1 | -1): number {
    if (step > 0) return this.turns.find((index) => index > this.index) ?? this.last;
    return this.turns.filter((index) => index < this.index).at(-1) ?? 0;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    remember("film-speed", String(this.speed));
    if (this.playing) this.#schedule();
  }

  async show(index: number): Promise<void> {
    this.index = Math.min(this.last, Math.max(0, index));
    const { version } = this;
    try {
      const scene = await this.#fetch(this.index);
      // By now another moment may be wanted.
      if (this.version === version) [this.scene, this.failed] = [scene, null];
    } catch (error) {
      this.#scenes.delete(version);
      if (this.version === version) this.failed = error;
    }
    for (let near = 1; near <= AHEAD; near++) this.#prefetch(this.index + near);
    this.#prefetch(this.index - 1);
  }

  play(): void {
    if (this.index === this.last) void this.show(0);
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      await this.show(this.index + 1);
      if (this.index === this.last) this.pause();
      else if (this.playing) this.#schedule();
    }, STEP_EVERY / this.speed);
  }

  #prefetch(index: number): void {
    if (index >= 0 && index <= this.last) this.#fetch(index).catch(() => this.#scenes.delete(this.story[index]?.version ?? 0));
  }

  #fetch(index: number): Promise<Scene> {
    const version = this.story[index]?.version ?? 1;
    const known = this.#scenes.get(version);
    if (known) return known;
    const scene = rest.scene(this.id, version);
    this.#scenes.set(version, scene);
    return scene;
  }
}
