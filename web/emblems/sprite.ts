// Makes emblems.svg: one sprite of all emblems, with a symbol per id of emblems.json.
// Boxes call different things by the same id: their emblems go by kind, box and id, as their words do (race-base-orcs).

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = "emblems.svg";

type Named = Record<string, string>;
type Emblems = { boxes: Record<string, Record<string, Named>>; signs: Named };
type Icons = { icons: Record<string, { body: string }> };

const beside = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf-8");

/** The drawing of an emblem: one of game-icons by its name, or a file of our own. */
function drawing(name: string, icons: Icons["icons"]): string {
  if (name.startsWith("own/")) return beside(`./${name}.svg`).replace(/<\/?svg[^>]*>/g, "").trim();
  const icon = icons[name];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  // Symbols take the fill of whoever uses them.
  return icon.body.replaceAll(' fill="currentColor"', "");
}

/** The whole sprite. Signs of the interface go by their plain names. */
export function sprite(): string {
  const { boxes, signs }: Emblems = JSON.parse(beside("./emblems.json"));
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons }: Icons = JSON.parse(readFileSync(path, "utf-8"));
  const named: [string, string][] = Object.entries(signs);
  for (const [box, kinds] of Object.entries(boxes))
    for (const [kind, things] of Object.entries(kinds))
      for (const [id, name] of Object.entries(things)) named.push([`${kind}-${box}-${id}`, name]);
  const symbols = named.map(([id, name]) => `<symbol id="${id}" viewBox="0 0 512 512">${drawing(name, icons)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

/** Serves the sprite while developing and writes it when building. */
export function emblems(): Plugin {
  return {
    name: "tesno-emblems",
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: sprite() });
    },
  };
}
