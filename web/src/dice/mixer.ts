// Puts this browser's share into the dice of a table: first its hash, then, when all have given theirs, the share.
import { rest } from "../lib/rest";
import type { Deed, Gathering } from "../lib/types";
import { keep, recall, type Kept } from "./kept";
import { bytesOf, hex, sha256 } from "./sha256";

const TRY_AGAIN = 1_000;

export class Mixer {
  #table: string;
  #told: (gathering: Gathering) => void;
  #kept: Kept | null = null;
  #newest: Gathering | null = null;
  #saying = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, told: (gathering: Gathering) => void) {
    this.#table = table;
    this.#told = told;
  }

  leave(): void {
    this.#newest = null;
    clearTimeout(this.#again);
  }

  // How the table stands: whatever is due from here is said.
  follow(gathering: Gathering): void {
    this.#newest = gathering;
    const deed = this.#due(gathering);
    if (!deed || this.#saying) return;
    this.#saying = true;
    rest
      .deed(this.#table, deed)
      .then(
        (after) => {
          this.#saying = false;
          if (this.#newest) this.#told(after);
          // The table may have gone further than the answer while it was on its way.
          if (this.#newest) this.follow(this.#newest);
        },
        () => {
          // Lost on the way, or too late: if it is still due it is said again.
          this.#saying = false;
          clearTimeout(this.#again);
          this.#again = setTimeout(() => this.#newest && this.follow(this.#newest), TRY_AGAIN);
        },
      );
  }

  #due({ mixing, places }: Gathering): Deed | null {
    const place = places.findIndex(({ mine }) => mine);
    if (!mixing?.missing.includes(place)) return null;
    const own = this.#share(mixing.server);
    if (mixing.phase === "commit") return { do: "commit", commitment: own.commitment };
    // Another device of the same guest was quicker: it knows the share.
    if (mixing.commitments[place] !== own.commitment) return null;
    this.#keep({ ...own, commitments: mixing.commitments });
    return { do: "reveal", share: own.share };
  }

  #share(server: string): Kept {
    const known = [this.#kept, recall(this.#table)].find((kept) => kept?.server === server);
    if (known) return known;
    const share = hex(crypto.getRandomValues(new Uint8Array(32)));
    return this.#keep({ server, share, commitment: hex(sha256(bytesOf(share))), commitments: [], at: Date.now() });
  }

  #keep(kept: Kept): Kept {
    this.#kept = kept;
    keep(this.#table, kept);
    return kept;
  }
}
