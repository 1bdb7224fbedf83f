import { describe, expect, test } from "vitest";
import {
  DEFAULT_SPECIAL_URL,
  isReservedCategoryName,
  isSameCategoryName,
  RESERVED_CATEGORY_NAMES,
  SPECIAL_CATEGORY_ID,
  specialUrl,
} from "./names";

describe("reserved names", () => {
  test("are the five of the specification", () => {
    expect(RESERVED_CATEGORY_NAMES).toEqual([
      "otros-productos",
      "otros productos",
      "mis links",
      "mis-links",
      "catalogo",
    ]);
  });

  test.each(["otros-productos", "Otros   Productos", " MIS LINKS ", "Mis-Links", "Catálogo", "CATÀLOGO"])(
    "%j is reserved",
    (name) => {
      expect(isReservedCategoryName(name)).toBe(true);
    },
  );

  test.each(["catalogos", "otros", "mis_links", "mi catalogo", "otros--productos", ""])("%j is allowed", (name) => {
    expect(isReservedCategoryName(name)).toBe(false);
  });
});

test.each([
  ["Remeras", " REMERAS", true],
  ["Pantalón", "pantalon", true],
  ["Baño", "bano", true],
  ["a  b", "a b", true],
  ["Remeras", "Remera", false],
])("%j and %j", (one, other, same) => {
  expect(isSameCategoryName(one, other)).toBe(same);
});

describe("the special category", () => {
  test("has a fixed id and a default path", () => {
    expect(SPECIAL_CATEGORY_ID).toBe(9999);
    expect(DEFAULT_SPECIAL_URL).toBe("/categoria-especial");
  });

  test.each([
    ["/ofertas", "/ofertas"],
    ["ofertas", "/ofertas"],
    [" //Ofertas-2 ", "/ofertas-2"],
    ["", null],
    ["/", null],
    ["/a/b", null],
    ["/a--b", null],
    ["/-a", null],
    ["/ofertás", null],
    ["//evil.test", null],
  ])("path %j is parsed as %j", (text, url) => {
    expect(specialUrl(text)).toBe(url);
  });
});
