// SHA-256. Browsers have one, but not where a page comes by plain http, as from a machine in the same house.

// The first 32 bits of the fractions of roots of the first primes: square roots to begin with, cube roots for the rounds.
const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(many: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < many; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(length));
  message.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(length - 4, message.length * 8);
  const hash = [...START];
  for (let block = 0; block < length; block += 64) mixIn(hash, padded, block);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => digest.setInt32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

function mixIn(hash: number[], padded: DataView, block: number): void {
  const words = Array.from({ length: 16 }, (_, at) => padded.getInt32(block + 4 * at));
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const early = word(at - 15);
    const late = word(at - 2);
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((word(at - 16) + small + word(at - 7) + large) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  ROUNDS.forEach((round, at) => {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + round + word(at)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = ((hash[at] ?? 0) + value) | 0));
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
