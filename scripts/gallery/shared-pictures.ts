import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { demoUserOf } from "../db/demo.ts";
import type { Style } from "./shops.ts";
import { USER_AGENT } from "./visit.ts";

const PICTURES = [
  { name: "estado", path: "" },
  { name: "publicacion", path: "?formato=publicacion" },
  { name: "collage", path: "?ofertas=1" },
  { name: "collage-publicacion", path: "?ofertas=1&formato=publicacion" },
] as const;

/** Logs a merchant of the demonstration in. */
export async function openPanel(browser: Browser, origin: string, style: Style, device = {}) {
  const { email, password } = demoUserOf(style);
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    locale: "es-AR",
    serviceWorkers: "block",
    ...device,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Mail", { exact: true }).fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/login"));
  return page;
}

/** Keeps the pictures that the merchant of a style's shop shares: a status and a post of a product, and collages. */
export async function takeSharedPictures(browser: Browser, origin: string, style: Style, out: string) {
  mkdirSync(join(out, "compartir"), { recursive: true });
  const page = await openPanel(browser, origin, style);
  const files: string[] = [];
  for (const { name, path } of PICTURES) {
    await page.goto(`${origin}/compartir/imagen${path}`);
    const file = `compartir/${style}-${name}.jpg`;
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Bajar imagen" }).click();
    await (await download).saveAs(join(out, file));
    files.push(file);
  }
  await page.context().close();
  return files;
}

export const SHARED_NAMES = PICTURES.map(({ name }) => name);
