/** Which browser the tests use, tried with stand-ins for browsers, npm and npx on a PATH that holds nothing else. */

import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const RUN = join(import.meta.dirname, "run.js");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rlyeh-browser-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Put a program onto the PATH that writes down how it is called. */
function program(name: string, exit = 0): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\nexit ${exit}\n`);
  chmodSync(file, 0o755);
  return file;
}

function calls(): string {
  const file = join(folder, "calls");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Run it on a system where nothing but the stand-ins is found; Playwright has fetched nothing there. */
function run(env: Record<string, string> = {}, platform = "freebsd", args: string[] = []) {
  const other = join(folder, "other.mjs");
  writeFileSync(other, `Object.defineProperty(process, "platform", { value: "${platform}" });`);
  return spawnSync(process.execPath, ["--import", other, RUN, ...args], {
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
    encoding: "utf8",
  });
}

/** Each starts Node.js several times, which takes its time on a busy machine. */
describe("the browser for the tests", { timeout: 60_000 }, () => {
  it("is the one on the PATH", () => {
    const there = program("google-chrome");
    expect(run().stdout).toBe(`${there}\n`);
  });

  it("is not a stand-in that does not start", () => {
    program("chromium-browser", 1);
    const there = program("google-chrome");
    expect(run().stdout).toBe(`${there}\n`);
  });

  it("is the one that is named, or none", () => {
    program("chromium");
    const named = program("mine");
    expect(run({ RLYEH_CHROMIUM: named }).stdout).toBe(`${named}\n`);
    const broken = run({ RLYEH_CHROMIUM: join(folder, "nothing") });
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain("which does not start");
  });

  it("is fetched by Playwright where the registry has none for the system, and npm is not asked for one", () => {
    program("npm");
    program("npx");
    expect(run().stdout).toBe("\n");
    expect(calls()).toBe("npx playwright install chromium\n");
  });

  it("is asked for in one sentence where none can be fetched", () => {
    program("npm", 1);
    program("npx", 1);
    const found = run();
    expect(found.status).toBe(1);
    expect(found.stderr).toContain("install it (apt install chromium; brew install chromium)");
  });

  it("is told to the command, whose exit status counts", () => {
    const there = program("chromium");
    const said = ["-e", "console.log(process.env.RLYEH_CHROMIUM); process.exitCode = 3"];
    const path = [folder, dirname(process.execPath)].join(delimiter);
    const found = run({ PATH: path }, "freebsd", ["node", ...said]);
    expect([found.stdout, found.status]).toEqual([`${there}\n`, 3]);
  });
});
