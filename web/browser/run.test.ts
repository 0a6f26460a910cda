/** Which browser the tests use, tried with stand-ins for browsers, npm and npx on a PATH that holds nothing else. */

import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
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
function program(name: string, exit = 0, more = ""): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n${more}\nexit ${exit}\n`);
  chmodSync(file, 0o755);
  return file;
}

function calls(): string {
  const file = join(folder, "calls");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** What makes a program think that it runs on a system. */
function on(system: string): string[] {
  const other = join(folder, "other.mjs");
  const [platform, arch] = system.split(" ");
  const says = { platform: { value: platform }, arch: { value: arch } };
  writeFileSync(other, `Object.defineProperties(process, ${JSON.stringify(says)});`);
  return ["--import", other];
}

interface Machine {
  env?: Record<string, string>;
  system?: string;
  args?: string[];
  run?: string;
}

/** Run it on a machine where nothing but the stand-ins is found; Playwright has fetched nothing there. */
function run({ env = {}, system = "linux arm64", args = [], run = RUN }: Machine = {}) {
  return spawnSync(process.execPath, [...on(system), run, ...args], {
    env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
    encoding: "utf8",
  });
}

/** Where Playwright would keep a browser of its own. */
function playwrights(system = "linux arm64"): string {
  const asked = `import("@playwright/test").then((it) => console.log(it.chromium.executablePath()))`;
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
  const options = { env, encoding: "utf8", cwd: dirname(import.meta.dirname) } as const;
  return spawnSync(process.execPath, [...on(system), "-e", asked], options).stdout.trim();
}

/** Shell lines that make a program with an exit status of its own. */
function making(file: string, exit = 0): string {
  const lines = [`/bin/mkdir -p "${dirname(file)}"`, `echo "#!/bin/sh\nexit ${exit}" > "${file}"`];
  return [...lines, `/bin/chmod +x "${file}"`].join("\n");
}

/** A copy of the table's folder, in which a browser may be unpacked. */
function copied(): { run: string; unpacked: string } {
  const web = join(folder, "copy", "web");
  mkdirSync(join(web, "browser"), { recursive: true });
  for (const name of ["run.js", "package.json"])
    cpSync(join(import.meta.dirname, name), join(web, "browser", name));
  symlinkSync(join(import.meta.dirname, "..", "node_modules"), join(web, "node_modules"));
  return { run: join(web, "browser", "run.js"), unpacked: join(folder, "copy", "build", "browser") };
}

/** Stand-ins for npm and what it fetches: a browser, packed as the package packs it. */
function registry(exit: number): void {
  const bin = join(folder, "package", "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "chromium.br"), brotliCompressSync(`#!/bin/sh\nexit ${exit}\n`));
  const tar = spawnSync("tar", ["-c", "-C", folder, "package"]).stdout;
  for (const name of ["al2023", "swiftshader", "fonts"])
    writeFileSync(join(bin, `${name}.tar.br`), brotliCompressSync(tar));
  const scope = "node_modules/@sparticuz";
  program("npm", 0, `/bin/mkdir -p ${scope}\n/bin/cp -r "${folder}/package" ${scope}/chromium`);
}

/** Put the real tar onto the PATH. */
function tar(): void {
  const found = spawnSync("/bin/sh", ["-c", "command -v tar"], { encoding: "utf8" }).stdout.trim();
  symlinkSync(found, join(folder, "tar"));
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
    expect(run({ env: { RLYEH_CHROMIUM: named } }).stdout).toBe(`${named}\n`);
    const broken = run({ env: { RLYEH_CHROMIUM: join(folder, "nothing") } });
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain("which does not start");
  });

  it("is fetched by Playwright where the registry has none for the system, and npm is not asked for one", () => {
    program("npm");
    program("npx", 0, making(playwrights()));
    expect(run().stdout).toBe("\n");
    expect(calls()).toBe("npx playwright install chromium\n");
    expect(run().stdout).toBe("\n");
    expect(calls(), "it is there the next time").toBe("npx playwright install chromium\n");
  });

  it("is asked for in one sentence where none can be fetched, or what was fetched does not start", () => {
    program("npm", 1);
    program("npx", 1);
    const asked = "install one (apt install chromium; brew install chromium)";
    const found = run();
    expect([found.status, found.stderr]).toEqual([1, expect.stringContaining(asked)]);
    program("npx", 0, making(playwrights(), 127));
    const broken = run();
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining(asked)]);
  });

  it("comes from the npm registry where the system is the right one, once", () => {
    const { run: there, unpacked } = copied();
    registry(0);
    tar();
    const found = run({ run: there, system: "linux x64" });
    expect(found.stderr).toBe(
      "== no browser was found: fetching a headless Chromium from the npm registry (70 MB)\n",
    );
    expect(found.stdout.trim()).toBe(join(unpacked, readdirSync(unpacked).join(), "chromium.sh"));
    const before = calls();
    expect(before).toMatch(/^npm ci .*\n$/);
    expect(run({ run: there, system: "linux x64" }).stdout).toBe(found.stdout);
    expect(calls(), "it is not fetched again").toBe(before);
    expect(existsSync(join(dirname(there), "node_modules")), "what it came in is gone").toBe(false);
  });

  it("is fetched anew where it could not be unpacked whole, or is broken", () => {
    const { run: there, unpacked } = copied();
    registry(0);
    program("npx", 1);
    const halted = run({ run: there, system: "linux x64" });
    expect(halted.status).toBe(1);
    expect(halted.stderr).toContain("cannot be used: tar could not unpack al2023.tar.br.");
    expect(readdirSync(unpacked), "nothing of it stays").toEqual([]);
    tar();
    const file = run({ run: there, system: "linux x64" }).stdout.trim();
    expect(file).toContain(unpacked);
    rmSync(join(dirname(file), "chromium"));
    expect(run({ run: there, system: "linux x64" }).stdout.trim()).toBe(file);
  });

  it("is not the one from the npm registry where that does not start", () => {
    const { run: there, unpacked } = copied();
    registry(127);
    tar();
    program("npx", 0, making(playwrights("linux x64")));
    const found = run({ run: there, system: "linux x64" });
    expect([found.stdout, found.stderr]).toEqual([
      "\n",
      expect.stringContaining("does not start on this system"),
    ]);
    expect(readdirSync(unpacked)).toEqual([]);
  });

  it("is told to the command, whose exit status counts", () => {
    const there = program("chromium");
    const said = ["-e", "console.log(process.env.RLYEH_CHROMIUM); process.exitCode = 3"];
    const path = [folder, dirname(process.execPath)].join(delimiter);
    const found = run({ env: { PATH: path }, args: ["node", ...said] });
    expect([found.stdout, found.status]).toEqual([`${there}\n`, 3]);
  });
});
