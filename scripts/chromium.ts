import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, installPackage } from "./apt.ts";
import { Failure } from "./failure.mjs";

// The headless shell comes first: it is the same engine without a user interface, and opens a page in a third of the time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path in CHROMIUM_PATH, or that of an installed browser; undefined if there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...PATHS].find((path) => existsSync(path));
}

/**
 * Finds Chromium, or installs it with apt-get where that is possible.
 * @throws {Failure} there is no Chromium
 */
export function needChromium(): string {
  const found = findChromium();
  if (found) {
    if (existsSync(found)) return found;
    throw new Failure(`CHROMIUM_PATH no existe: ${found}`);
  }
  const advice = "instalalo (por ejemplo: sudo apt-get install chromium) o poné su ruta en CHROMIUM_PATH";
  if (!hasApt()) throw new Failure(`Falta Chromium: ${advice}.`);
  console.log("Instalando Chromium (apt-get install chromium-headless-shell)…");
  // not every distribution has a package of the headless shell
  const problem = installPackage("chromium-headless-shell") && installPackage("chromium");
  const installed = findChromium();
  if (problem || !installed)
    throw new Failure(`No se pudo instalar Chromium con apt-get: ${advice}.\n${problem ?? ""}`);
  return installed;
}
