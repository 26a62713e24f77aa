// Makes worker.js: what the browser keeps of this build, so that the page opens without a net.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = "worker.js";
// Not the icons of installing, nor pictures of boards, which lie under games that are not to be had without a net.
const KEPT = /\.(js|css|woff2|svg|webmanifest)$/;

const TEMPLATE = readFileSync(fileURLToPath(new URL("./worker.js", import.meta.url)), "utf-8");

/** Files of `public`, which are copied as they are. */
function copied(folder: string, below = ""): [string, Buffer][] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(below, entry.name);
    return entry.isDirectory() ? copied(folder, name) : [[name, readFileSync(join(folder, name))] as [string, Buffer]];
  });
}

export function shell(): Plugin {
  let folder = "";
  return {
    name: "tesno-shell",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      // All others have added what they make.
      order: "post",
      handler(_options, bundle) {
        const built = Object.values(bundle).map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source] as const);
        const files = [...built, ...copied(folder)].filter(([name]) => KEPT.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        if (!entry) throw new Error("the page has no entry");
        const stamp = createHash("sha256").update(TEMPLATE);
        for (const [name, source] of files) stamp.update(`${name}\0`).update(source).update("\0");
        const paths = (hashed: boolean) =>
          JSON.stringify(files.map(([name]) => `/${name}`).filter((path) => path.startsWith("/assets/") === hashed));
        const filled = TEMPLATE.replace("__STAMP__", stamp.digest("hex").slice(0, 16))
          .replace("__ENTRY__", entry.fileName)
          .replace("__HASHED__", () => paths(true))
          .replace("__OTHERS__", () => paths(false));
        this.emitFile({ type: "asset", fileName: FILE, source: filled });
      },
    },
  };
}
