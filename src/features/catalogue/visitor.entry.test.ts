import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readVisitorFile, visitorFiles, visitorScript } from "~/server/visitor-script";

const BUDGET = 12_000;

it("the script of a still page is small, knows no React, and names the parts it needs at once", () => {
  const [first = "", ...parts] = (visitorScript() ?? "").split(" ");
  expect(first).toMatch(/^\/storage\/scripts\/visitor-\w+\.js$/);
  const files = [first, ...parts].map((address) => address.slice("/storage/scripts/".length));
  expect(visitorFiles()).toEqual(expect.arrayContaining(files));
  const text = files.map(readVisitorFile).join("\n");
  expect(text).not.toMatch(/react|__next/i);
  expect(gzipSync(text).length).toBeLessThan(BUDGET);
});

it("what is loaded later brings its sheet along", () => {
  expect(visitorFiles().some((file) => readVisitorFile(file).includes(".sug{"))).toBe(true);
});
