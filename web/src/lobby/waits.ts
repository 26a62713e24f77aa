// How long one waits for people before bots sit down, in seconds, and how that is said.
import { word } from "../lib/words.svelte";
import type { PlaySomeone } from "../lib/types";

export type Wait = PlaySomeone["fill"];
export const WAITS: readonly Wait[] = [30, 60, 120, 300];
export const USUAL: Wait = 60;

export const spoken = (seconds: number): string => (seconds < 60 ? word("lobby-seconds", { n: seconds }) : word("lobby-minutes", { n: seconds / 60 }));

// As on a clock: 1:05.
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
