import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { emblems } from "./emblems/sprite";
import { faces } from "./faces/sprite";
import { shell } from "./shell/shell";

// While developing, the page comes from Vite and everything else from a running `tesno serve`.
const server = process.env.TESNO_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), emblems(), faces(), shell()],
  build: {
    outDir: "../src/tesno/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Inlined images would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // Adds an inline script for browsers that know module preloading anyway.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/boards": { target: server },
    },
  },
});
