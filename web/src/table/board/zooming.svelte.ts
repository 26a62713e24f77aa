// How the board lies on the screen: how large it is drawn, zoomed and shifted.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import type { Attachment } from "svelte/attachments";
import type { Board } from "../../lib/types";
import { CHIP, scaleOf } from "../geometry";

// Chips stay this big on the screen, however small the board.
const LEAST_CHIP = 19;
// And numbers this high.
const LEAST_NUMBER = 13;

// How far a stack with its count reaches down from its middle, and where the printed number begins.
const BELOW_CHIPS = 30.5;
const PRINTED = 16;

export class Zooming {
  #board: () => Board;
  #svg: SVGSVGElement | null = null;
  transform = $state.raw(zoomIdentity);
  width = $state(0);
  height = $state(0);

  // The drawing has some paper around the regions.
  readonly full = $derived.by(() => {
    const { width, height, margin } = this.#board();
    return { w: width + 2 * margin, h: height + 2 * margin };
  });
  // Pixels of the screen per unit of the board: when all of it is seen, and as it lies there now.
  readonly unit = $derived(this.width && this.height ? Math.min(this.width / this.full.w, this.height / this.full.h) : 1);
  readonly pixels = $derived(this.unit * this.transform.k);
  // What stands on the board is drawn so many times as large as on a roomy one.
  readonly #scale = $derived.by(() => scaleOf(this.#board()));
  readonly size = $derived(Math.min(2.2, Math.max(1, LEAST_CHIP / (CHIP * this.#scale * this.pixels))) * this.#scale);
  // Chips stand so far above a region's place that the number printed below it stays free, where it can be read at all.
  readonly raised = $derived(Math.min(17, BELOW_CHIPS - (PRINTED * this.#scale) / this.size));
  // Numbers besides.
  readonly legible = $derived(Math.min(1.5, Math.max(1, LEAST_NUMBER / (20 * this.size * this.pixels))));

  // The picture is a layer of its own below the SVG, painted once; it follows what d3 does in the board's units.
  readonly laid = $derived.by(() => {
    const { k, x, y } = this.transform;
    const shift = this.#board().margin * (1 - k);
    const left = (this.width - this.full.w * this.unit) / 2 + (x + shift) * this.unit;
    const top = (this.height - this.full.h * this.unit) / 2 + (y + shift) * this.unit;
    return `translate(${left}px, ${top}px) scale(${k})`;
  });

  readonly #zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, 6])
    .clickDistance(8)
    .tapDistance(12)
    .filter((event: Event) => {
      if ((event.target as Element | null)?.closest?.("[data-drag]") && event.type !== "wheel") return false;
      return !(event as MouseEvent).button;
    })
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      this.transform = event.transform;
    });

  constructor(board: () => Board) {
    this.#board = board;
  }

  // {@attach zooming.follow}: wheel, fingers and size of the SVG.
  readonly follow: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    select(svg).call(this.#zoom).on("dblclick.zoom", null);
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.width = entry.contentRect.width;
      this.height = entry.contentRect.height;
    });
    watcher.observe(svg);
    return () => watcher.disconnect();
  };

  // Nobody gets lost beyond the paper.
  keepWithin({ width, height, margin }: Board): void {
    this.#zoom.translateExtent([[-margin, -margin], [width + margin, height + margin]]);
  }

  by(factor: number): void {
    if (this.#svg) this.#zoom.scaleBy(select(this.#svg), factor);
  }

  reset(): void {
    if (this.#svg) this.#zoom.transform(select(this.#svg), zoomIdentity);
  }
}
