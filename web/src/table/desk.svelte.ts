// What the person before the page points at, has armed and is making up. No rule is known here: options say what may be.
import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import { say, word } from "../lib/words.svelte";
import type { BoardRegion, Entry, Option, Position, Refusal } from "../lib/types";
import { Draft } from "./draft.svelte";

export interface Numbered {
  // The option's place in the list of the position.
  index: number;
  option: Option;
}

export interface AbilityButton {
  source: string;
  options: Numbered[];
}

const DIRECT = new Set<Option["kind"]>(["conquer", "gamble"]);

export class Desk {
  readonly table: Table;
  // The region under the pointer, in focus, or pressed long.
  pointed = $state<number | null>(null);
  // Without a mouse nothing has been seen before the tap: what the die decides is shown first.
  careful = $state(false);
  // Regions a sentence of the log speaks of.
  spoken = $state.raw<number[]>([]);
  // The ability whose targets are shown instead of the plain ones.
  armed = $state<string | null>(null);
  // Regions chosen to be abandoned, all at once: so their order does not matter.
  leaving = $state.raw<number[]>([]);
  // The combo that a finger has opened to read: the next tap takes it.
  weighed = $state<number | null>(null);
  // The region whose several options are offered.
  opened = $state<number | null>(null);
  // What has been pressed once and wants a second press.
  sure = $state<string | null>(null);
  notice = $state.raw<{ text: string; wrong: boolean; key: number } | null>(null);
  // Declared later than `table`, which it reads.
  readonly draft: Draft | null = $derived.by(() => {
    const scene = this.table.scene;
    const spread = this.mayAct && !this.held ? scene?.position.spread : null;
    if (!scene || !spread) return null;
    // The same scene may come again after a cut: what was made up stays.
    const key = `${scene.version}/${scene.position.eyes}`;
    if (this.#drafted?.key !== key) this.#drafted = { key, draft: untrack(() => new Draft(spread)) };
    return this.#drafted.draft;
  });
  #drafted: { key: string; draft: Draft } | null = null;
  #noticed = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #unsure: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  get position(): Position | null {
    return this.table.scene?.position ?? null;
  }

  get eyes(): number | null {
    return this.position?.eyes ?? null;
  }

  // The person may decide something now.
  get mayAct(): boolean {
    return this.eyes !== null && this.table.deciding === this.eyes && this.table.behind === 0;
  }

  get held(): boolean {
    return this.mayAct && this.table.scene?.held === this.eyes;
  }

  // What is to be done now, in words.
  get question(): string {
    if (this.held) return word(this.table.scene?.undo.steps ? "ui-held" : "ui-held-final");
    return this.position ? say(this.position.question) : "";
  }

  get options(): Numbered[] {
    if (!this.mayAct || this.held) return [];
    return (this.position?.options ?? []).map((option, index) => ({ index, option }));
  }

  // What a click on each region can mean now.
  get targets(): Map<number, Numbered[]> {
    const found = new Map<number, Numbered[]>();
    for (const numbered of this.options) {
      const { region, source, kind } = numbered.option;
      // Giving land away by a slip of the finger would be a pity: abandoning is armed first.
      const fits = this.armed === null ? kind !== "abandon" : this.armed === (kind === "abandon" ? "abandon" : source);
      if (region === null || !fits) continue;
      found.set(region, [...(found.get(region) ?? []), numbered]);
    }
    return found;
  }

  // Abilities with targets on the board, each once, when there is something else to choose between.
  get abilities(): AbilityButton[] {
    const found = new Map<string, Numbered[]>();
    for (const numbered of this.options) {
      const { kind, source, region } = numbered.option;
      if (kind === "ability" && source !== null && region !== null) found.set(source, [...(found.get(source) ?? []), numbered]);
    }
    return [...found].map(([source, options]) => ({ source, options }));
  }

  // Options that are about no region and no line of the column.
  get loose(): Numbered[] {
    return this.options.filter(({ option }) => option.region === null && option.place === null);
  }

  get picks(): Map<number, Numbered> {
    return new Map(this.options.flatMap((numbered) => (numbered.option.place === null ? [] : [[numbered.option.place, numbered]])));
  }

  get refusals(): Map<number, Refusal> {
    return new Map(this.mayAct ? this.position?.refusals.map((refusal) => [refusal.region, refusal]) : []);
  }

  // Regions that can still be taken without the die.
  get affordable(): number {
    return new Set(this.options.filter(({ option }) => option.kind === "conquer").map(({ option }) => option.region)).size;
  }

  get hand(): number {
    const player = this.position?.players[this.eyes ?? -1];
    return player?.holdings.reduce((sum, holding) => sum + holding.hand, 0) ?? 0;
  }

  // What an entry tells by now: that the turn goes on to the next player is said once it is passed on.
  told(entry: Entry): Entry["sentences"] {
    const held = this.table.scene?.held !== null && entry.version === this.table.scene?.version;
    return held && entry.happenings.at(-1)?.name === "turn" ? entry.sentences.slice(0, -1) : entry.sentences;
  }

  seatName(seat: number): string {
    const found = this.table.game?.seats[seat];
    return found ? say(found.name) : String(seat + 1);
  }

  region(number: number): BoardRegion | undefined {
    return this.table.board?.regions.find((region) => region.region === number);
  }

  // --- Doing things ---

  // A click, a tap or Enter on a region.
  act(region: number): void {
    if (this.draft) {
      if (!this.draft.add(region)) this.say(this.whyNotAdd(region), false);
      return;
    }
    const found = this.targets.get(region) ?? [];
    const [only] = found;
    if (only?.option.kind === "abandon") {
      this.leaving = this.leaving.includes(region) ? this.leaving.filter((other) => other !== region) : [...this.leaving, region];
    } else if (found.length > 1 || (this.careful && only?.option.cost?.faces)) {
      this.opened = this.opened === region ? null : region;
    } else if (only) {
      this.choose(only);
    } else {
      const refusal = this.refusals.get(region);
      if (refusal) this.say(say(refusal.reason), false);
      // It could be abandoned, but nobody asked for that.
      else if (this.options.some(({ option }) => option.region === region)) this.say(word("reason-own_region", { region }), false);
    }
  }

  // A click on a combo, a tap or Enter. Picking can't be taken back, and a finger has read nothing before.
  pick(place: number): void {
    const pick = this.picks.get(place);
    if (!pick) return;
    if (this.careful && this.weighed !== place) this.weighed = place;
    else this.choose(pick);
  }

  whyNotAdd(region: number): string {
    const draft = this.draft;
    if (!draft?.shares.has(region)) return word("ui-spread-not-here");
    return draft.left > 0 ? word("ui-spread-full") : word("ui-spread-none-left");
  }

  // Decline wants a second press, and so does ending conquests that could go on.
  choose({ option, index }: Numbered): void {
    const question = this.warning(option);
    if (question && this.sure !== `option-${index}`) {
      this.ask(`option-${index}`, question);
      return;
    }
    this.forget();
    this.table.send({ do: "move", lines: option.lines });
  }

  // The chosen regions in one line: the first option's lines, the other regions after its own.
  abandon(): void {
    const chosen = this.options.filter(({ option }) => option.kind === "abandon" && this.leaving.includes(option.region ?? 0));
    const [first, ...rest] = chosen.map(({ option }) => option);
    if (!first) return;
    const last = [first.lines.at(-1), ...rest.map((option) => option.region)].join(" ");
    this.forget();
    this.table.send({ do: "move", lines: [...first.lines.slice(0, -1), last] });
  }

  warning(option: Option): string {
    if (option.kind === "decline") return word("ui-sure-decline");
    if (option.kind === "end" && this.hand > 0 && this.affordable > 0) {
      return word("ui-sure-end", { n: this.affordable, hand: this.hand });
    }
    return "";
  }

  confirmSpread(hold: boolean): void {
    const draft = this.draft;
    if (!draft) return;
    if (!draft.complete) {
      this.say(word("ui-spread-some-left", { n: draft.left }), true);
      return;
    }
    const emptied = draft.emptied;
    const question = emptied.length
      ? word("ui-sure-emptied", { n: emptied.length, regions: emptied.join(", ") })
      : draft.left > 0 ? word("ui-sure-left", { n: draft.left }) : "";
    if (question && this.sure !== "spread") {
      this.ask("spread", question);
      return;
    }
    this.forget();
    this.table.send({ do: "move", lines: [draft.line], hold });
  }

  // The next step onward: pass the turn on, or what leads there.
  endTurn(): void {
    if (this.held) this.table.send({ do: "pass" });
    else if (this.draft) this.confirmSpread(!this.endsTurn);
    else if (this.leaving.length) this.abandon();
    else {
      const onward = this.onward;
      if (onward) this.choose(onward);
      else if (this.mayAct) this.say(word("ui-answer-first"), false);
    }
  }

  // Redeploying is the last thing of one's own turn: placing and passing on are one press.
  get endsTurn(): boolean {
    return this.draft?.spread.verb === "redeploy" && this.position?.turn === this.eyes;
  }

  // The one option that leads onward, if there is one.
  get onward(): Numbered | undefined {
    const loose = this.loose;
    return (
      loose.find(({ option }) => option.kind === "end") ??
      loose.find(({ option }) => option.kind === "skip") ??
      loose.find(({ option }) => option.kind === "go")
    );
  }

  undo(all: boolean): void {
    const undo = this.table.scene?.undo;
    if (!this.mayAct || !undo) return;
    if (undo.steps > 0) {
      this.forget();
      this.table.send({ do: "undo", all });
    } else if (undo.reason) {
      this.say(say(undo.reason), false);
    }
  }

  arm(source: string): void {
    this.armed = this.armed === source ? null : source;
    this.leaving = [];
    this.opened = null;
  }

  ask(key: string, question: string): void {
    this.sure = key;
    this.say(question, true);
    clearTimeout(this.#unsure);
    this.#unsure = setTimeout(() => (this.sure = null), 5000);
  }

  // After something was done, or came from elsewhere, nothing is half chosen.
  forget(): void {
    this.armed = null;
    this.leaving = [];
    this.opened = null;
    this.weighed = null;
    if (this.sure || !this.notice?.wrong) this.notice = null;
    this.sure = null;
  }

  say(text: string, wrong: boolean): void {
    this.#noticed += 1;
    this.notice = { text, wrong, key: this.#noticed };
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.notice = null), 5500);
  }

  // The option whose cost is shown for a region, and the others there.
  shown(region: number): Numbered | undefined {
    const found = this.targets.get(region) ?? [];
    return found.find(({ option }) => DIRECT.has(option.kind)) ?? found.find(({ option }) => option.cost !== null) ?? found[0];
  }
}
