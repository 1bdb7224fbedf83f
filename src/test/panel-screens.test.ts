import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const panel = join(root, "src/app/(panel)");

/** Finds an address of a route, with anything in the place of an id. */
const addressOf = (route: string) => new RegExp(`/${route.replaceAll(/\[\w+\]/g, "[^/]+?")}(?![\\w/-])`);

it("axe and the long tests visit every screen of the panel: add new ones to e2e/fixtures/screens.ts", () => {
  const listed = readFileSync(join(root, "e2e/fixtures/screens.ts"), "utf8");
  const routes = readdirSync(panel, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("page.tsx"))
    .map((path) => relative(panel, dirname(join(panel, path))).replaceAll(/\([a-z]+\)\/?/g, ""));
  expect(routes.length).toBeGreaterThan(40);
  expect(routes.filter((route) => !addressOf(route).test(listed))).toEqual([]);
});
