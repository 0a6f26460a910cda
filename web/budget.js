/** The first load of the table has to stay small: script and style that the page /game/ID needs, as the server sends them.
 * What truly crosses the wire, with fonts and cards, is measured in the browser (e2e/measured.spec.ts). */

import { existsSync, readFileSync, statSync } from "node:fs";

const LIMIT = 150_000;
const DIST = new URL("dist/", import.meta.url);
const PAGES = ["src/pages/Game.svelte"];

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));

/** A part of the build with all that it cannot do without. */
function needed(name, found = new Set()) {
  const part = manifest[name];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const style of part.css ?? []) found.add(style);
  for (const other of part.imports ?? []) needed(other, found);
  return found;
}

const files = new Set();
for (const name of ["index.html", ...PAGES]) for (const file of needed(name)) files.add(file);
/** The compressed copy, where the build made one. */
const sent = (file) =>
  [`${file}.br`, file].map((name) => new URL(name, DIST)).find((place) => existsSync(place));
const sizes = [...files].map((file) => [file, statSync(sent(file)).size]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);

console.log(
  `first load of the table: ${(total / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB, in ${files.size} files`,
);
if (total > LIMIT) {
  for (const [file, size] of sizes.sort((one, two) => two[1] - one[1])) console.error(`  ${size} ${file}`);
  process.exit(1);
}
