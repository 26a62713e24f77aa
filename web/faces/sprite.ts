// Makes faces/<box>.svg: a sprite of the portraits of a box's peoples, with the parts of the kit that they use.
// A face takes a part by its file, href="../kit/eyes.svg#bold", so that it can be opened and edited as it is; in the
// sprite it is a symbol, #face-base-elves, and the part #face-kit-eyes-bold.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FACES = fileURLToPath(new URL("./", import.meta.url));
const PART = /href="\.\.\/kit\/(\w+)\.svg#(\w+)"/g;
// Chips crop a face by their circle.
const CROP = '<clipPath id="face-crop"><circle cx="64" cy="64" r="64"/></clipPath>';
// What every face has on its svg element.
const PEN = 'stroke="#2a1c10" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"';

const drawn = (folder: string) => readdirSync(FACES + folder).filter((name) => name.endsWith(".svg")).map((name) => name.slice(0, -4)).sort();
const boxes = () => readdirSync(FACES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "kit").map((entry) => entry.name);

/** What is inside the svg element of a file, without comments and indents. */
function inside(folder: string, name: string): string {
  const text = readFileSync(`${FACES}${folder}/${name}.svg`, "utf-8");
  return text.replace(/<!--.*?-->/gs, "").replace(/<\/?svg[^>]*>/g, "").replace(/>\s+</g, "><").trim();
}

/** The whole sprite of a box. */
export function sprite(box: string): string {
  const used = new Set<string>();
  const symbols = drawn(box).map((race) => {
    const face = inside(box, race).replace(PART, (_, file: string, id: string) => {
      used.add(file);
      return `href="#face-kit-${file}-${id}"`;
    });
    return `<symbol id="face-${box}-${race}" viewBox="0 0 128 128"><g ${PEN}>${face}</g></symbol>`;
  });
  const kit = [...used].sort().map((file) => inside("kit", file).replace(/ id="(\w+)"/g, ` id="face-kit-${file}-$1"`));
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${CROP}${kit.join("\n")}</defs>\n${symbols.join("\n")}\n</svg>\n`;
}

/** Serves the sprites while developing and writes them when building. */
export function faces(): Plugin {
  return {
    name: "tesno-faces",
    configureServer(server) {
      for (const box of boxes())
        server.middlewares.use(`/faces/${box}.svg`, (_request, response) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(sprite(box));
        });
    },
    generateBundle() {
      for (const box of boxes()) this.emitFile({ type: "asset", fileName: `faces/${box}.svg`, source: sprite(box) });
    },
  };
}
