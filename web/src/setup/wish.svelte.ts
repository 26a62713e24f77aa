// The table that is being set up: what was chosen so far, and what is missing.
import { BOT, usualManners } from "../landing/start";
import { preferences } from "../lib/preferences.svelte";
import { remember, remembered } from "../lib/stored";
import type { BoardFacts, BoxFacts, Catalogue, CheckedMap, MapFacts, NewGame, VariantFacts } from "../lib/types";

export const MOST_ROUNDS = 60;
// Instead of the id of a map: one of the guest's own, a layout that is drawn, or one of chosen boards.
export const OWN = "*own";
export const RANDOM = "*random";
export const CHOSEN = "*chosen";
const KEY = "setup";

export interface SeatPlan {
  kind: "human" | "bot";
  name: string;
  bot: string;
  // Colour and sign.
  look: number;
}

export type ElementKind = "race" | "power";

/** What is remembered for the next time. */
interface Plan {
  box: string;
  map: string;
  // The boards that are to lie side by side, where they are chosen.
  boards: string[];
  players: number;
  // Another way to play the box; empty: by its own rules.
  variant: string;
  // 0: as many as usual.
  rounds: number;
  options: string[];
  // Whoever decides may ask what a bot would do.
  hints: boolean;
  // Left out of the box.
  without: Record<ElementKind, string[]>;
  seats: SeatPlan[];
}

/** A map file of the guest's own that the server has found right. */
export interface OwnMap {
  document: Record<string, unknown>;
  checked: CheckedMap;
}

export class Wish {
  readonly catalogue: Catalogue;
  plan = $state<Plan>() as Plan;
  own = $state.raw<OwnMap | null>(null);
  // It is to count in the rankings: the box is played as it is printed.
  rated = $state(false);

  constructor(catalogue: Catalogue, name: string) {
    this.catalogue = catalogue;
    this.plan = this.#usual(name);
    this.#recall();
    this.#fit();
    if (preferences.look !== null) this.chooseLook(this.seats.findIndex(({ kind }) => kind === "human"), preferences.look);
  }

  get box(): BoxFacts {
    return this.catalogue.boxes.find((box) => box.id === this.plan.box) ?? this.catalogue.boxes[0]!;
  }

  get sizes(): number[] {
    const ways = this.rated ? this.box.maps : [...this.box.maps, ...this.box.variants];
    return [...new Set(ways.map(({ players }) => players))].sort((a, b) => a - b);
  }

  /** Other ways to play with so many; with the rules of the box itself there may be no such table. */
  get variants(): VariantFacts[] {
    return this.rated ? [] : this.box.variants.filter(({ players }) => players === this.plan.players);
  }

  get plain(): boolean {
    return this.box.maps.some(({ players }) => players === this.plan.players);
  }

  get variant(): VariantFacts | undefined {
    return this.variants.find(({ id }) => id === this.plan.variant);
  }

  /** For how many players the boards are. */
  get boardsFor(): number {
    return this.variant?.boards_for ?? this.plan.players;
  }

  get maps(): MapFacts[] {
    return this.box.maps.filter((map) => map.players === this.boardsFor);
  }

  /** The sizes of the boards that lie on such a table, where it is made of several; each with how many. */
  get sizesOfBoards(): { size: string; count: number }[] {
    const sizes = this.box.sizes[String(this.boardsFor)] ?? [];
    return [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((other) => other === size).length }));
  }

  boardsOf(size: string): BoardFacts[] {
    return this.box.boards.filter((board) => board.size === size);
  }

  /** Take a board instead of its other side or, where there are enough, of the one that was chosen first. */
  chooseBoard(id: string): void {
    const chosen = this.box.boards.find((board) => board.id === id);
    if (!chosen || this.plan.boards.includes(id)) return;
    const count = this.sizesOfBoards.find(({ size }) => size === chosen.size)?.count ?? 0;
    const facts = (other: string) => this.box.boards.find((board) => board.id === other);
    const kept = this.plan.boards.filter((other) => facts(other)?.sheet !== chosen.sheet);
    const alike = kept.filter((other) => facts(other)?.size === chosen.size);
    const leaving = alike.slice(0, Math.max(0, alike.length + 1 - count));
    this.plan.boards = [...kept.filter((other) => !leaving.includes(other)), id];
  }

  /** The chosen boards as they are numbered on: by size, then by name. */
  get layout(): string[] {
    return this.sizesOfBoards.flatMap(({ size }) => this.boardsOf(size).filter(({ id }) => this.plan.boards.includes(id)).map(({ id }) => id));
  }

  /** How many layouts there are to draw from. */
  get draws(): number {
    return this.box.draws[String(this.boardsFor)] ?? 0;
  }

  get map(): MapFacts | undefined {
    if (this.plan.map === OWN) return this.own?.checked.facts;
    if (this.plan.map === RANDOM || this.plan.map === CHOSEN) return this.maps.find((map) => map.usual);
    return this.maps.find((map) => map.id === this.plan.map);
  }

  get seats(): SeatPlan[] {
    return this.plan.seats.slice(0, this.plan.players);
  }

  get rounds(): number {
    return this.plan.rounds || this.usualRounds;
  }

  // A map that does not say how long it is played goes by the number of players.
  get usualRounds(): number {
    return this.map?.rounds || (this.maps.find((map) => map.usual)?.rounds ?? 0);
  }

  get roundsWrong(): boolean {
    return !Number.isInteger(this.rounds) || this.rounds < 1 || this.rounds > MOST_ROUNDS;
  }

  all(kind: ElementKind) {
    const all = kind === "race" ? this.box.races : this.box.powers;
    return all.filter(({ id }) => !this.variant?.without.includes(id));
  }

  chosen(kind: ElementKind): string[] {
    return this.all(kind).flatMap(({ id }) => (this.plan.without[kind].includes(id) ? [] : [id]));
  }

  /** How many are needed, if more than there are. */
  missing(kind: ElementKind): number | null {
    const least = (kind === "race" ? this.box.least_races : this.box.least_powers)[String(this.plan.players)] ?? 0;
    return this.chosen(kind).length < least ? least : null;
  }

  // Somebody has to play: bots among themselves need no table.
  get nobody(): boolean {
    return this.seats.every((seat) => seat.kind === "bot");
  }

  get ready(): boolean {
    return !this.nobody && this.playable;
  }

  /** Whoever sits at it. */
  get playable(): boolean {
    return this.missing("race") === null && this.missing("power") === null && !this.roundsWrong;
  }

  chooseBox(box: string): void {
    this.plan.box = box;
    this.plan.without = { race: [], power: [] };
    this.#fit();
  }

  choosePlayers(players: number): void {
    this.plan.players = players;
    this.#fit();
  }

  chooseVariant(variant: string): void {
    this.plan.variant = variant;
    this.#fit();
  }

  chooseMap(map: string): void {
    this.plan.map = map;
    this.plan.rounds = 0;
  }

  /** Play on a map of one's own: in its box, and with as many players as it is for. */
  chooseOwn(own: OwnMap): void {
    const { box, facts } = own.checked;
    if (box !== this.plan.box) this.chooseBox(box);
    if (this.sizes.includes(facts.players)) this.plan.players = facts.players;
    this.own = own;
    this.chooseMap(OWN);
  }

  /** A seat takes a look; whoever had it takes the one that is free now. */
  chooseLook(seat: number, look: number): void {
    const chosen = this.plan.seats[seat];
    const before = this.plan.seats.find((other) => other.look === look);
    if (!chosen) return;
    if (before) before.look = chosen.look;
    chosen.look = look;
  }

  toggleOption(option: string): void {
    this.plan.options = toggled(this.plan.options, option);
  }

  toggle(kind: ElementKind, id: string): void {
    this.plan.without[kind] = toggled(this.plan.without[kind], id);
  }

  chooseAll(kind: ElementKind, all: boolean): void {
    this.plan.without[kind] = all ? [] : this.all(kind).map(({ id }) => id);
  }

  reset(name: string): void {
    this.plan = this.#usual(name);
    if (this.rated) this.print();
    this.#fit();
  }

  keep(): void {
    // What a table that counts forbids is nobody's choice for the next time.
    if (!this.rated) remember(KEY, JSON.stringify(this.plan));
  }

  /** As a table that counts has it: whatever else was chosen, or remembered, is as the box is printed. */
  print(): void {
    this.rated = true;
    this.plan = { ...this.plan, rounds: 0, options: [], hints: false, variant: "", without: { race: [], power: [] } };
    if (this.plan.map === OWN) this.plan.map = "";
    this.#fit();
  }

  /** As the server wants it: what is as usual is left empty. */
  get game(): NewGame {
    const { plan } = this;
    const some = (kind: ElementKind) => (plan.without[kind].length ? this.chosen(kind) : []);
    return {
      box: plan.box,
      map: plan.map === OWN ? (this.own?.document ?? "") : plan.map === RANDOM ? "" : plan.map === CHOSEN ? this.layout : plan.map,
      layout: plan.map === RANDOM ? "random" : "",
      variant: this.variant?.id ?? "",
      rounds: plan.rounds,
      options: plan.options.filter((option) => this.box.options.includes(option)),
      races: some("race"),
      powers: some("power"),
      seats: this.seats.map(({ kind, name, bot, look }) => ({ kind, name: kind === "human" ? name.trim() : "", bot, look })),
      hints: plan.hints,
      manners: usualManners,
      request: null,
    };
  }

  #bot(): string {
    return this.catalogue.bots.includes(BOT) ? BOT : (this.catalogue.bots[0] ?? "");
  }

  #usual(name: string): Plan {
    const bot = this.#bot();
    const most = Math.max(...this.catalogue.boxes.flatMap((box) => box.maps.map((map) => map.players)));
    return {
      box: this.catalogue.boxes[0]?.id ?? "",
      map: "",
      boards: [],
      players: 3,
      variant: "",
      rounds: 0,
      options: [],
      hints: true,
      without: { race: [], power: [] },
      seats: Array.from({ length: most }, (_, seat) => ({ kind: seat ? "bot" : "human", name: seat ? "" : name, bot, look: seat })),
    };
  }

  /** The set-up of the last time, as far as it can still be read. */
  #recall(): void {
    try {
      const kept = JSON.parse(remembered(KEY) ?? "{}") as Partial<Plan>;
      const seats = this.plan.seats.map((seat, index) => ({ ...seat, ...kept.seats?.[index] }));
      const without = { ...this.plan.without, ...kept.without };
      this.plan = { ...this.plan, ...kept, seats, without };
    } catch {
      // As usual, then.
    }
  }

  /** Whatever this box or this number of players does not have becomes what they do have. */
  #fit(): void {
    const { plan } = this;
    plan.box = this.box.id;
    if (!this.sizes.includes(plan.players)) plan.players = this.sizes[0] ?? plan.players;
    if (!this.variant) plan.variant = this.plain ? "" : (this.variants[0]?.id ?? "");
    if (this.own?.checked.box !== plan.box) this.own = null;
    const several = this.sizesOfBoards.length > 0;
    const named = plan.map !== RANDOM && plan.map !== CHOSEN && plan.map !== OWN;
    if (!this.map || (plan.map === RANDOM && this.draws < 2) || (plan.map === CHOSEN && !several) || (named && several)) {
      // Where a layout has several boards they are drawn, as the rules have it.
      plan.map = several ? RANDOM : ((this.maps.find((map) => map.usual) ?? this.maps[0])?.id ?? "");
      plan.rounds = 0;
    }
    for (const { size, count } of this.sizesOfBoards) {
      const boards = this.boardsOf(size);
      const chosen = boards.filter(({ id }) => plan.boards.includes(id));
      const first = boards.filter(({ sheet }, index) => boards.findIndex((other) => other.sheet === sheet) === index);
      if (chosen.length !== count) plan.boards = [...plan.boards.filter((id) => !chosen.some((board) => board.id === id)), ...first.slice(0, count).map(({ id }) => id)];
    }
    if (!several) plan.boards = [];
    // Two that are the same, from whatever was remembered.
    if (new Set(plan.seats.map(({ look }) => look)).size < plan.seats.length) plan.seats.forEach((seat, index) => (seat.look = index));
    for (const seat of plan.seats) {
      if (!this.catalogue.bots.includes(seat.bot)) seat.bot = this.#bot();
    }
  }
}

function toggled(list: string[], id: string): string[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}
