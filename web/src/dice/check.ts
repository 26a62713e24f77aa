// Checks what a server tells of mixed dice, as `tesno verify` does, and compares it with what this browser has kept.
import type { Dice } from "../lib/types";
import type { Kept } from "./kept";
import { bytesOf, hex, sha256 } from "./sha256";

const LABEL = "tesno mixed dice";

export interface Verdict {
  // Whether each player's share fits its seal, and the server's once it is told.
  fits: boolean[];
  serverFits: boolean | null;
  own: "right" | "wrong" | "unknown";
  // The seals are those that were seen before this browser told its share.
  seals: boolean;
  // Whether the key is made of the shares; null while it is secret.
  whole: boolean | null;
}

const seal = (share: string) => hex(sha256(bytesOf(share)));

export function checked(dice: Dice, kept: Kept | null): Verdict {
  const { players, server, seed } = dice;
  const own = kept && players.find(({ seat }) => seat !== null && kept.commitments[seat] === kept.commitment);
  return {
    fits: players.map(({ share, commitment }) => share !== null && seal(share) === commitment),
    serverFits: server?.share ? seal(server.share) === server.commitment : null,
    own: !kept ? "unknown" : own?.share === kept.share ? "right" : "wrong",
    seals: !kept || (kept.server === server?.commitment && players.every(({ seat, commitment }) => seat !== null && kept.commitments[seat] === commitment)),
    whole: seed === null ? null : mixed(dice) === seed && seal(seed) === dice.commitment,
  };
}

function mixed({ table, server, players }: Dice): string {
  const start = new TextEncoder().encode(`${LABEL}\n${table}\n`);
  const shares = [server, ...players].map((part) => bytesOf(part?.share ?? ""));
  const all = [start, ...shares].flatMap((part) => [...part]);
  return hex(sha256(Uint8Array.from(all)));
}

export function trusted({ fits, serverFits, own, seals, whole }: Verdict): boolean {
  return fits.every(Boolean) && serverFits !== false && own !== "wrong" && seals && whole !== false;
}
