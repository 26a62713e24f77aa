// Pictures one after another in one file: an animated PNG. Whoever can't show it moving shows its first picture. Of a later
// one only what has changed is kept, so that a board on which little happens stays small.
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHANNELS = 4;
// The last bits of a colour can't be seen, and cost half of the file.
const COARSE = 0xf8f8f8f8;
const BYTES_OF_LENGTH = 4;
const [KEEP_BELOW, LAY_OVER] = [0, 1];

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  // In milliseconds.
  lasts: number;
  data: Promise<Uint8Array>;
}

export class AnimatedPng {
  readonly #width: number;
  readonly #height: number;
  readonly #frames: Frame[] = [];
  #before: Uint32Array | null = null;

  constructor(width: number, height: number) {
    [this.#width, this.#height] = [width, height];
  }

  // An opaque picture of the whole size.
  add(picture: ImageData, lasts: number): void {
    const pixels = new Uint32Array(picture.data.buffer.slice(0));
    for (let index = 0; index < pixels.length; index++) pixels[index] = (pixels[index] ?? 0) & COARSE;
    const before = this.#before;
    this.#before = pixels;
    const changed = before ? this.#changed(before, pixels) : { left: 0, top: 0, width: this.#width, height: this.#height };
    const last = this.#frames.at(-1);
    if (!changed) {
      if (last) last.lasts += lasts;
      return;
    }
    this.#frames.push({ ...changed, lasts, data: deflated(this.#rows(changed, pixels, before)) });
  }

  async file(): Promise<Blob> {
    const parts: Uint8Array[] = [new Uint8Array(SIGNATURE), chunk("IHDR", [...long(this.#width), ...long(this.#height), 8, 6, 0, 0, 0]), chunk("acTL", [...long(this.#frames.length), ...long(0)])];
    let number = 0;
    for (const [index, { left, top, width, height, lasts, data }] of this.#frames.entries()) {
      const control = [width, height, left, top].flatMap(long);
      parts.push(chunk("fcTL", [...long(number++), ...control, ...short(lasts), ...short(1000), KEEP_BELOW, index ? LAY_OVER : 0]));
      const packed = await data;
      // The first picture is the one that every program knows how to read.
      if (!index) parts.push(chunk("IDAT", packed));
      else {
        const numbered = new Uint8Array(BYTES_OF_LENGTH + packed.length);
        numbered.set(long(number++));
        numbered.set(packed, BYTES_OF_LENGTH);
        parts.push(chunk("fdAT", numbered));
      }
    }
    parts.push(chunk("IEND", []));
    return new Blob(parts as BlobPart[], { type: "image/png" });
  }

  // The smallest rectangle outside of which nothing is new.
  #changed(before: Uint32Array, now: Uint32Array): Pick<Frame, "left" | "top" | "width" | "height"> | null {
    let [left, right, top, bottom] = [this.#width, -1, this.#height, -1];
    for (let y = 0, index = 0; y < this.#height; y++) {
      for (let x = 0; x < this.#width; x++, index++) {
        if (before[index] === now[index]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (top > y) top = y;
        bottom = y;
      }
    }
    return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  // Rows as PNG wants them. Of a picture that is laid over another what is the same is transparent.
  #rows({ left, top, width, height }: Pick<Frame, "left" | "top" | "width" | "height">, pixels: Uint32Array, before: Uint32Array | null): Uint8Array {
    const row = 1 + width * CHANNELS;
    const bytes = new Uint8Array(height * row);
    const view = new Uint8Array(pixels.buffer);
    for (let y = 0; y < height; y++) {
      const start = y * row;
      // Each byte is told as what it adds to the one above it; transparent rows are all zeros anyway.
      const above = before === null && y > 0;
      bytes[start] = above ? 2 : 0;
      for (let x = 0; x < width; x++) {
        const place = (top + y) * this.#width + left + x;
        if (before && before[place] === pixels[place]) continue;
        for (let channel = 0; channel < CHANNELS; channel++) {
          const value = channel === 3 ? 255 : (view[place * CHANNELS + channel] ?? 0);
          const over = channel === 3 ? 255 : (view[(place - this.#width) * CHANNELS + channel] ?? 0);
          bytes[start + 1 + x * CHANNELS + channel] = above ? value - over : value;
        }
      }
    }
    return bytes;
  }
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const long = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const short = (value: number): number[] => [(value >>> 8) & 255, value & 255];

function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  bytes.set(long(data.length));
  bytes.set([...name].map((letter) => letter.charCodeAt(0)), 4);
  bytes.set(data, 8);
  bytes.set(long(checksum(bytes.subarray(4, 8 + data.length))), 8 + data.length);
  return bytes;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
