// How the board lies on the screen: how large it is drawn, zoomed and shifted.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import type { Attachment } from "svelte/attachments";
import { preferences } from "../../lib/preferences.svelte";
import type { Board } from "../../lib/types";
import { CHIP, scaleOf } from "../geometry";

// Chips stay this big on the screen, however small the board.
const LEAST_CHIP = 19;
// And numbers this high.
const LEAST_NUMBER = 13;
// A face on a smaller chip would be a blot; its emblem is none.
const LEAST_FACED_CHIP = 15;

// How far a stack with its count reaches down from its middle, and where the printed number begins.
const BELOW_CHIPS = 32.5;
const PRINTED = 16;

// A part of the table fills the screen but for this share of it.
const AIR = 0.97;
// A board that fills the height grows so many times at most; if it would leave out less than this share it stays whole.
const MOST_FILLED = 1.7;
const LEAST_FILLED = 0.88;
// So far a finger goes, in pixels, if it means to turn to another part.
const SWIPE = 36;
// In milliseconds.
const TURN = 320;
// How far in one can zoom: the whole table, or a part of it that fills the screen.
const CLOSEST = 6;
const CLOSEST_PART = 16;

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Zooming {
  #board: () => Board;
  #afar: () => number;
  #pictured: () => number | null;
  // How large the part is shown that fills the screen, if one does; and what a swipe over it is told to.
  #fitted = 0;
  onswipe: ((way: { x: number; y: number }) => void) | null = null;
  #pressed: { x: number; y: number; k: number; fingers: number } | null = null;
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
  // The same where it is looked at: on the screen, or in a picture that is being taken of it.
  readonly #looked = $derived.by(() => {
    const width = this.#pictured();
    return width === null ? this.pixels : width / this.full.w;
  });
  // What stands on the board is drawn so many times as large as on a roomy one.
  readonly #scale = $derived.by(() => scaleOf(this.#board()));
  readonly size = $derived.by(() => Math.min(2.2, Math.max(1, (LEAST_CHIP * this.#afar()) / (CHIP * this.#scale * this.#looked))) * this.#scale);
  readonly faced = $derived(CHIP * this.size * this.#looked >= LEAST_FACED_CHIP);
  // Chips stand so far above a region's place that the number printed below it stays free, where it can be read at all.
  readonly raised = $derived(Math.min(20, BELOW_CHIPS - (PRINTED * this.#scale) / this.size));
  // Numbers besides.
  readonly legible = $derived.by(() => Math.min(1.5, Math.max(1, (LEAST_NUMBER * this.#afar()) / (20 * this.size * this.#looked))));

  // The picture is a layer of its own below the SVG, painted once; it follows what d3 does in the board's units.
  readonly laid = $derived.by(() => {
    const { k, x, y } = this.transform;
    const shift = this.#board().margin * (1 - k);
    const left = (this.width - this.full.w * this.unit) / 2 + (x + shift) * this.unit;
    const top = (this.height - this.full.h * this.unit) / 2 + (y + shift) * this.unit;
    return `translate(${left}px, ${top}px) scale(${k})`;
  });

  readonly #zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent(() => this.#extent)
    .clickDistance(8)
    .tapDistance(12)
    .filter((event: Event) => {
      if ((event.target as Element | null)?.closest?.("[data-drag]") && event.type !== "wheel") return false;
      return !(event as MouseEvent).button;
    })
    .on("start", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const at = where(event.sourceEvent);
      this.#pressed = at && { ...at, k: this.transform.k };
    })
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      this.transform = event.transform;
      if (this.#pressed) this.#pressed.fingers = Math.max(this.#pressed.fingers, where(event.sourceEvent)?.fingers ?? 1);
    })
    .on("end", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const from = this.#pressed;
      const to = where(event.sourceEvent);
      this.#pressed = null;
      // What is looked at closely is pushed about; what fills the screen is turned like a page.
      if (!from || !to || from.fingers > 1 || !this.#fitted || this.transform.k > 1.08 * this.#fitted || this.transform.k < 0.92 * this.#fitted) return;
      const way = { x: from.x - to.x, y: from.y - to.y };
      if (Math.hypot(way.x, way.y) >= SWIPE) this.onswipe?.(way);
      else if (way.x || way.y) this.onswipe?.({ x: 0, y: 0 });
    });

  constructor(board: () => Board, afar: () => number = () => 1, pictured: () => number | null = () => null) {
    this.#board = board;
    this.#afar = afar;
    this.#pictured = pictured;
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

  // All that is seen of the table's plane, in units of the board; d3 would leave out what is beside a board of another shape.
  get #extent(): [[number, number], [number, number]] {
    const { margin } = this.#board();
    const wide = this.width ? this.width / this.unit : this.full.w;
    const high = this.height ? this.height / this.unit : this.full.h;
    const [x, y] = [-margin - (wide - this.full.w) / 2, -margin - (high - this.full.h) / 2];
    return [[x, y], [x + wide, y + high]];
  }

  // Let a part of the table fill the screen.
  show(part: Rectangle, gently: boolean, air = AIR): void {
    if (!this.#svg || !this.width || !this.height) return;
    const [[left, top], [right, bottom]] = this.#extent;
    const k = Math.max(1, air * Math.min((right - left) / part.width, (bottom - top) / part.height));
    this.#fitted = k;
    this.#zoom.scaleExtent([1, CLOSEST_PART]);
    const x = (left + right) / 2 - k * (part.x + part.width / 2);
    const y = (top + bottom) / 2 - k * (part.y + part.height / 2);
    const to = zoomIdentity.translate(x, y).scale(k);
    const svg = select(this.#svg);
    if (gently && !preferences.still) this.#glide(to);
    else this.#zoom.transform(svg, to);
  }

  // What is seen of the board when its height fills the screen.
  get filled(): { width: number; height: number } {
    const [[left, top], [right, bottom]] = this.#extent;
    const height = Math.max(this.full.h, (bottom - top) / MOST_FILLED);
    return { width: ((right - left) * height) / (bottom - top), height };
  }

  // Let the whole height of the board fill the screen, around a place from left to right.
  fill(x: number, gently: boolean): void {
    if (!this.#svg || !this.width || !this.height) return;
    const { margin, width } = this.#board();
    const { height, width: wide } = this.filled;
    const half = wide / 2;
    // Nothing but paper is seen at the sides.
    const middle = Math.min(Math.max(x, half - margin), width + margin - half);
    const y = (this.full.h - height) / 2 - margin;
    if (2 * half < this.full.w * LEAST_FILLED) this.show({ x: middle - half, y, width: 2 * half, height }, gently, 1);
    else this.reset();
  }

  // From here to there in a moment; another press stops it.
  #glide(to: typeof zoomIdentity): void {
    const from = this.transform;
    const began = performance.now();
    const step = (now: number) => {
      if (!this.#svg || this.#pressed) return;
      const share = Math.min(1, Math.max(0, (now - began) / TURN));
      const eased = 1 - (1 - share) ** 3;
      const k = from.k * (to.k / from.k) ** eased;
      const x = from.x + (to.x - from.x) * eased;
      const y = from.y + (to.y - from.y) * eased;
      this.#zoom.transform(select(this.#svg), share < 1 ? zoomIdentity.translate(x, y).scale(k) : to);
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  by(factor: number): void {
    if (this.#svg) this.#zoom.scaleBy(select(this.#svg), factor);
  }

  reset(): void {
    this.#fitted = 0;
    if (this.#svg) this.#zoom.transform(select(this.#svg), zoomIdentity);
  }
}

// Where a pointer is that d3 has heard of, and of how many fingers it is one; null for what is no pointer.
function where(event: Event | null | undefined): { x: number; y: number; fingers: number } | null {
  if (!event) return null;
  if ("changedTouches" in event) {
    const { changedTouches, touches } = event as TouchEvent;
    const finger = touches[0] ?? changedTouches[0];
    return finger ? { x: finger.clientX, y: finger.clientY, fingers: touches.length || 1 } : null;
  }
  return "clientX" in event && event.type !== "wheel" ? { x: (event as MouseEvent).clientX, y: (event as MouseEvent).clientY, fingers: 1 } : null;
}
