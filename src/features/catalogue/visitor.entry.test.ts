import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readVisitorFile, visitorFiles, visitorScript } from "~/server/visitor-script";

const BUDGET = 12_000;

it("the script of a still page is small, knows no React, and names the parts it needs at once", () => {
  const [first = "", ...parts] = visitorScript();
  expect(first).toMatch(/^\/storage\/scripts\/visitor-\w+\.js$/);
  const files = [first, ...parts].map((address) => address.slice("/storage/scripts/".length));
  expect(visitorFiles()).toEqual(expect.arrayContaining(files));
  const text = files.map(readVisitorFile).join("\n");
  expect(text).not.toMatch(/react|__next/i);
  expect(gzipSync(text).length).toBeLessThan(BUDGET);
});

it("the script of a preview is one small file", () => {
  const [file = "", ...parts] = visitorScript("preview");
  expect(parts).toEqual([]);
  expect(gzipSync(readVisitorFile(file.slice("/storage/scripts/".length))).length).toBeLessThan(1_500);
});

it("what is loaded later brings its sheet along", () => {
  expect(visitorFiles().some((file) => readVisitorFile(file).includes(".sug{"))).toBe(true);
});

const STARTER = join(import.meta.dirname, "shop-starter.tsx");

/** A component's file and all that it draws with, but the one that starts the page where React runs. */
function drawnWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file === STARTER) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.\.?\/[^"]+)"/g)) {
    const next = join(dirname(file), `${path}.tsx`);
    if (existsSync(next)) drawnWith(next, seen);
  }
  return seen;
}

it.each(["home-page", "shelf-page", "category-page", "search-page", "linktree-page"])(
  "%s has no component that would have to wake: start it in start-shop",
  (name) => {
    const files = [...drawnWith(join(import.meta.dirname, `${name}.tsx`))];
    expect(files.length).toBeGreaterThan(3);
    expect(
      files.filter((file) => /\buse(?:State|Effect|SyncExternalStore)\(/.test(readFileSync(file, "utf8"))),
    ).toEqual([]);
  },
);
