// One game over its socket: what is shown of it now, and the commands that are sent.
//
// Commands carry the version they were made for and an id of their own. After a cut the same command is sent again with
// the same id, so it is carried out once; missing entries come with the next welcome.
import { withChanges } from "./difference";
import { preferences } from "./preferences.svelte";
import { rest, Trouble } from "./rest";
import { bots, lasts } from "./leavers";
import { hangUp, socketTo } from "./sockets";
import type { Board, BoxFacts, Command, Entry, GameFacts, Phrase, Presence, Scene, ServerMessage } from "./types";
import { words } from "./words.svelte";

const PING_EVERY = 1500;
const ANSWER_WITHIN = 1500;
const COMMAND_WITHIN = 4000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 5000;
const NOT_FOUND = 4404;
// Codes of closing after which there is nothing to come back to.
const CLOSED_FOR_GOOD: Record<number, string> = { [NOT_FOUND]: "not_found", 4409: "other_rules", 4410: "damaged", 4423: "full_house" };

// How long a change is looked at before the next one is shown, by what happened in it.
const LOOKED_AT: Record<string, number> = { rolled: 1100, picked: 800, declined: 800, conquered: 520, turn: 450, income: 700 };
const LOOKED_AT_LEAST = 160;
// So long the die rolls before anybody knows what it shows.
const ROLLS = 620;
// More changes than this are not waited for one by one.
const LONGEST_QUEUE = 60;

export interface Change {
  entry: Entry;
  before: Scene;
  after: Scene;
}

export type Wish =
  | { do: "move"; lines: string[]; hold?: boolean }
  | { do: "undo"; all?: boolean }
  | { do: "pass" };

export type Link = "opening" | "open" | "lost" | "closed";

export class Table {
  game = $state.raw<GameFacts | null>(null);
  board = $state.raw<Board | null>(null);
  box = $state.raw<BoxFacts | null>(null);
  // What is shown now; newer scenes may wait in the queue.
  scene = $state.raw<Scene | null>(null);
  entries = $state.raw<Entry[]>([]);
  // Who is there, where several people play; and when that was heard.
  presence = $state.raw<{ told: Presence; at: number } | null>(null);
  link = $state<Link>("opening");
  // A command is on its way, or what came of it is.
  sending = $state(false);
  // Changes that are yet to be shown.
  behind = $state(0);
  // Why the game can't be shown at all.
  trouble = $state<string | null>(null);
  // How many look on who don't sit here.
  spectators = $state(0);

  // Called for every change that is shown, after it is.
  onchange: (change: Change) => void = () => {};
  // Called before a change that a die has decided, with what it will show.
  onroll: (face: number) => void = () => {};
  onrefused: (reason: Phrase, code: string) => void = () => {};

  readonly id: string;
  readonly #screen: boolean;
  #socket: WebSocket | null = null;
  #eyes = $state<number | null>(null);
  #pending: Command | null = null;
  // The version the pending command was committed as.
  #committed = Infinity;
  #queue: { entry: Entry; scene: Scene; rolled?: boolean }[] = [];
  #newest: Scene | null = null;
  #story: Entry[] = [];
  #retry = FIRST_RETRY;
  #timers: Record<string, ReturnType<typeof setTimeout> | undefined> = {};
  #over = false;

  // `screen`: for all to look at, so it sees through nobody's eyes, whoever's device it is.
  constructor(id: string, screen = false) {
    this.id = id;
    this.#screen = screen;
  }

  // The seats of people that bots play for now.
  get resigned(): number[] {
    return bots(this.presence?.told ?? null, this.game?.seats ?? [], this.entries);
  }

  // The host has paused the game: the log says so, whoever is left at the table.
  get paused(): boolean {
    return this.entries.filter(({ kind }) => kind === "pause" || kind === "resume").at(-1)?.kind === "pause";
  }

  // The guest's seats, whoever plays for them.
  get own(): number[] {
    return this.game?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? [];
  }

  // The guest's seats, as far as nobody plays on for them.
  get mine(): number[] {
    return this.own.filter((seat) => !this.resigned.includes(seat));
  }

  // Somebody who does not sit here looks on while others play.
  get watching(): boolean {
    return this.game !== null && !this.game.over && !this.game.seats.some(({ mine }) => mine);
  }

  // The seat that decides: it acts, or has yet to pass its turn on.
  get deciding(): number | null {
    return this.scene ? (this.scene.held ?? this.scene.position.acting) : null;
  }

  // Another of the guest's seats is asked: it has to take the device first.
  get curtain(): number | null {
    const seat = this.deciding;
    if (seat === null || this.own.length < 2 || !this.mine.includes(seat)) return null;
    return this.scene?.position.eyes === seat ? null : seat;
  }

  // What was sent is not answered yet: what is shown may be over.
  get waiting(): boolean {
    return this.sending || (this.scene !== null && this.scene.position.eyes !== this.#eyes);
  }

  async open(): Promise<void> {
    try {
      const [game, board, catalogue] = await Promise.all([rest.game(this.id), rest.board(this.id), rest.catalogue()]);
      this.board = board;
      words.box = game.box;
      this.box = catalogue.boxes.find((box) => box.id === game.box) ?? null;
      this.game = game;
    } catch (error) {
      if (error instanceof Trouble && error.code !== "offline" && error.status < 500) {
        this.trouble = error.code;
        return;
      }
      this.link = "lost";
      this.#later("open", LONGEST_RETRY / 2, () => void this.open());
      return;
    }
    this.#eyes = this.#screen ? null : this.own.length === 1 ? (this.own[0] ?? null) : keptEyes(this.id, this.mine);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    this.#connect();
  }

  close(): void {
    this.#over = true;
    this.link = "closed";
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    hangUp(this.#socket);
    this.#socket = null;
  }

  // Look through the eyes of another of the guest's seats.
  look(seat: number): void {
    this.#eyes = seat;
    keepEyes(this.id, seat);
    this.#tell({ do: "look", seat });
  }

  // Send a command for the seat that decides. False when one is still on its way.
  send(wish: Wish): boolean {
    this.skip();
    const seat = this.deciding;
    if (this.#pending || !this.#newest || seat === null) return false;
    const base = { request: newId(), version: this.#newest.version, seat };
    if (wish.do === "move") this.#pending = { ...base, do: "move", lines: wish.lines, hold: wish.hold ?? true };
    else if (wish.do === "undo") this.#pending = { ...base, do: "undo", all: wish.all ?? false };
    else this.#pending = { ...base, do: "pass" };
    this.sending = true;
    this.#sendPending();
    return true;
  }

  // A bot plays on for a seat of the guest's.
  resign(seat: number): void {
    this.#order({ do: "resign", request: newId(), seat });
  }

  // The guest plays again.
  back(seat: number): void {
    this.#order({ do: "back", request: newId(), seat });
  }

  pause(paused: boolean): void {
    this.#order({ do: "pause", request: newId(), paused });
  }

  // What does not depend on how the game stands.
  #order(command: Command): void {
    if (this.#pending) return;
    this.#pending = command;
    this.sending = true;
    this.#sendPending();
  }

  // Show the newest at once.
  skip(): void {
    clearTimeout(this.#timers["show"]);
    // What comes after is shown one by one again.
    this.#timers["show"] = undefined;
    while (this.#queue.length) this.#showNext();
    this.behind = 0;
  }

  // --- The socket ---

  #connect(): void {
    this.#drop();
    const socket = socketTo(`/api/games/${this.id}/socket`);
    this.#socket = socket;
    // An attempt that hangs counts as failed.
    this.#later("answer", LONGEST_RETRY, this.#lost);
    socket.onopen = () => this.#tell({ do: "hello", seat: this.#eyes, since: this.#story.at(-1)?.version ?? 0, differences: true });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.trouble = code === NOT_FOUND && this.own.length ? "no_longer_here" : (CLOSED_FOR_GOOD[code] ?? null);
      if (this.trouble) this.close();
      else this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #lost = (): void => {
    if (this.#over) return;
    this.#drop();
    for (const name of ["ping", "answer", "command"]) clearTimeout(this.#timers[name]);
    this.link = "lost";
    // A little chance keeps many pages from knocking at the same moment.
    this.#later("retry", this.#retry * (0.75 + Math.random() / 2), () => this.#connect());
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
  };

  #hurry = (): void => {
    if (this.link !== "lost") return;
    clearTimeout(this.#timers["retry"]);
    this.#retry = FIRST_RETRY;
    this.#connect();
  };

  #tell(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendPending(): void {
    if (!this.#pending || this.link !== "open") return;
    this.#tell(this.#pending);
    this.#later("command", COMMAND_WITHIN, this.#lost);
  }

  #settle(request: string): void {
    if (this.#pending?.request !== request) return;
    this.#pending = null;
    this.#committed = Infinity;
    this.sending = false;
    clearTimeout(this.#timers["command"]);
  }

  // The newest there is; with it a command may be done.
  #take(scene: Scene): void {
    this.#newest = scene;
    if (this.#pending && scene.version >= this.#committed) this.#settle(this.#pending.request);
  }

  #alive(): void {
    clearTimeout(this.#timers["answer"]);
    this.#later("ping", PING_EVERY, () => {
      this.#tell({ do: "ping" });
      this.#later("answer", ANSWER_WITHIN, this.#lost);
    });
  }

  #hear(message: ServerMessage): void {
    this.#alive();
    switch (message.type) {
      case "welcome":
        this.#welcome(message.game, message.entries, message.scene);
        break;
      case "update":
        this.#update(message.entry, message.scene);
        break;
      case "changed":
        if (this.#newest?.version === message.base) this.#update(message.entry, withChanges(this.#newest, message.changes));
        // Whatever it is that has changed, it is not what we have: the welcome after a new hello brings it whole.
        else this.#lost();
        break;
      case "presence":
        this.presence = { told: message, at: performance.now() };
        break;
      case "shown":
        this.skip();
        this.#take(message.scene);
        this.scene = message.scene;
        break;
      case "spectators":
        this.spectators = message.count;
        break;
      case "accepted":
        if (this.#pending?.request === message.request) this.#committed = message.version;
        if (this.#newest) this.#take(this.#newest);
        break;
      case "refused":
        this.#settle(message.request);
        this.onrefused(message.reason, message.code);
        break;
      case "failed":
        if (message.code === "overloaded") {
          // Nothing that we said was at fault: the welcome is still to come.
          this.onrefused({ id: "server-overloaded", args: {} }, message.code);
          break;
        }
        if (this.#pending) this.#settle(this.#pending.request);
        this.onrefused({ id: "ui-failed", args: { code: message.code } }, message.code);
        break;
    }
  }

  #welcome(game: GameFacts, entries: Entry[], scene: Scene): void {
    this.link = "open";
    this.#retry = FIRST_RETRY;
    // If anybody looks on it is said next.
    this.spectators = 0;
    this.skip();
    if (this.own.length && !game.over && !game.seats.some(({ mine }) => mine)) this.onrefused({ id: "page-error-no_longer_here", args: {} }, "no_longer_here");
    this.game = game;
    this.presence = null;
    this.#story = [...this.#story, ...entries];
    this.#take(scene);
    this.scene = scene;
    this.entries = told(this.#story);
    this.#sendPending();
  }

  #update(entry: Entry, scene: Scene): void {
    const last = this.#story.at(-1)?.version ?? 0;
    if (entry.version <= last) return;
    if (entry.version > last + 1) {
      // Something is missing: the welcome after a new hello brings it.
      this.#lost();
      return;
    }
    this.#story.push(entry);
    this.#take(scene);
    this.#queue.push({ entry, scene });
    this.behind = this.#queue.length;
    const own = entry.seat !== null && entry.seat === scene.position.eyes && this.#queue.length === 1;
    const instant = preferences.speed === "instant" && entry.seat !== scene.position.eyes;
    if (document.hidden || instant || this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (own || !this.#timers["show"]) this.#showInTurn();
  }

  // --- Showing one change after another ---

  #showInTurn(): void {
    clearTimeout(this.#timers["show"]);
    this.#timers["show"] = undefined;
    const [next] = this.#queue;
    const face = next ? rolledIn(next.entry) : null;
    if (next && face !== null && !next.rolled && preferences.speed !== "instant" && !preferences.still) {
      next.rolled = true;
      this.onroll(face);
      this.#later("show", ROLLS, () => this.#showInTurn());
      return;
    }
    const entry = this.#showNext();
    this.behind = this.#queue.length;
    if (!entry) return;
    const looked = entry.happenings.map((happening) => LOOKED_AT[happening.name] ?? 0);
    // With many waiting each is shown shorter; who wants it calm has the time.
    const hurry = preferences.speed === "calm" ? 1 : Math.min(1, 12 / (this.#queue.length + 1));
    this.#later("show", Math.max(LOOKED_AT_LEAST, ...looked) * preferences.pace * hurry, () => this.#showInTurn());
  }

  #showNext(): Entry | null {
    const next = this.#queue.shift();
    if (!next) return null;
    const before = this.scene;
    this.scene = next.scene;
    this.entries = told(this.#story.filter((entry) => entry.version <= next.entry.version));
    if (before) this.onchange({ entry: next.entry, before, after: next.scene });
    return next.entry;
  }

  #later(name: string, after: number, what: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(() => {
      this.#timers[name] = undefined;
      what();
    }, after);
  }
}

// What the die shows in the end; null: nobody rolls it.
export function rolledIn(entry: Entry): number | null {
  const rolled = entry.happenings.filter(({ name }) => name === "rolled").at(-1);
  return rolled ? Number(rolled.about["face"]) : null;
}

// The story without what was taken back.
export function told(entries: Entry[]): Entry[] {
  let story: Entry[] = [];
  for (const entry of entries) {
    const { kind, to } = entry;
    if (kind === "undo" && to !== null) story = story.filter((earlier) => earlier.version <= to || lasts(earlier));
    else story.push(entry);
  }
  return story;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Through whose eyes this tab looked last: after a reload the same person sits before it.
function keptEyes(game: string, mine: number[]): number | null {
  const kept = Number.parseInt(sessionStorage.getItem(`tesno.eyes.${game}`) ?? "", 10);
  return mine.includes(kept) ? kept : null;
}

function keepEyes(game: string, seat: number): void {
  sessionStorage.setItem(`tesno.eyes.${game}`, String(seat));
}
