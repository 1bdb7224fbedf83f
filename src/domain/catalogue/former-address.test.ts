import { expect, test } from "vitest";
import { formerHandle } from "./former-address";

test.each([
  ["/products/mate-imperial", "mate-imperial"],
  ["/productos/mate-imperial", "mate-imperial"],
  ["/product/mate-imperial", "mate-imperial"],
  ["/producto/mate-imperial", "mate-imperial"],
  ["/collections/mates/products/mate-imperial", "mate-imperial"],
  ["/products/Mate-IMPERIAL", "mate-imperial"],
  ["/products/%C3%91and%C3%BA", "ñandú"],
  ["/products/100%", "100%"],
  [`/products/${"a".repeat(200)}`, "a".repeat(200)],
  [`/products/${"a".repeat(201)}`, null],
  ["/products", null],
  ["/products/", null],
  ["/products/a/b", null],
  ["/collections/mates", null],
  ["/collections/mates/productos/mate", null],
  ["/mates/mate-imperial", null],
  ["/catalogo/1-mate", null],
  ["/x/products/mate", null],
])("%s has the handle %s", (path, handle) => {
  expect(formerHandle(path)).toBe(handle);
});
