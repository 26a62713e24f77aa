// What is said at a table, as far as one may hear it: told by a socket of its own, said by requests.
//
// Whom one does not want to hear is kept on this device, by who they are on this server, and so at other tables too.
import { rest, Trouble } from "../lib/rest";
import { hangUp, onReturn, socketTo } from "../lib/sockets";
import { remember, remembered } from "../lib/stored";
import type { Say, Saying, Talk } from "../lib/types";
import { say, word } from "../lib/words.svelte";

const FIRST_RETRY = 500;
const LONGEST_RETRY = 8_000;
// There is no talk here, or none for us: nobody asks again.
const NO_TALK = 4404;
// How long a bubble stays: so many milliseconds, more for each sign of a text, and at most so many.
const SHORTEST = 3_500;
const PER_SIGN = 45;
const LONGEST = 8_000;
const MUTED = "muted";

export class Conversation {
  readonly room: string;
  // How people may talk here, and who one is; null until the server has told.
  terms = $state.raw<Talk | null>(null);
  // Those of the last fresh ones that float at their speakers just now.
  bubbles = $state.raw<Saying[]>([]);
  unread = $state(0);
  // Somebody reads what comes.
  open = $state(false);
  busy = $state(false);
  problem = $state<string | null>(null);
  #all = $state.raw<Saying[]>([]);
  #muted = $state.raw<string[]>(recalled());
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #stopListening: () => void = () => {};
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(room: string) {
    this.room = room;
    this.#connect();
    this.#stopListening = onReturn(() => this.terms && this.#connect());
  }

  leave(): void {
    this.#stopListening();
    for (const timer of this.#timers) clearTimeout(timer);
    hangUp(this.#socket);
  }

  // What one wants to hear of all that was said.
  get sayings(): Saying[] {
    return this.#all.filter((saying) => !this.isMuted(saying.who));
  }

  // The others who have said something, the last one first.
  get others(): Saying[] {
    const found = new Map<string, Saying>();
    for (const saying of [...this.#all].reverse()) if (!this.isMine(saying) && saying.who && !found.has(saying.who)) found.set(saying.who, saying);
    return [...found.values()];
  }

  isMine(saying: Saying): boolean {
    return saying.who === this.terms?.me;
  }

  isMuted(who: string): boolean {
    return this.#muted.includes(who);
  }

  mute(who: string, muted: boolean): void {
    this.#muted = [...this.#muted.filter((other) => other !== who), ...(muted ? [who] : [])];
    remember(MUTED, JSON.stringify(this.#muted));
    if (muted) this.bubbles = this.bubbles.filter((saying) => saying.who !== who);
  }

  read(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  // Whether it was said.
  async say(wish: Say): Promise<boolean> {
    return this.#ask(() => rest.say(this.room, wish));
  }

  async quiet(quiet: boolean): Promise<boolean> {
    return this.#ask(() => rest.quiet(this.room, quiet));
  }

  async #ask(request: () => Promise<Saying>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      this.#take([await request()]);
      return true;
    } catch (error) {
      const code = error instanceof Trouble ? error.code : "other";
      this.problem = REFUSALS.includes(code) ? code : "other";
      return false;
    } finally {
      this.busy = false;
    }
  }

  #connect(): void {
    hangUp(this.#socket);
    const socket = socketTo(`/api/talk/${encodeURIComponent(this.room)}/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#retry = FIRST_RETRY;
      const talk = JSON.parse(String(event.data)) as Talk;
      const first = this.terms === null;
      this.terms = talk;
      this.#take(talk.sayings, first);
    };
    socket.onclose = ({ code }) => {
      if (code === NO_TALK) {
        this.terms = null;
        return;
      }
      this.#later(this.#retry, () => this.#connect());
      this.#retry = Math.min(2 * this.#retry, LONGEST_RETRY);
    };
  }

  // What was said before one came is no news.
  #take(sayings: Saying[], old = false): void {
    const known = new Set(this.#all.map(({ number }) => number));
    const fresh = sayings.filter(({ number }) => !known.has(number));
    if (!fresh.length) return;
    this.#all = [...this.#all, ...fresh].sort((one, other) => one.number - other.number);
    const heard = fresh.filter((saying) => !old && !this.isMine(saying) && !this.isMuted(saying.who));
    if (!this.open) this.unread += heard.length;
    for (const saying of heard) this.#float(saying);
  }

  // One bubble for each speaker.
  #float(saying: Saying): void {
    this.bubbles = [...this.bubbles.filter(({ who }) => who !== saying.who), saying];
    this.#later(Math.min(LONGEST, SHORTEST + PER_SIGN * wordsOf(saying).length), () => {
      this.bubbles = this.bubbles.filter((other) => other !== saying);
    });
  }

  #later(after: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, after);
    this.#timers.add(timer);
  }
}

const REFUSALS = ["too_many_sayings", "quiet", "phrases_only", "nothing_said", "no_talk"];

// A saying in words; a face by what it does.
export function wordsOf({ kind, what, name }: Saying): string {
  if (kind === "text") return what;
  if (kind === "quiet") return word(`talk-quiet-${what}`, { player: say(name) });
  return word(`talk-${kind}-${what}`);
}

function recalled(): string[] {
  try {
    const kept: unknown = JSON.parse(remembered(MUTED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((who) => typeof who === "string") : [];
  } catch {
    return [];
  }
}
