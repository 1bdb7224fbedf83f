import { describe, expect, it } from "vitest";
import { basePath, type PageTent, parseTentParam, shownList, tentFolder, triedStyle } from "./tent-param";

const SECRET = "k7Qm2-xP_9aLr4TzW0vBn1";

describe("tent parameter of a page", () => {
  it.each<[string, PageTent, string]>([
    ["12", { id: 12 }, ""],
    ["2147483647", { id: 2147483647 }, ""],
    ["12~celia", { id: 12, style: "celia" }, "/~celia"],
    ["12~sol", { id: 12, style: "sol" }, "/~sol"],
    [`12~lista.${SECRET}.`, { id: 12, list: { secret: SECRET, pass: null } }, `/lista/${SECRET}`],
    [
      `12~lista.${SECRET}.${"p".repeat(22)}`,
      { id: 12, list: { secret: SECRET, pass: "p".repeat(22) } },
      `/lista/${SECRET}`,
    ],
  ])("%s", (param, expected, base) => {
    const parsed = parseTentParam(param);
    expect(parsed).toEqual(expected);
    expect(parsed && basePath(parsed)).toBe(base);
  });

  it.each([
    "demo",
    "",
    "012",
    "-1",
    "1.5",
    "1e3",
    "12~",
    "12~nadie",
    "12~celia~x",
    "12%7Ecelia",
    "12~lista.corto.",
    `12~lista.${SECRET}`,
    "12~v7",
    "12~v-1.0",
    "12~v7.2~v7.2",
    "12~constructor",
    "sub~demo",
    "12345678901",
  ])("rejects %s", (param) => expect(parseTentParam(param)).toBeNull());
});

it.each([
  [{}, "/tienda/12"],
  [{ style: "sol" }, "/tienda/12~sol"],
  [{ list: { secret: SECRET, pass: null } }, `/tienda/12~lista.${SECRET}.`],
  [{ list: { secret: SECRET, pass: "abc" } }, `/tienda/12~lista.${SECRET}.abc`],
] as const)("the folder of a shop shown as %o is %s", (shown, folder) => expect(tentFolder(12, shown)).toBe(folder));

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
