import { defineConfig } from "@playwright/test";

/** Which browser it is, browser/run.js has found out; Playwright's own if it says nothing. */
const executablePath = process.env.RLYEH_CHROMIUM || undefined;

/** Where `make test` wants a report. */
const reports = process.env.RLYEH_REPORTS;

/** Several people may run the tests on one machine. */
const port = process.env.RLYEH_E2E_PORT ?? "8123";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  // Tests of one file need not follow each other: each has its own people and its own games.
  fullyParallel: true,
  // What fails once is wrong: whole games have a known shuffle, and waits are for what is on the page.
  retries: 0,
  // What is measured is measured alone.
  projects: [
    { name: "played", testIgnore: "measured.spec.ts" },
    { name: "measured", testMatch: "measured.spec.ts", dependencies: ["played"], fullyParallel: false },
  ],
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: reports
    ? [["list"], ["junit", { outputFile: `${reports}/50-table-in-a-browser.xml` }]]
    : [["list"]],
  use: {
    baseURL: process.env.RLYEH_URL ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    screenshot: "only-on-failure",
    // A click on something that does not come fails and says so, long before its test is over.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  webServer: process.env.RLYEH_URL
    ? undefined
    : {
        command: `${process.env.RLYEH_PYTHON ?? "../.venv/bin/python"} -m e2e.serve`,
        url: `http://127.0.0.1:${port}/health`,
        reuseExistingServer: !process.env.CI,
      },
});
