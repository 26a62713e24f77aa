// A table where people gather, as the server tells of it: once a socket is open, whenever something changes.
import { Mixer } from "../dice/mixer";
import { rest } from "../lib/rest";
import { hangUp, onReturn, socketTo } from "../lib/sockets";
import type { Deed, Gathered, Gathering } from "../lib/types";

const SLOWEST = 5_000;

export class Gatherer {
  readonly id: string;
  now = $state.raw<Gathering | null>(null);
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  // Nothing is heard just now; what is shown may be old.
  cut = $state(false);
  // There is no such table, or there is none any more.
  gone = $state(false);
  #mixer: Mixer;
  #socket: WebSocket | null = null;
  #before: WebSocket | null = null;
  #wait = 500;
  #again: ReturnType<typeof setTimeout> | undefined;
  #stopListening: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    this.#mixer = new Mixer(id, (gathering) => this.#take(gathering));
  }

  open(): void {
    this.#connect();
    this.#stopListening = onReturn(() => !this.gone && this.#connect());
  }

  #connect(): void {
    clearTimeout(this.#again);
    hangUp(this.#before);
    const before = this.#socket;
    this.#before = before;
    if (before) before.onclose = null;
    const socket = socketTo(`/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    // Not sooner: whoever is here is not to be away for a moment.
    socket.onopen = () => hangUp(before);
    socket.onmessage = (event) => {
      this.#wait = 500;
      this.cut = false;
      this.#take((JSON.parse(String(event.data)) as Gathered).gathering);
    };
    socket.onclose = (event) => {
      if (event.code === 4404) {
        this.gone = true;
        return;
      }
      this.cut = true;
      this.#again = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, SLOWEST);
    };
  }

  leave(): void {
    this.#stopListening();
    clearTimeout(this.#again);
    this.#mixer.leave();
    hangUp(this.#before);
    hangUp(this.#socket);
  }

  async do(deed: Deed): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      this.#take(await rest.deed(this.id, deed));
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  // An answer and the news of it may come in any order. Who is here has no version, so equal ones are taken too.
  #take(gathering: Gathering): void {
    if (!this.now || gathering.version >= this.now.version) {
      this.now = gathering;
      this.#mixer.follow(gathering);
    }
  }
}
