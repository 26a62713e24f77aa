// What there are rules of: everything in a region, or in a combo, as the search of the rules knows it.
import type { Combo } from "../lib/types";
import type { Desk } from "./desk.svelte";

export function aboutCombo({ race, power, faction }: Combo): string[] {
  return [`power-${power}`, `race-${race}`, ...(faction ? [`faction-${faction}`] : [])];
}

export function aboutRegion(desk: Desk, region: number): string[] {
  const here = desk.region(region);
  const ground = desk.position?.grounds.find((other) => other.region === region);
  const holding = desk.position?.players.flatMap(({ holdings }) => holdings).find(({ race }) => race === ground?.race);
  const found = [
    ...(ground?.race ? [`race-${ground.race}`] : []),
    ...(holding?.power ? [`power-${holding.power}`] : []),
    ...(ground?.faction ? [`faction-${ground.faction}`] : []),
    ...(ground?.tribe ? [`piece-${desk.table.box?.tribe}`] : []),
    ...(ground?.pieces ?? []).map(({ id }) => `piece-${id}`),
    ...(ground?.finds ?? []).flatMap(({ id, power }) => [`find-${id}`, ...(power ? [`power-${power}`] : [])]),
    ...(ground?.face_down ? ["piece-hidden_find"] : []),
    ...(ground?.marks ?? []).map((mark) => `piece-${mark}`),
    ...(here ? [`terrain-${here.terrain}`, ...here.symbols.map((symbol) => `symbol-${symbol}`)] : []),
  ];
  return [...new Set(found)];
}

// What has the focus, or what the mouse points at.
export function aboutPointed(desk: Desk): string[] {
  const place = Number(document.activeElement?.getAttribute("data-testid")?.match(/^combo-(\d+)$/)?.[1] ?? NaN);
  const hovered = document.querySelector("[data-combo]:hover")?.getAttribute("data-combo");
  const combo = desk.position?.column.find((other) => other.race === hovered) ?? desk.position?.column.find((other) => other.place === place);
  if (combo) return aboutCombo(combo);
  const region = desk.opened ?? desk.pointed;
  return region === null ? [] : aboutRegion(desk, region);
}
