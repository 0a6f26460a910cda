import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Where `rlyeh serve` listens while the table is being developed with `npm run dev`. */
const SERVER = process.env.RLYEH_SERVER ?? "http://localhost:8000";

/** Where `make test` wants a report. */
const REPORTS = process.env.RLYEH_REPORTS;

export default defineConfig({
  plugins: [svelte()],
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
