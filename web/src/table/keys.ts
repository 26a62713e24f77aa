// What the keys of the table do. Arrows, Enter and Tab belong to what has the focus.
import type BoardView from "./BoardView.svelte";
import type { Desk } from "./desk.svelte";
import type { Recap } from "./follow/recap.svelte";

export interface Surroundings {
  desk: Desk;
  recap: Recap;
  board: BoardView | null;
  // The first region that can be chosen, or that can be given something.
  first: number | undefined;
  showCombos: () => void;
  showLog: () => void;
  hint: () => void;
  help: () => void;
  // Nothing is looked at or half open any more.
  leave: () => void;
}

// Whether the key meant something here.
export function pressed(event: KeyboardEvent, { desk, recap, board, first, showCombos, showLog, hint, help, leave }: Surroundings): boolean {
  const region = Number((document.activeElement as SVGElement | null)?.dataset?.["region"] ?? NaN);
  const placing = desk.draft && !Number.isNaN(region);
  // Letters go by their place: on a Russian keyboard U is where Г stands.
  switch (event.code.startsWith("Key") ? event.code.slice(3) : event.key) {
    case "U":
      desk.undo(false);
      break;
    case "R":
      desk.undo(true);
      break;
    case "E":
      desk.endTurn();
      break;
    case "B":
      board?.focusRegion(first ?? desk.table.board?.regions[0]?.region ?? 1);
      break;
    case "C":
      showCombos();
      focusSoon(".pennant.open", ".pennant");
      break;
    case "A":
      focusSoon(".ability", ".options button");
      break;
    case "L":
      showLog();
      focusSoon(".log ol");
      break;
    case "H":
      hint();
      // From the lamp the focus goes on to the best hint once that is found.
      focusSoon(".lamp");
      break;
    case "W":
      recap.toggle();
      if (recap.open) focusSoon('[data-testid="recap-next"]');
      break;
    case "N":
      if (recap.open) recap.go(1);
      break;
    case "P":
      if (recap.open) recap.go(-1);
      break;
    case "?":
      help();
      break;
    case "+":
    case "=":
      if (placing) desk.add(region);
      else board?.zoomBy(1.4);
      break;
    case "-":
    case "−":
      if (placing) desk.take(region);
      else board?.zoomBy(1 / 1.4);
      break;
    case "0":
      board?.zoomReset();
      break;
    case "PageDown":
      board?.turnPart(1);
      break;
    case "PageUp":
      board?.turnPart(-1);
      break;
    case "Escape": {
      const hinted = document.activeElement?.closest(".hints");
      leave();
      if (hinted) focusSoon(".lamp");
      break;
    }
    default:
      return false;
  }
  return true;
}

// Once it is there: the first of what is found.
function focusSoon(...selectors: string[]): void {
  setTimeout(() => selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)?.focus());
}
