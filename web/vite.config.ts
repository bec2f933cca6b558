import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const BUDGET = 200_000; // bytes that a newcomer loads, as they travel

/** Says how much the page weighs in all, and stops the build if it is too much. */
function weigh(): Plugin {
  return {
    name: "weigh",
    writeBundle(_, bundle) {
      const files = Object.values(bundle).map((file) => (file.type === "chunk" ? file.code : file.source));
      const weight = files.reduce((sum, text) => sum + gzipSync(text).length, 0);
      this.info(`the page weighs ${(weight / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`);
      if (weight > BUDGET) this.error("the page is over its budget");
    },
  };
}

export default defineConfig({
  plugins: [svelte(), weigh()],
  build: { outDir: "../src/gamelode/server/page", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
