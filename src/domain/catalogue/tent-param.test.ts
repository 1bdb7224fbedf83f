import { describe, expect, it } from "vitest";
import { basePath, type PageTent, parseTentParam, triedStyle } from "./tent-param";

describe("tent parameter of a page", () => {
  it.each<[string, PageTent, string]>([
    ["sub~demo", { subdomain: "demo" }, ""],
    ["sub~mi--tienda", { subdomain: "mi--tienda" }, ""],
    ["sub~demo~celia", { subdomain: "demo", style: "celia" }, "/~celia"],
    ["sub%7Edemo%7Esol", { subdomain: "demo", style: "sol" }, "/~sol"],
    ["sub~demo~v7.2", { subdomain: "demo", atLeast: { tent: 7, site: 2 } }, ""],
    ["sub~demo~celia~v0.0", { subdomain: "demo", style: "celia", atLeast: { tent: 0, site: 0 } }, "/~celia"],
  ])("%s", (param, expected, base) => {
    const parsed = parseTentParam(param);
    expect(parsed).toEqual(expected);
    expect(parsed && basePath(parsed.style)).toBe(base);
  });

  it.each([
    "demo",
    "sub~",
    "sub~Demo",
    "sub~demo~",
    "sub~demo~nadie",
    "sub~demo~celia~x",
    "sub~demo~v7",
    "sub~demo~v-1.0",
    "sub~demo~v7.2~v7.2",
    "sub~constructor~constructor",
    "slug~demo",
    "id~12",
    "id~12~celia",
    `sub~${"a".repeat(81)}`,
  ])("rejects %s", (param) => expect(parseTentParam(param)).toBeNull());
});

it.each([
  ["~celia", "celia"],
  ["~nadie", undefined],
  ["~", undefined],
  ["celia", undefined],
  ["~celia~sol", undefined],
  ["~CELIA", undefined],
  [undefined, undefined],
])("the preview style of %s is %s", (part, style) => expect(triedStyle(part)).toBe(style));
