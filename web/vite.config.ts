import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `rlyeh serve` listens while the table is being developed with `npm run dev`. */
const SERVER = process.env.RLYEH_SERVER ?? "http://localhost:8000";

/** Where `make test` wants a report. */
const REPORTS = process.env.RLYEH_REPORTS;

/** What is worth compressing; fonts are already. */
const TEXT = /\.(html|js|css|svg)$/;

/** Beside each built file its compressed copies, which the server sends to whoever takes them. */
function squeezed(): Plugin {
  let folder = "";
  return {
    name: "squeezed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        for (const [ending, smaller] of [
          [".br", brotliCompressSync(content)],
          [".gz", gzipSync(content, { level: 9 })],
        ] as const) {
          if (smaller.length < content.length) writeFileSync(file + ending, smaller);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), squeezed()],
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    // Tests mount real components, so they need the browser's half of Svelte.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // A page that is made once serves all tests: none of them leaves anything behind.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "browser/*.test.ts"],
    pool: "threads",
    isolate: false,
    reporters: REPORTS
      ? ["default", ["junit", { outputFile: `${REPORTS}/40-parts-of-the-table.xml` }]]
      : ["default"],
  },
});
