import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { SCREENS } from "~/domain/session/routes";

const root = join(import.meta.dirname, "../..");
const rows = SCREENS.map(({ path }) => path);
const pages = ["(panel)", "(return)"].flatMap((group) => {
  const folder = join(root, "src/app", group);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx"))
    .map((file) => `/${relative(folder, dirname(join(folder, file)))}`.replaceAll(/\[\w+\]/g, "*"));
});

/** Finds an address of a screen, with anything in the place of an id. */
const addressOf = (path: string) => new RegExp(`${path.replaceAll("*", "[^/]+?")}(?![\\w/-])`);

it("each page of the panel is in the table of screens: add new ones to src/domain/session/routes.ts", () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => !rows.includes(page))).toEqual([]);
});

it("each row of the table is another screen, and has a page", () => {
  expect(new Set(rows).size).toBe(rows.length);
  // one of the settings has a row of its own, as it alone needs a network
  expect(rows.filter((row) => !pages.includes(row))).toEqual(["/configuraciones/dominio"]);
});

it("axe and the long tests visit every screen with an id: add new ones to e2e/fixtures/screens.ts", () => {
  const listed = readFileSync(join(root, "e2e/fixtures/screens.ts"), "utf8");
  expect(pages.filter((page) => page.includes("*") && !addressOf(page).test(listed))).toEqual([]);
});
