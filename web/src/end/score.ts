// The coins of a whole game, sorted for drawing: by seat, round and source.
import type { Phrase, Summary } from "../lib/types";

type Coins = Summary["coins"][number];

export interface Source {
  id: string;
  // Null for all the small ones together.
  name: Phrase | null;
  total: number;
}

// So many sources get a colour of their own; the rest is lumped together.
export const MOST_SOURCES = 9;
const REST = "";

export class Score {
  readonly rounds: number;
  /** The biggest first; gains and payments of a source count alike. */
  readonly sources: Source[];
  readonly #amounts = new Map<string, number>();
  readonly #shown: Set<string>;

  constructor(coins: Coins[], rounds: number) {
    this.rounds = Math.max(rounds, ...coins.map((part) => part.round));
    const found = new Map<string, Source>();
    for (const { source, name, coins: amount } of coins) {
      const known = found.get(source) ?? { id: source, name, total: 0 };
      known.total += Math.abs(amount);
      found.set(source, known);
    }
    const sorted = [...found.values()].sort((a, b) => b.total - a.total);
    this.sources = sorted.length > MOST_SOURCES ? sorted.slice(0, MOST_SOURCES - 1) : sorted;
    this.#shown = new Set(this.sources.map((source) => source.id));
    if (sorted.length > this.sources.length) {
      const total = sorted.slice(this.sources.length).reduce((sum, source) => sum + source.total, 0);
      this.sources.push({ id: REST, name: null, total });
    }
    for (const part of coins) {
      const key = this.#key(part.seat, part.round, this.#shown.has(part.source) ? part.source : REST);
      this.#amounts.set(key, (this.#amounts.get(key) ?? 0) + part.coins);
    }
  }

  #key(seat: number, round: number, source: string): string {
    return `${seat}/${round}/${source}`;
  }

  amount(seat: number, round: number, source: string): number {
    return this.#amounts.get(this.#key(seat, round, source)) ?? 0;
  }

  ofRound(seat: number, round: number): number {
    return this.sources.reduce((sum, { id }) => sum + this.amount(seat, round, id), 0);
  }

  ofSource(seat: number, source: string): number {
    let sum = 0;
    for (let round = 1; round <= this.rounds; round++) sum += this.amount(seat, round, source);
    return sum;
  }

  total(seat: number): number {
    return this.sources.reduce((sum, { id }) => sum + this.ofSource(seat, id), 0);
  }

  /** The running total, with what there was at the start first. */
  course(seat: number, start: number): number[] {
    const course = [start];
    for (let round = 1; round <= this.rounds; round++) course.push((course.at(-1) ?? 0) + this.ofRound(seat, round));
    return course;
  }

  /** The highest and the lowest bar of anybody. */
  extent(seats: number[]): { up: number; down: number } {
    let [up, down] = [1, 0];
    for (const seat of seats) {
      for (let round = 1; round <= this.rounds; round++) {
        const amounts = this.sources.map(({ id }) => this.amount(seat, round, id));
        up = Math.max(up, amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0));
        down = Math.max(down, amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0));
      }
    }
    return { up, down };
  }
}

/** Round numbers for an axis up to here. */
export function ticks(most: number, about: number): number[] {
  const rough = Math.max(1, most / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
