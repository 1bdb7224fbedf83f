import { describe, expect, it } from "vitest";
import { basePath, parseTentParam } from "./tent-param";

describe("the shop in a page's path", () => {
  it.each([
    ["sub~demo", { by: "sub", name: "demo" }, ""],
    ["sub%7Edemo", { by: "sub", name: "demo" }, ""],
    ["slug~la-tienda", { by: "slug", name: "la-tienda" }, "/tienda/la-tienda"],
    ["id~12", { by: "id", id: 12 }, "/tienda/12"],
    ["id~12~celia", { by: "id", id: 12, style: "celia" }, "/tienda/12~celia"],
    ["slug~demo~sol", { by: "slug", name: "demo", style: "sol" }, "/tienda/demo~sol"],
  ])("%s", (param, ref, base) => {
    const parsed = parseTentParam(param);
    expect(parsed).toEqual(ref);
    expect(parsed && basePath(parsed)).toBe(base);
  });

  it.each([
    "demo",
    "sub~",
    "sub~Demo",
    "sub~a~b",
    "sub~demo~sol",
    "id~1~x",
    "id~1~",
    "id~1~sol~sol",
    "id~0",
    "id~x",
    "otro~demo",
    `sub~${"a".repeat(81)}`,
    "sub~../x",
  ])("%s is none", (param) => expect(parseTentParam(param)).toBeNull());
});
