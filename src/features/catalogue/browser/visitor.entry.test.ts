import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { readVisitorFile, visitorFiles, visitorScript } from "~/server/assets/visitor-script";

const BUDGET = 10_000;
const SCRIPTS = "/storage/scripts/".length;

it("keeps the script of every page small and without React, and lists its static imports", () => {
  const [first = "", ...parts] = visitorScript();
  expect(first).toMatch(/^\/storage\/scripts\/visitor-\w+\.js$/);
  const files = [first, ...parts].map((address) => address.slice(SCRIPTS));
  expect(visitorFiles()).toEqual(expect.arrayContaining(files));
  const text = files.map(readVisitorFile).join("\n");
  expect(text).not.toMatch(/react|__next/i);
  expect(gzipSync(text).length).toBeLessThan(BUDGET);
});

/** What a file costs beside its content: the headers of its request and its answer, in bytes. */
const HEADERS = 350;

it.each([
  ["product", ["buy-box"], 19_500],
  ["cart", ["cart"], 26_200],
  ["cart of a shop with pricing rules", ["priced-cart"], 31_800],
  ["cart of a shop with coupons", ["coupon-cart"], 33_300],
  ["cart of a price list", ["list-cart"], 33_300],
])(
  "keeps the scripts of the %s page within three files and the budget, each island exporting `start`",
  (_page, islands, budget) => {
    const starting = islands.map((name) => visitorScript(name).map((address) => address.slice(SCRIPTS)));
    for (const [first = ""] of starting) expect(readVisitorFile(first)).toMatch(/export\{[^}]*[\w$]+ as start[,}]/);
    const files = new Set([...visitorScript().map((address) => address.slice(SCRIPTS)), ...starting.flat()]);
    expect(files.size).toBeLessThanOrEqual(3);
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readVisitorFile(file)).length + HEADERS, 0);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
);

it("has no file that is smaller than the headers with which it is sent, except what a touch loads", () => {
  const atOnce = [
    "visitor",
    "buy-box",
    "cart",
    "missing",
    "rows",
    "orders",
    "entrance",
    "priced-cart",
    "list-cart",
  ].flatMap((name) => visitorScript(name));
  for (const address of atOnce)
    expect(gzipSync(readVisitorFile(address.slice(SCRIPTS))).length).toBeGreaterThan(HEADERS / 2);
});

it("has files that import only what others export", () => {
  const modules = new Map(visitorFiles().map((file) => [file, parseSync(file, readVisitorFile(file)).module]));
  const exported = (file: string) =>
    modules.get(file)?.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.exportName.name));
  const missing = [...modules].flatMap(([file, { staticImports, dynamicImports }]) => [
    ...staticImports.flatMap(({ moduleRequest, entries }) => {
      const names = exported(moduleRequest.value.slice(2)) ?? [];
      return entries
        .map(({ importName }) => importName.name)
        .filter((name) => !names.includes(name))
        .map((name) => `${file}: ${name} of ${moduleRequest.value}`);
    }),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => readVisitorFile(file).slice(start + 1, end - 1))
      .filter((request) => request.startsWith("./") && !modules.has(request.slice(2))),
  ]);
  expect(missing).toEqual([]);
  expect(modules.size).toBeGreaterThan(10);
});

it("builds the preview script as one small file", () => {
  const [file = "", ...parts] = visitorScript("preview");
  expect(parts).toEqual([]);
  expect(gzipSync(readVisitorFile(file.slice(SCRIPTS))).length).toBeLessThan(1_600);
});

it("bundles the styles of lazily loaded parts with them", () => {
  expect(visitorFiles().some((file) => readVisitorFile(file).includes(".sug{"))).toBe(true);
});

/** A component's file and all files it imports, islands excluded. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.\.?\/[^"]+)"/g)) {
    const next = join(dirname(file), `${path}.tsx`);
    if (existsSync(next) && !next.endsWith(".island.tsx")) importsOf(next, seen); // pages use only an island's types
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
])("%s uses no client hook outside an island: make the component an island or start it in start-shop", (name) => {
  const files = [...importsOf(join(import.meta.dirname, "../pages", `${name}.tsx`))];
  expect(files.length).toBeGreaterThan(3);
  expect(
    files.filter((file) => /\buse(?:State|Effect|Reducer|SyncExternalStore)\(/.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});
