// Makes emblems.svg: one sprite of all emblems, with a symbol per id of emblems.json.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = "emblems.svg";

type Emblems = Record<string, Record<string, string>>;
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

/** The whole sprite. Signs of the interface go by their plain names, all others by kind and id. */
export function sprite(): string {
  const emblems: Emblems = JSON.parse(beside("./emblems.json"));
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons }: Icons = JSON.parse(readFileSync(path, "utf-8"));
  const symbols = Object.entries(emblems).flatMap(([kind, names]) =>
    Object.entries(names).map(([id, name]) => {
      const symbol = kind === "sign" ? id : `${kind}-${id}`;
      return `<symbol id="${symbol}" viewBox="0 0 512 512">${drawing(name, icons)}</symbol>`;
    }),
  );
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
