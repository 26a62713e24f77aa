// Which screen is shown: the address says it, and the browser's back button works. What lies over a screen is put away
// by it first, as people on phones expect: for that the screen has a second entry in the browser's history, above its own.

export type Route =
  | { screen: "landing" | "lobby" | "me" | "about" | "return" | "screen" | "lost" }
  | { screen: "notices"; what: "confirm" | "stop" }
  | { screen: "how-to-play" | "rankings"; box: string }
  | { screen: "player"; player: string }
  | { screen: "rules"; query: string; box: string }
  | { screen: "setup"; table: string | null }
  | { screen: "gathering" | "table-screen"; table: string }
  | { screen: "table" | "end" | "game-screen"; game: string }
  | { screen: "replay"; game: string; at: number | null };

export function routeOf(address: { pathname: string; search: string }): Route {
  const [first, id, third, ...rest] = address.pathname.split("/").filter(Boolean);
  if (!first) return { screen: "landing" };
  if (first === "me" && !id) return { screen: "me" };
  if (first === "new" && !id) return { screen: "setup", table: new URLSearchParams(address.search).get("table") };
  if (first === "return" && !id) return { screen: "return" };
  if (first === "tv" && !id) return { screen: "screen" };
  if (first === "lobby" && !id) return { screen: "lobby" };
  if (first === "notices" && (id === "confirm" || id === "stop") && !third) return { screen: "notices", what: id };
  if (first === "tables" && id && !third) return { screen: "gathering", table: id };
  if (first === "tables" && id && third === "tv" && !rest.length) return { screen: "table-screen", table: id };
  if (first === "about" && !id) return { screen: "about" };
  if (first === "how-to-play" && !third) return { screen: "how-to-play", box: id ?? "" };
  if (first === "rankings" && !third) return { screen: "rankings", box: id ?? "" };
  if (first === "players" && id && !third) return { screen: "player", player: id };
  if (first === "rules" && !id) {
    const asked = new URLSearchParams(address.search);
    return { screen: "rules", query: asked.get("q") ?? "", box: asked.get("box") ?? "" };
  }
  if (first === "games" && id && !rest.length) {
    if (!third) return { screen: "table", game: id };
    if (third === "end") return { screen: "end", game: id };
    if (third === "tv") return { screen: "game-screen", game: id };
    if (third === "replay") {
      const at = Number.parseInt(new URLSearchParams(address.search).get("at") ?? "", 10);
      return { screen: "replay", game: id, at: Number.isNaN(at) ? null : at };
    }
  }
  return { screen: "lost" };
}

// What an entry of the history says of itself: it is the second one of a screen, or has such a one above it.
interface Mark {
  over?: number;
  under?: number;
}

class Router {
  route = $state.raw<Route>(routeOf(location));
  // Another screen was shown before this one.
  moved = false;
  // How to put away what lies over the screen, the topmost last.
  #covers: (() => void)[] = [];
  // By its mark, the second entry that we are at; null: we are at another.
  #over = markOf().over ?? null;

  constructor() {
    addEventListener("popstate", () => this.#popped());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#over = null;
    this.#show();
    scrollTo(0, 0);
  }

  // Another screen in the place of this one: there is nothing here to go back to.
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#over = null;
    this.#show();
    scrollTo(0, 0);
  }

  // The same screen at another address (a slider moved): nothing to go back to.
  swap(path: string): void {
    history.replaceState(history.state, "", path);
    this.route = routeOf(location);
  }

  // Something lies over the screen, until what is returned is called.
  cover(putAway: () => void): () => void {
    this.#covers.push(putAway);
    if (this.#over === null) this.#addEntry();
    return () => {
      this.#covers = this.#covers.filter((other) => other !== putAway);
    };
  }

  #addEntry(): void {
    const number = Date.now();
    history.replaceState({ under: number } satisfies Mark, "");
    history.pushState({ over: number } satisfies Mark, "");
    this.#over = number;
  }

  #popped(): void {
    const left = this.#over;
    const { over, under } = markOf();
    this.#over = over ?? null;
    if (left === null || under !== left) {
      this.#show();
      return;
    }
    // Back from the second entry. It stays when all is put away otherwise, and then one press is to lead out of both.
    const putAway = this.#covers.pop();
    if (!putAway) {
      history.back();
      return;
    }
    putAway();
    if (this.#covers.length) this.#addEntry();
  }

  #show(): void {
    this.moved = true;
    this.route = routeOf(location);
  }

  // Links are followed without loading the page anew, unless a new tab or a file is wanted.
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function markOf(): Mark {
  return (history.state as Mark | null) ?? {};
}

export const router = new Router();
