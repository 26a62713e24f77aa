// The server's REST interface. A request that is refused or fails throws a Trouble.
import type {
  Accepted, Board, Catalogue, CheckedMap, Command, Deed, Dice, Entry, Fork, GameFacts, GameLine, Gathering, Guest, GuestWish, Hints, HowToPlay,
  Language, Lobby, NewGame, NewGathering, Notices, PlayerFacts, PlaySomeone, Problem, Rankings, Review, Rule, Say, Saying, Scene, ScreenLink, Screens, SeatKey, ScreenPlace, Statistics, Summary,
} from "./types";

export class Trouble extends Error {
  constructor(
    // A Problem's code; "offline" when the server could not be reached.
    readonly code: string,
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

// No answer at all, or that of a proxy with nobody behind it.
export const UNREACHABLE = [0, 502, 504];

async function ask(path: string, method = "GET", body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Trouble("offline", 0, String(error));
  }
  if (response.ok) return response;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // No JSON: the status has to do.
  }
  throw new Trouble(problem.code ?? "failed", response.status, String(problem.detail ?? response.statusText));
}

async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  return (await (await ask(path, method, body)).json()) as T;
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const screens = (room: string) => `/api/screens/${encodeURIComponent(room)}`;

export const rest = {
  catalogue: () => json<Catalogue>("/api/catalogue"),
  howToPlay: (box: string) => json<HowToPlay>(`/api/how-to-play/${encodeURIComponent(box)}`),
  rules: (box: string, language: Language) => json<Rule[]>(`/api/rules/${encodeURIComponent(box)}?lang=${language}`),
  me: () => json<Guest>("/api/me"),
  statistics: () => json<Statistics>("/api/me/statistics"),
  eraseMe: async () => void (await ask("/api/me", "DELETE")),
  wish: (wish: GuestWish) => json<Guest>("/api/me", "PUT", wish),
  words: async (language: Language) => (await ask(`/api/words/${language}`)).text(),
  checkMap: (map: Record<string, unknown>) => json<CheckedMap>("/api/maps", "POST", { map }),
  newGame: (wanted: NewGame) => json<GameFacts>("/api/games", "POST", wanted),
  lesson: (anew = false) => json<GameFacts>(`/api/lessons/first${anew ? "?anew=true" : ""}`, "POST"),
  newTable: (wanted: NewGathering) => json<Gathering>("/api/tables", "POST", wanted),
  lobby: () => json<Lobby>("/api/lobby"),
  playSomeone: (wanted: PlaySomeone) => json<Gathering>("/api/lobby/play", "POST", wanted),
  gathering: (id: string) => json<Gathering>(`/api/tables/${encodeURIComponent(id)}`),
  deed: (id: string, deed: Deed) => json<Gathering>(`/api/tables/${encodeURIComponent(id)}/deeds`, "POST", deed),
  notices: () => json<Notices>("/api/notices"),
  noticeByPush: (wish: { endpoint: string; p256dh: string; auth: string; language: Language }) => json<Notices>("/api/notices/push", "POST", wish),
  noticeByMail: (address: string, language: Language) => json<Notices>("/api/notices/mail", "POST", { address, language }),
  noNotice: (way: number) => json<Notices>(`/api/notices/${way}`, "DELETE"),
  followMail: (what: "confirm" | "stop", key: string) => json<{ address: string }>(`/api/notices/${what}?key=${encodeURIComponent(key)}`, "POST"),
  seatKey: (id: string, seat: number) => json<SeatKey>(`${game(id)}/seats/${seat}/key`, "POST"),
  endSeatKey: async (id: string, seat: number) => void (await ask(`${game(id)}/seats/${seat}/key`, "DELETE")),
  newScreenLink: (room: string) => json<ScreenLink>(screens(room), "POST"),
  endScreenLink: async (room: string) => void (await ask(screens(room), "DELETE")),
  screens: (room: string) => json<Screens>(screens(room)),
  show: (code: string) => json<ScreenPlace>("/api/screens", "POST", { code }),
  shownLast: () => json<ScreenPlace>("/api/screens"),
  comeBack: (key: string) => json<GameFacts>("/api/returns", "POST", { key }),
  games: () => json<GameLine[]>("/api/games"),
  game: (id: string) => json<GameFacts>(game(id)),
  deleteGame: async (id: string) => void (await ask(game(id), "DELETE")),
  board: (id: string) => json<Board>(`${game(id)}/board`),
  entries: (id: string, since = 0) => json<Entry[]>(`${game(id)}/entries?since=${since}`),
  scene: (id: string, version: number, seat: number | null = null) =>
    json<Scene>(`${game(id)}/scenes/${version}${seat === null ? "" : `?seat=${seat}`}`),
  command: (id: string, command: Command) => json<Accepted>(`${game(id)}/commands`, "POST", command),
  summary: (id: string) => json<Summary>(`${game(id)}/summary`),
  dice: (id: string) => json<Dice>(`${game(id)}/dice`),
  gatherAgain: (id: string) => json<Gathering>(`${game(id)}/table`, "POST"),
  rematch: (id: string) => json<GameFacts>(`${game(id)}/rematch`, "POST"),
  fork: (id: string, wish: Fork) => json<GameFacts>(`${game(id)}/fork`, "POST", wish),
  hints: (id: string, seat: number, language: Language) => json<Hints>(`${game(id)}/hints?seat=${seat}&lang=${language}`),
  review: (id: string, language: Language) => json<Review>(`${game(id)}/review?lang=${language}`),
  rankings: (box: string) => json<Rankings>(`/api/rankings/${encodeURIComponent(box)}`),
  player: (id: string) => json<PlayerFacts>(`/api/players/${encodeURIComponent(id)}`),
  myRatings: () => json<PlayerFacts>("/api/me/ratings"),
  say: (room: string, wish: Say) => json<Saying>(`/api/talk/${encodeURIComponent(room)}`, "POST", wish),
  quiet: (room: string, quiet: boolean) => json<Saying>(`/api/talk/${encodeURIComponent(room)}/quiet`, "POST", { quiet }),
  replayAddress: (id: string) => `${game(id)}/replay`,
};
