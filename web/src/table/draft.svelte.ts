// A spread that is being made up: how many are to stand in each region. Nothing is sent before it is confirmed.
import type { Share, Spread } from "../lib/types";

export class Draft {
  readonly spread: Spread;
  counts: Record<number, number>;
  readonly shares: Map<number, Share>;

  constructor(spread: Spread) {
    this.spread = spread;
    this.shares = new Map(spread.shares.map((share) => [share.region, share]));
    this.counts = $state(asItStands(spread));
    // Whoever was attacked gets a proposal, to be taken with one press.
    if (spread.verb === "retreat" && spread.suggestions[0]) this.follow(spread.suggestions[0].counts);
  }

  // What is yet to be placed.
  get left(): number {
    let left = this.spread.pool;
    for (const share of this.spread.shares) left += share.now - this.count(share.region);
    return left;
  }

  get complete(): boolean {
    return this.left === 0 || (this.spread.partial && this.left > 0);
  }

  get changed(): boolean {
    return this.spread.shares.some((share) => this.count(share.region) !== share.now);
  }

  count(region: number): number {
    return this.counts[region] ?? 0;
  }

  canAdd(region: number): boolean {
    const share = this.shares.get(region);
    return share !== undefined && this.left > 0 && this.count(region) < share.most;
  }

  canTake(region: number): boolean {
    const share = this.shares.get(region);
    return share !== undefined && this.count(region) > share.least;
  }

  add(region: number): boolean {
    if (!this.canAdd(region)) return false;
    this.counts[region] = this.count(region) + 1;
    return true;
  }

  take(region: number): boolean {
    if (!this.canTake(region)) return false;
    this.counts[region] = this.count(region) - 1;
    return true;
  }

  // A press on a region: one more, or, where there is room for one only, that one taken away again.
  press(region: number): boolean {
    const share = this.shares.get(region);
    if (share && share.most - share.least === 1 && this.canTake(region)) return this.take(region);
    return this.add(region);
  }

  shift(from: number, to: number): boolean {
    const share = this.shares.get(to);
    if (from === to || !share || this.count(to) >= share.most || !this.take(from)) return false;
    return this.add(to);
  }

  // It is as this ready-made way has it.
  follows(counts: number[]): boolean {
    return this.spread.shares.every((share, index) => this.count(share.region) === counts[index]);
  }

  follow(counts: number[]): void {
    this.spread.shares.forEach((share, index) => (this.counts[share.region] = counts[index] ?? share.now));
  }

  reset(): void {
    this.counts = asItStands(this.spread);
  }

  // Regions whose last token would leave.
  get emptied(): number[] {
    return this.spread.shares.filter((share) => share.now > 0 && this.count(share.region) === 0).map((share) => share.region);
  }

  get line(): string {
    return [this.spread.verb, ...this.spread.shares.map((share) => `${share.region}=${this.count(share.region)}`)].join(" ");
  }
}

// What must be in a region at least is put there.
function asItStands(spread: Spread): Record<number, number> {
  return Object.fromEntries(spread.shares.map((share) => [share.region, Math.max(share.now, share.least)]));
}
