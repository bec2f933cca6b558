import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

const BUDGET = 200_000; // bytes that a newcomer loads, as they travel

type Bundle = Rollup.OutputBundle;

/** The files that come with one: those it imports at once, and their styles. */
function withImports(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (found.has(name) || !file) return found;
  found.add(name);
  if (file.type === "chunk") {
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of file.imports) withImports(bundle, next, found);
  }
  return found;
}

/** Says how much a newcomer loads for the lobby and the heaviest board, and stops the build if it is too much. */
function weigh(): Plugin {
  return {
    name: "weigh",
    writeBundle(_, bundle) {
      const weight = (names: Iterable<string>): number =>
        [...names].reduce((sum, name) => {
          const file = bundle[name];
          return sum + (file ? gzipSync(file.type === "chunk" ? file.code : file.source).length : 0);
        }, 0);
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? "";
      const loads = chunks
        .filter((chunk) => chunk.isDynamicEntry)
        .map((chunk) => {
          return { name: chunk.name, bytes: weight(withImports(bundle, chunk.fileName, withImports(bundle, entry))) };
        });
      for (const { name, bytes } of loads) {
        this.info(`the page with ${name} weighs ${(bytes / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB`);
        if (bytes > BUDGET) this.error(`the page with ${name} is over its budget`);
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), weigh()],
  build: { outDir: "../src/gamelode/server/page", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
