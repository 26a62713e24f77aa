// What the person before the page points at, has armed and is making up. No rule is known here: options say what may be.
import { untrack } from "svelte";
import type { Table } from "../lib/table.svelte";
import { hasWord, say, word } from "../lib/words.svelte";
import type { BoardRegion, Entry, LessonCard, Option, Position, Refusal } from "../lib/types";
import { Choice } from "./choice.svelte";
import { Draft } from "./draft.svelte";
import { Hints } from "./hints.svelte";

export interface Numbered {
  // The option's place in the list of the position, and in the lists within it.
  index: string;
  option: Option;
}

export interface AbilityButton {
  source: string;
  options: Numbered[];
}

const numbered = (options: Option[], within = ""): Numbered[] => options.map((option, index) => ({ index: `${within}${index}`, option }));

const DIRECT = new Set<Option["kind"]>(["conquer", "gamble"]);

export class Desk {
  readonly table: Table;
  // The region under the pointer, in focus, or pressed long.
  pointed = $state<number | null>(null);
  // Without a mouse nothing has been seen before the tap: what the die decides is shown first.
  careful = $state(false);
  // Regions a sentence of the log speaks of.
  spoken = $state.raw<number[]>([]);
  // The ability whose targets are shown instead of the plain ones; abandoning is armed like one.
  armed = $state<string | null>(null);
  // What was chosen first, of an ability that wants something more: nothing is sent before all of it is known.
  begun = $state.raw<Numbered | null>(null);
  // The combo that a finger has opened to read: the next tap takes it.
  weighed = $state<number | null>(null);
  // The region whose several options are offered.
  opened = $state<number | null>(null);
  // What has been pressed once and wants a second press.
  sure = $state<string | null>(null);
  notice = $state.raw<{ text: string; wrong: boolean; key: number } | null>(null);
  readonly hints = new Hints(this);
  // What is made up, spread or choice, stays when the same scene comes again after a cut. Declared later than `table`,
  // which they read.
  readonly draft: Draft | null = $derived.by(() => {
    const spread = this.mayAct && !this.held ? this.position?.spread : null;
    if (!spread) return null;
    if (this.#drafted?.moment !== this.moment) this.#drafted = { moment: this.moment, draft: untrack(() => new Draft(spread)) };
    return this.#drafted.draft;
  });
  // Regions to be chosen together: what is asked, or else what may be abandoned, once somebody means to.
  readonly choice: Choice | null = $derived.by(() => {
    const selection = this.mayAct && !this.held ? this.position?.selection : null;
    if (!selection || (selection.kind === "abandon" && this.armed !== "abandon")) return null;
    if (this.#choosing?.moment !== this.moment) this.#choosing = { moment: this.moment, choice: untrack(() => new Choice(selection)) };
    return this.#choosing.choice;
  });
  #drafted: { moment: string; draft: Draft } | null = null;
  #choosing: { moment: string; choice: Choice } | null = null;
  #noticed = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #unsure: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  get position(): Position | null {
    return this.table.scene?.position ?? null;
  }

  // What a lesson says now, at the table of one.
  get lesson(): LessonCard | null {
    return this.table.scene?.lesson ?? null;
  }

  // Regions that are spoken of: by a sentence of the log, a hint or a lesson.
  get marked(): number[] {
    if (this.spoken.length) return this.spoken;
    return this.hints.open ? this.hints.regions : (this.lesson?.regions ?? []);
  }

  get eyes(): number | null {
    return this.position?.eyes ?? null;
  }

  // The person may decide something now.
  get mayAct(): boolean {
    return this.eyes !== null && this.table.deciding === this.eyes && this.table.behind === 0 && this.table.mine.includes(this.eyes);
  }

  // One question to one person: what is made up for it is of no use for another.
  get moment(): string {
    return `${this.table.scene?.version}/${this.eyes}`;
  }

  get held(): boolean {
    return this.mayAct && this.table.scene?.held === this.eyes;
  }

  // What is to be done now, in words.
  get question(): string {
    if (this.held) return word(this.table.scene?.undo.steps ? "ui-held" : "ui-held-final");
    if (this.begun?.option.asks) return say(this.begun.option.asks);
    const [armed] = this.abilities.find(({ source }) => source === this.armed)?.options ?? [];
    if (armed) return word("ui-armed", { ability: say(armed.option.label) });
    return this.position ? say(this.position.question) : "";
  }

  // What can be done, but for what regions are chosen together for; or how to go on with what was begun.
  get options(): Numbered[] {
    if (!this.mayAct || this.held) return [];
    if (this.begun) return numbered(this.begun.option.then, `${this.begun.index}-`);
    const { options = [], selection = null } = this.position ?? {};
    return numbered(options)
      .filter(({ option }) => option.kind !== selection?.kind || option.region === null || !selection.regions.includes(option.region));
  }

  // What a click on each region can mean now, when it is not one of a choice.
  get targets(): Map<number, Numbered[]> {
    const found = new Map<number, Numbered[]>();
    if (this.choice) return found;
    for (const numbered of this.options) {
      const { kind, region, source, cost } = numbered.option;
      if (region === null || (!this.begun && this.armed !== null && this.armed !== source)) continue;
      // What takes no region is not done by a click that may have meant to take one: it is armed first.
      if (kind === "ability" && cost === null && this.armed !== source) continue;
      found.set(region, [...(found.get(region) ?? []), numbered]);
    }
    if (this.armed === null && !this.begun) {
      // An ordinary conquest is what a click means; an ability that could do it too is used by its button.
      for (const [region, ways] of found) if (ways.some(({ option }) => option.kind === "conquer")) found.set(region, ways.filter(({ option }) => option.kind !== "ability"));
    }
    return found;
  }

  // Abilities that could be used on a region, once their button is pressed.
  besides(region: number): Numbered[] {
    if (this.armed !== null || this.begun || this.choice) return [];
    const here = this.targets.get(region) ?? [];
    return this.options.filter(({ index, option }) => option.kind === "ability" && option.region === region && !here.some((other) => other.index === index));
  }

  // Abilities with targets on the board, each once, when there is something else to choose between.
  get abilities(): AbilityButton[] {
    const found = new Map<string, Numbered[]>();
    for (const numbered of this.begun ? [] : this.options) {
      const { kind, source, region } = numbered.option;
      if (kind === "ability" && source !== null && region !== null) found.set(source, [...(found.get(source) ?? []), numbered]);
    }
    return [...found].map(([source, options]) => ({ source, options }));
  }

  // The only region that a question may be answered with: a button says so too.
  get lone(): Numbered | undefined {
    const answers = this.options.filter(({ option }) => option.kind === "answer" && option.region !== null);
    return answers.length === 1 && !this.begun ? answers[0] : undefined;
  }

  // Options that are about no region and no line of the column.
  get loose(): Numbered[] {
    return this.options.filter(({ option }) => option.region === null && option.place === null);
  }

  get picks(): Map<number, Numbered> {
    return new Map(this.options.flatMap((numbered) => (numbered.option.place === null ? [] : [[numbered.option.place, numbered]])));
  }

  // Why a region is no target: of the armed ability, or of whatever else one is chosen for.
  get refusals(): Map<number, Refusal> {
    if (!this.mayAct || this.begun) return new Map();
    const { refusals = [], misfits = [] } = this.position ?? {};
    const armed = misfits.filter(({ source }) => source === this.armed);
    const found = armed.length ? armed.map(({ region, reason }) => ({ region, reason, cost: null, tolls: [] })) : refusals;
    return new Map(found.map((refusal) => [refusal.region, refusal]));
  }

  // Abilities that would do something in the region, and have to be armed for it.
  #unarmed(region: number): Option | undefined {
    return this.begun || this.armed !== null ? undefined : this.options.find(({ option }) => option.kind === "ability" && option.region === region)?.option;
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
      if (!this.draft.press(region)) this.say(this.whyNotAdd(region), false);
      return;
    }
    if (this.choice?.toggle(region)) return;
    const found = this.targets.get(region) ?? [];
    const [only] = found;
    if (found.length > 1 || (only && this.#wantsWords(only.option))) {
      this.opened = this.opened === region ? null : region;
    } else if (only) {
      this.choose(only);
    } else {
      const why = this.whyNot(region);
      if (why) this.say(why, false);
    }
  }

  // What is said before it is done, with a button to do it: a warning, an ability nobody has asked for; and without a
  // mouse, with which one has seen it before, the die and coins.
  #wantsWords(option: Option): boolean {
    const unasked = option.kind === "ability" && this.armed !== option.source && !this.begun;
    return unasked || option.warnings.length > 0 || (this.careful && Boolean(option.cost?.faces || option.tolls.length));
  }

  // Why a region can't be chosen now.
  whyNot(region: number): string {
    if (this.begun) return word(this.begun.option.region === region ? "ui-begun-here" : "ui-begun-elsewhere");
    const refusal = this.refusals.get(region);
    if (refusal) return say(refusal.reason);
    if (this.choice?.selection.regions.includes(region)) return word("ui-choose-enough", { n: this.choice.chosen.length });
    const lone = this.lone?.option.region ?? null;
    if (lone !== null) return word("ui-only-here", { region: lone });
    const unarmed = this.#unarmed(region);
    if (unarmed) return word("ui-arm-first", { ability: say(unarmed.label) });
    // It could be abandoned, but nobody asked for that.
    return this.position?.selection?.regions.includes(region) ? word("reason-own_region", { region }) : "";
  }

  // A click on a combo, a tap or Enter. Picking can't be taken back, and a finger has read nothing before.
  pick(place: number): void {
    const pick = this.picks.get(place);
    if (!pick) return;
    if (this.careful && this.weighed !== place) this.weighed = place;
    else this.choose(pick);
  }

  // One token more or less of a spread, or one taken elsewhere.
  add(region: number): void {
    if (this.draft && !this.draft.add(region)) this.say(this.whyNotAdd(region), false);
  }

  // Whether there was a spread to take it from.
  take(region: number): boolean {
    if (!this.draft) return false;
    if (!this.draft.take(region)) this.say(word("ui-spread-least"), false);
    return true;
  }

  // Whether it went there.
  shift(from: number | null, to: number): boolean {
    if (!this.draft) return false;
    const done = from === null ? this.draft.add(to) : this.draft.shift(from, to);
    if (!done) this.say(from === null ? this.whyNotAdd(to) : word("ui-spread-least"), false);
    return done;
  }

  whyNotAdd(region: number): string {
    const draft = this.draft;
    if (!draft?.shares.has(region)) return word("ui-spread-not-here");
    return draft.left > 0 ? word("ui-spread-full") : word("ui-spread-none-left");
  }

  // What can hardly be wished wants a second press, unless the reason was to be read beside the button (`told`).
  choose(chosen: Numbered, told = false): void {
    const { option, index } = chosen;
    if (option.then.length) {
      this.begun = chosen;
      this.opened = null;
      return;
    }
    const why = option.warnings.map(say).join(" ");
    if (why && !told && this.sure !== `option-${index}`) {
      this.ask(`option-${index}`, word("ui-sure-why", { why }));
      return;
    }
    this.forget();
    this.table.send({ do: "move", lines: option.lines });
  }

  // A hint is played as the option it speaks of would be; whoever presses it has read what it does.
  follow(lines: string[]): void {
    const hold = !this.retreating;
    this.forget();
    this.table.send({ do: "move", lines, hold });
  }

  // The chosen regions, all in one line.
  confirmChoice(): void {
    const choice = this.choice;
    if (!choice) return;
    if (!choice.complete) {
      this.say(this.choiceWords, true);
      return;
    }
    const lines = choice.lines;
    this.forget();
    this.table.send({ do: "move", lines });
  }

  // How many are still to be chosen, or what is done with the chosen.
  get choiceWords(): string {
    const choice = this.choice;
    if (!choice) return "";
    if (choice.missing) return word("ui-choose-more", { n: choice.missing });
    const own = `ui-choose-${choice.selection.verb}`;
    return word(hasWord(own) ? own : "ui-choose", { n: choice.chosen.length });
  }

  confirmSpread(): void {
    this.#placeSpread(!this.retreating);
  }

  #placeSpread(hold: boolean): void {
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
    else if (this.draft) this.#placeSpread(!this.endsTurn && !this.retreating);
    else if (this.choice && (this.choice.chosen.length || this.choice.selection.least)) this.confirmChoice();
    else {
      const onward = this.onward;
      if (onward) this.choose(onward);
      else if (this.mayAct) this.say(word("ui-answer-first"), false);
    }
  }

  // Placing is the last thing of one's own turn: it and passing on are one press.
  get endsTurn(): boolean {
    return this.draft?.spread.ends_turn ?? false;
  }

  // Troops are placed in the turn of another, who waits for it: there is no turn of one's own to be ended.
  get retreating(): boolean {
    return this.draft !== null && this.position?.turn !== this.eyes;
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
    this.begun = null;
    this.#choosing = null;
    this.opened = null;
  }

  ask(key: string, question: string): void {
    this.sure = key;
    this.say(question, true);
    clearTimeout(this.#unsure);
    this.#unsure = setTimeout(() => (this.sure = null), 5000);
  }

  // One step back of what is only meant so far: the second region, then the ability, then everything. Whether it was one.
  cancel(): boolean {
    if (this.hints.open) this.hints.close();
    else if (this.opened !== null) this.opened = null;
    else if (this.begun) this.begun = null;
    else if (this.armed !== null && !this.choice?.chosen.length) this.armed = null;
    else return false;
    return true;
  }

  // After something was done, or came from elsewhere, nothing is half chosen.
  forget(): void {
    this.choice?.reset();
    this.armed = null;
    this.begun = null;
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
