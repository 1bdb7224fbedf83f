import { describe, expect, it } from "vitest";
import { basePath, type PageTent, parseTentParam, shownList, tentFolder, triedStyle } from "./tent-param";

const SECRET = "k7Qm2-xP_9aLr4TzW0vBn1";

describe("tent parameter of a page", () => {
  it.each<[string, PageTent, string]>([
    ["sub~demo", { subdomain: "demo" }, ""],
    ["sub~mi--tienda", { subdomain: "mi--tienda" }, ""],
    ["sub~demo~celia", { subdomain: "demo", style: "celia" }, "/~celia"],
    ["sub%7Edemo%7Esol", { subdomain: "demo", style: "sol" }, "/~sol"],
    ["sub~demo~v7.2", { subdomain: "demo", atLeast: { tent: 7, site: 2 } }, ""],
    [`sub~demo~lista.${SECRET}.`, { subdomain: "demo", list: { secret: SECRET, pass: null } }, `/lista/${SECRET}`],
    [
      `sub~demo~lista.${SECRET}.${"p".repeat(22)}~v7.2`,
      { subdomain: "demo", list: { secret: SECRET, pass: "p".repeat(22) }, atLeast: { tent: 7, site: 2 } },
      `/lista/${SECRET}`,
    ],
    ["sub~demo~celia~v0.0", { subdomain: "demo", style: "celia", atLeast: { tent: 0, site: 0 } }, "/~celia"],
  ])("%s", (param, expected, base) => {
    const parsed = parseTentParam(param);
    expect(parsed).toEqual(expected);
    expect(parsed && basePath(parsed)).toBe(base);
  });

  it.each([
    "demo",
    "sub~",
    "sub~Demo",
    "sub~demo~",
    "sub~demo~nadie",
    "sub~demo~celia~x",
    "sub~demo~lista.corto.",
    `sub~demo~lista.${SECRET}`,
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
  [{}, "/tienda/sub~demo"],
  [{ style: "sol" }, "/tienda/sub~demo~sol"],
  [{ list: { secret: SECRET, pass: null } }, `/tienda/sub~demo~lista.${SECRET}.`],
  [{ list: { secret: SECRET, pass: "abc" } }, `/tienda/sub~demo~lista.${SECRET}.abc`],
] as const)("the folder of a shop shown as %o is %s", (shown, folder) =>
  expect(tentFolder("demo", shown)).toBe(folder),
);

it.each([
  [["lista", SECRET], SECRET],
  [["lista", SECRET, "catalogo"], SECRET],
  [["lista"], undefined],
  [["lista", "2"], undefined],
  [["catalogo", SECRET], undefined],
])("the list of a path %o is %s", (segments, secret) => expect(shownList(segments)).toBe(secret));

it.each([
  ["~celia", "celia"],
  ["~nadie", undefined],
  ["~", undefined],
  ["celia", undefined],
  ["~celia~sol", undefined],
  ["~CELIA", undefined],
  [undefined, undefined],
])("the preview style of %s is %s", (part, style) => expect(triedStyle(part)).toBe(style));
