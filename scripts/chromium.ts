import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, installPackage } from "./apt.ts";
import { Failure } from "./failure.mjs";

// the shell is the same engine without the browser's own windows: a page opens in it in a third of the time
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser for the tests: CHROMIUM_PATH, else one that is installed; undefined when there is none. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...PLACES].find((path) => existsSync(path));
}

/** Finds Chromium, or installs it through apt when that is possible. */
export function needChromium() {
  const found = findChromium();
  if (found) {
    if (existsSync(found)) return found;
    throw new Failure(`CHROMIUM_PATH no existe: ${found}`);
  }
  const how = "instalalo (por ejemplo: sudo apt-get install chromium) o poné su ruta en CHROMIUM_PATH";
  if (!hasApt()) throw new Failure(`Falta Chromium: ${how}.`);
  console.log("Instalando Chromium (apt-get install chromium-headless-shell)…");
  // not every distribution has the shell
  const problem = installPackage("chromium-headless-shell") && installPackage("chromium");
  const installed = findChromium();
  if (problem || !installed) throw new Failure(`No se pudo instalar Chromium con apt-get: ${how}.\n${problem ?? ""}`);
  return installed;
}
