import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

// `npm test` starts the servers and sets these; alone, Playwright expects `npm start` to run.
const baseURL = process.env.E2E_URL ?? "http://localhost:3000";
const sharedURL = process.env.E2E_SHARED_URL ?? "http://vidriera.localhost:3000";
const long = process.env.TEST_LONG === "1";
/** In the name of a test that the long run has although its file is not a long one. */
const LONG = /@long\b/;
const specs = (name: string) => new RegExp(`/[^/.]+${name}${long ? "\\.long" : ""}\\.spec\\.ts$`);

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 3, // for two processors: a browser waits as often as it works
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  ...(long ? {} : { grepInvert: LONG }),
  // limits are for what hangs: a good build on a busy machine must not fail for being slow
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env.E2E_JSON ? [["line"], ["json", { outputFile: process.env.E2E_JSON }]] : [["list"]],
  use: {
    baseURL,
    // Chromium without a window names itself so that it counts as a bot, and bots get errors without a body.
    userAgent: "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36",
    // What a shop's worker fetches passes by the tests' own eyes; the one spec about it lets it in.
    serviceWorkers: "block",
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  projects: [
    // name.spec.ts on a phone, name.desk.spec.ts on a desk, name.shared.spec.ts where shops and panel share a parent domain
    { name: "phone", testMatch: specs(""), use: phone },
    { name: "desk", testMatch: specs("\\.desk"), use: desk },
    { name: "shared", testMatch: specs("\\.shared"), use: { ...desk, baseURL: sharedURL } },
    ...(long ? [{ name: "tagged", testMatch: /\/[^/.]+\.spec\.ts$/, grep: LONG, use: phone }] : []),
  ],
});
