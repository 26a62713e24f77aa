// Whether people of different devices sit at a table: there is nobody to talk with where all are one's own, or bots.
import type { GameFacts } from "../lib/types";

export function areSeveral(game: GameFacts): boolean {
  const people = game.seats.filter(({ kind }) => kind === "human");
  return people.length > 1 && people.some(({ mine }) => !mine);
}
