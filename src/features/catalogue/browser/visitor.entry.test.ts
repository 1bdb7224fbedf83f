import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readVisitorFile, visitorFiles, visitorScript } from "~/server/assets/visitor-script";

const BUDGET = 10_000;
const SCRIPTS = "/storage/scripts/".length;

it("the script of every page is small, knows no React, and names the parts it needs at once", () => {
  const [first = "", ...parts] = visitorScript();
  expect(first).toMatch(/^\/storage\/scripts\/visitor-\w+\.js$/);
  const files = [first, ...parts].map((address) => address.slice(SCRIPTS));
  expect(visitorFiles()).toEqual(expect.arrayContaining(files));
  const text = files.map(readVisitorFile).join("\n");
  expect(text).not.toMatch(/react|__next/i);
  expect(gzipSync(text).length).toBeLessThan(BUDGET);
});

it.each([
  ["product", ["product", "buy-box"], 20_000],
  ["cart", ["cart"], 25_000],
])("all scripts of the page of a %s are light, and each island's file starts it", (_page, islands, budget) => {
  const starting = islands.map((name) => visitorScript(name).map((address) => address.slice(SCRIPTS)));
  for (const [first = ""] of starting) expect(readVisitorFile(first)).toMatch(/export\{\w+ as start\}/);
  const files = new Set([...visitorScript().map((address) => address.slice(SCRIPTS)), ...starting.flat()]);
  expect([...files].reduce((sum, file) => sum + gzipSync(readVisitorFile(file)).length, 0)).toBeLessThanOrEqual(budget);
});

it("the script of a preview is one small file", () => {
  const [file = "", ...parts] = visitorScript("preview");
  expect(parts).toEqual([]);
  expect(gzipSync(readVisitorFile(file.slice(SCRIPTS))).length).toBeLessThan(1_500);
});

it("what is loaded later brings its sheet along", () => {
  expect(visitorFiles().some((file) => readVisitorFile(file).includes(".sug{"))).toBe(true);
});

/** A component's file and all that it draws with. */
function drawnWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.\.?\/[^"]+)"/g)) {
    const next = join(dirname(file), `${path}.tsx`);
    if (existsSync(next) && !next.endsWith(".island.tsx")) drawnWith(next, seen); // of an island a page has its data's type alone
  }
  return seen;
}

it.each([
  "shop-home-page",
  "listing-page",
  "category-page",
  "search-page",
  "linktree-page",
  "product-page",
  "cart-page",
  "order-tracking-page",
])("%s has no component that would have to wake: make it an island, or start it in start-shop", (name) => {
  const files = [...drawnWith(join(import.meta.dirname, "../pages", `${name}.tsx`))];
  expect(files.length).toBeGreaterThan(3);
  expect(
    files.filter((file) => /\buse(?:State|Effect|Reducer|SyncExternalStore)\(/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});
