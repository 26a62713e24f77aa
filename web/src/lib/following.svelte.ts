// How this person follows the others' turns: how fast they are shown, and what is told afterwards. Kept on this device.
import { remember, remembered } from "./stored";

export const SPEEDS = ["instant", "quick", "calm"] as const;
export type Speed = (typeof SPEEDS)[number];

// How much longer than quickly each change is looked at.
const LENGTHS: Record<Speed, number> = { instant: 0, quick: 1, calm: 2.4 };

const kept = remembered("speed") as Speed | null;

class Following {
  speed = $state<Speed>(kept && SPEEDS.includes(kept) ? kept : "quick");
  // The recap opens by itself when one's turn begins.
  recaps = $state(remembered("recap") !== "off");
  // The others' conquests are drawn on the board.
  trails = $state(remembered("trails") !== "off");

  get length(): number {
    return LENGTHS[this.speed];
  }

  choose(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  recap(on: boolean): void {
    this.recaps = on;
    remember("recap", on ? "on" : "off");
  }

  trail(on: boolean): void {
    this.trails = on;
    remember("trails", on ? "on" : "off");
  }
}

export const following = new Following();
