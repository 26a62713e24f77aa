// Another game at the same table: at once for who sat there alone; people gather again, and mix the dice of it together.
import { rest } from "./rest";
import type { GameFacts } from "./types";

export async function wayToRematch({ id, seats }: GameFacts): Promise<string> {
  if (seats.some((seat) => seat.kind === "human" && !seat.mine)) return `/tables/${(await rest.gatherAgain(id)).id}`;
  return `/games/${(await rest.rematch(id)).id}`;
}
