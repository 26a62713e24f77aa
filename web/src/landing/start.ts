// Tables that are set up without asking much.
import { rest } from "../lib/rest";
import { router } from "../lib/router.svelte";
import type { BoxFacts, Manners, NewGame, SeatWish } from "../lib/types";

export const BOTS_AT_ONCE = 2;
/** Whom one plays against, if nobody says. */
export const BOT = "medium";

export const person = (name = "", look: number | null = null): SeatWish => ({ kind: "human", name, bot: BOT, look });
export const robot = (bot = BOT): SeatWish => ({ kind: "bot", name: "", bot, look: null });

/** How boards come to the table, if nobody says: where there are several they are drawn, as the rules have it. */
export const usualLayout = (box: BoxFacts | undefined, players: number): NewGame["layout"] =>
  box?.sizes[String(players)]?.length ? "random" : "";

/** A table that has agreed on nothing. */
export const usualManners: Manners = { watching: false, talk: "free", rated: false, away: 60, clock: null };

/** A table of which nothing is wished. */
export const usualTable = {
  box: "base", map: "", layout: "" as const, variant: "", rounds: 0, options: [], races: [], powers: [], hints: null, manners: usualManners,
};

/** Set a table up and sit down at it. */
export async function start(wish: Partial<NewGame> & { seats: SeatWish[] }): Promise<void> {
  const game = await rest.newGame({ ...usualTable, request: null, ...wish });
  router.go(`/games/${game.id}`);
}
