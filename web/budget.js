/** The first load of the table has to stay small: script and style that the page /game/ID needs, compressed. */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 300_000;
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
const sizes = [...files].map((file) => [file, gzipSync(readFileSync(new URL(file, DIST))).length]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);

console.log(
  `first load of the table: ${(total / 1000).toFixed(1)} kB of ${LIMIT / 1000} kB, in ${files.size} files`,
);
if (total > LIMIT) {
  for (const [file, size] of sizes.sort((one, two) => two[1] - one[1])) console.error(`  ${size} ${file}`);
  process.exit(1);
}
