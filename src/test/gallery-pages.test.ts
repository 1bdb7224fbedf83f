import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { GALLERY_PAGES } from "../../scripts/gallery/pages.ts";

const shop = join(import.meta.dirname, "../app/tienda/[tent]");

/** Routes that answer no page of their own. */
const NO_PAGE = [
  "catalogo/icono/[icon]", // pictures
  "catalogo/tarjeta/[picture]",
  "catalogo/muestra", // the panel's previews, of pages that the gallery has
  "catalogo/muestra/portada",
  "catalogo/muestra/tienda",
  "mis-links/muestra",
  "otros-productos/[page]", // as [category]/[page]
];

it("the gallery shows every page of a shop: add new ones to scripts/gallery/pages.ts", () => {
  const routes = readdirSync(shop, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("route.tsx"))
    .map((path) => relative(shop, dirname(join(shop, path))));
  const shown = new Set(GALLERY_PAGES.map(({ route }) => route));
  expect([...new Set([...shown, ...NO_PAGE])].sort()).toEqual(routes.sort());
});

it("no two pages of the gallery write the same pictures", () => {
  const names = GALLERY_PAGES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
