// What a person has chosen for this device, all in one place: local storage has it under `tesno.preferences`, as JSON.
//
// `speed`: how fast the others' moves are shown; `preferences.pace` is by how much longer than usual each is looked at.
// `sound`: whether there is any. `motion` and `theme`: "system" follows the device; `preferences.still` says whether
// things may move, and CSS hears of both by attributes of the page's root, `data-still` and `data-theme`.
// `recaps`: what happened since one's last turn is told by itself; `trails`: the others' conquests are drawn on the board.
// `coach`: whether one is told something in one's first games. `language`: the last that was spoken here. `look`: the colour and sign one sits down with; null: any.
import { remember, remembered } from "./stored";
import type { Language } from "./types";

export const SPEEDS = ["instant", "quick", "calm"] as const;
export const MOTIONS = ["system", "full", "less"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const LOOKS = [0, 1, 2, 3, 4] as const;

const PACES = { instant: 0, quick: 1, calm: 2.4 };
const KEY = "preferences";

interface Kept {
  speed: (typeof SPEEDS)[number];
  recaps: boolean;
  trails: boolean;
  coach: boolean;
  sound: boolean;
  motion: (typeof MOTIONS)[number];
  theme: (typeof THEMES)[number];
  language: Language | null;
  look: number | null;
}

const USUAL: Kept = { speed: "quick", recaps: true, trails: true, coach: true, sound: true, motion: "system", theme: "system", language: null, look: null };

class Preferences {
  #kept = $state.raw<Kept>(recalled());
  #still = wanted("(prefers-reduced-motion: reduce)", (is) => this.#follow(() => (this.#systemStill = is)));
  #dark = wanted("(prefers-color-scheme: dark)", (is) => this.#follow(() => (this.#systemDark = is)));
  #systemStill = $state(this.#still);
  #systemDark = $state(this.#dark);

  constructor() {
    this.#show();
  }

  get speed() {
    return this.#kept.speed;
  }
  get recaps() {
    return this.#kept.recaps;
  }
  get trails() {
    return this.#kept.trails;
  }
  get coach() {
    return this.#kept.coach;
  }
  get sound() {
    return this.#kept.sound;
  }
  get motion() {
    return this.#kept.motion;
  }
  get theme() {
    return this.#kept.theme;
  }
  get language() {
    return this.#kept.language;
  }
  get look() {
    return this.#kept.look;
  }

  // By how much longer than usual a change is looked at; 0: not at all.
  get pace(): number {
    return PACES[this.speed];
  }

  // Nothing may move.
  get still(): boolean {
    return this.motion === "system" ? this.#systemStill : this.motion === "less";
  }

  get dark(): boolean {
    return this.theme === "system" ? this.#systemDark : this.theme === "dark";
  }

  change(wish: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...wish };
    remember(KEY, JSON.stringify(this.#kept));
    this.#show();
  }

  #follow(change: () => void): void {
    change();
    this.#show();
  }

  #show(): void {
    document.documentElement.toggleAttribute("data-still", this.still);
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }
}

function wanted(query: string, changed: (is: boolean) => void): boolean {
  const device = matchMedia(query);
  device.addEventListener("change", () => changed(device.matches));
  return device.matches;
}

// As far as it can still be read; what earlier releases kept in places of their own included.
function recalled(): Kept {
  const earlier = { ...USUAL, coach: remembered("coach") !== "off", sound: remembered("sound") !== "off", language: remembered("language") as Language | null };
  try {
    const kept = { ...earlier, ...(JSON.parse(remembered(KEY) ?? "{}") as Partial<Kept>) };
    return {
      speed: SPEEDS.includes(kept.speed) ? kept.speed : USUAL.speed,
      recaps: Boolean(kept.recaps),
      trails: Boolean(kept.trails),
      coach: Boolean(kept.coach),
      sound: Boolean(kept.sound),
      motion: MOTIONS.includes(kept.motion) ? kept.motion : USUAL.motion,
      theme: THEMES.includes(kept.theme) ? kept.theme : USUAL.theme,
      language: kept.language,
      look: LOOKS.some((look) => look === kept.look) ? kept.look : null,
    };
  } catch {
    return earlier;
  }
}

export const preferences = new Preferences();
