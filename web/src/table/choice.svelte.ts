// Regions that are being chosen together, in whatever order. Nothing is sent before it is confirmed.
import type { Selection } from "../lib/types";

export class Choice {
  readonly selection: Selection;
  chosen = $state.raw<number[]>([]);

  constructor(selection: Selection) {
    this.selection = selection;
  }

  // How many more have to be chosen.
  get missing(): number {
    return Math.max(0, this.selection.least - this.chosen.length);
  }

  // There is something to confirm.
  get complete(): boolean {
    return this.chosen.length > 0 && this.missing === 0;
  }

  has(region: number): boolean {
    return this.chosen.includes(region);
  }

  // Chosen, or let go again. False when that can't be.
  toggle(region: number): boolean {
    if (this.has(region)) this.chosen = this.chosen.filter((other) => other !== region);
    else if (this.chosen.length < this.selection.most && this.selection.regions.includes(region)) this.chosen = [...this.chosen, region];
    else return false;
    return true;
  }

  reset(): void {
    this.chosen = [];
  }

  get lines(): string[] {
    const { lines, verb, most, final, closing, onward } = this.selection;
    const open = this.chosen.length < most && !this.chosen.some((region) => final.includes(region));
    return [...lines, [verb, ...this.chosen].join(" "), ...(closing !== null && open ? [closing] : []), ...onward];
  }
}
