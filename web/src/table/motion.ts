// What a change looks and sounds like: chips and coins fly from where they were to where they are.
import type { Change } from "../lib/table.svelte";
import type { Position } from "../lib/types";
import type Flights from "./Flights.svelte";
import { sounds } from "./sound.svelte";

interface Point {
  x: number;
  y: number;
}

export interface Stage {
  // Where a region's tokens stand on the screen.
  place: (region: number) => Point | null;
  flights: Flights | null;
}

// Never more than this of one thing at once: it should be seen, not counted.
const MOST_CHIPS = 4;
const MOST_COINS = 7;
const BETWEEN = 45;

export function showChange(change: Change, stage: Stage): void {
  let delay = 0;
  for (const { name, about } of change.entry.happenings) {
    const seat = Number(about["seat"] ?? 0);
    const race = String(about["race"] ?? "");
    const region = stage.place(Number(about["region"] ?? 0));
    const home = handOf(seat) ?? panelOf(seat);
    const chips = (from: Point | null, to: Point | null, count: number, fades = false) => {
      for (let chip = 0; from && to && chip < Math.min(count, MOST_CHIPS); chip++) {
        stage.flights?.launch({ kind: "chip", seat, race, from, to, delay: delay + chip * BETWEEN, fades });
      }
    };
    const coins = (from: Point | null, to: Point | null, count: number) => {
      for (let coin = 0; from && to && coin < Math.min(count, MOST_COINS); coin++) {
        stage.flights?.launch({ kind: "coin", seat, from, to, delay: delay + coin * BETWEEN });
      }
      if (count > 0) sounds.play("coin", delay / 1000);
    };
    const present = (kind: "face" | "farewell", from: Point | null, to: Point | null) => {
      if (from && to) stage.flights?.launch({ kind, seat, race, from: onScreen(from), to, delay });
    };
    switch (name) {
      case "conquered":
      case "placed":
      case "retreated":
        chips(home, region, Number(about["tokens"] ?? about["count"] ?? 1));
        sounds.play("knock", delay / 1000);
        delay += name === "conquered" ? 160 : 60;
        break;
      case "lost":
        chips(region, panelOf(seat), Number(about["lost"] ?? 0), true);
        chips(region, panelOf(seat), Number(about["withdrawn"] ?? 0));
        break;
      case "abandoned":
        chips(region, home, 1);
        break;
      case "declined":
        present("farewell", panelOf(seat), panelOf(seat));
        sounds.play("flip", delay / 1000);
        break;
      case "picked":
        present("face", columnPlace(), panelOf(seat));
        coins(panelOf(seat), columnPlace(), Number(about["price"] ?? 0));
        coins(columnPlace(), panelOf(seat), Number(about["gained"] ?? 0));
        break;
      case "income":
      case "paid":
        coins(panelOf(seat), columnPlace(), -Number(about["coins"] ?? 0));
        coins(landOf(change.after.position, seat, stage) ?? columnPlace(), panelOf(seat), Number(about["coins"] ?? 0));
        delay += 120;
        break;
      case "stolen":
        coins(panelOf(Number(about["other"])), panelOf(seat), Number(about["coins"] ?? 1));
        break;
      case "toll":
      case "ransom":
        coins(panelOf(seat), panelOf(Number(about["other"])), Number(about["coins"] ?? 1));
        break;
    }
  }
}

function middleOf(selector: string): Point | null {
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + Math.min(box.width / 2, 60), y: box.top + Math.min(box.height / 2, 24) };
  }
  return null;
}

// A portrait is seen whole.
const ROOM = 96;
const onScreen = ({ x, y }: Point): Point => ({
  x: Math.min(Math.max(x, ROOM), innerWidth - ROOM),
  y: Math.min(Math.max(y, ROOM), innerHeight - ROOM),
});

const panelOf = (seat: number) => middleOf(`[data-player="${seat}"]`);
const handOf = (seat: number) => middleOf(`[data-hand="${seat}"]`);
const columnPlace = () => middleOf('[data-anchor="column"]') ?? { x: innerWidth / 2, y: 0 };

// Somewhere in the land of a player.
function landOf(position: Position, seat: number, stage: Stage): Point | null {
  const held = position.grounds.filter((ground) => ground.seat === seat);
  const ground = held[Math.floor(held.length / 2)];
  return ground ? stage.place(ground.region) : null;
}
