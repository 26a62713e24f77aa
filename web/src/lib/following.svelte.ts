// How this person follows the others' turns: how fast they are shown, and what is told afterwards.
import { preferences, SPEEDS } from "./preferences.svelte";

export { SPEEDS };
export type Speed = (typeof SPEEDS)[number];

export const following = {
  get speed(): Speed {
    return preferences.speed;
  },
  // By how much longer than usual a change is looked at.
  get length(): number {
    return preferences.pace;
  },
  // The recap opens by itself when one's turn begins.
  get recaps(): boolean {
    return preferences.recaps;
  },
  // The others' conquests are drawn on the board.
  get trails(): boolean {
    return preferences.trails;
  },
  choose: (speed: Speed) => preferences.change({ speed }),
  recap: (on: boolean) => preferences.change({ recaps: on }),
  trail: (on: boolean) => preferences.change({ trails: on }),
};
