import { expect, it } from "vitest";
import { SHOP_ROUTES, type ShopRouteName } from "~/domain/catalogue/shop-routes";
import { GALLERY_PAGES } from "../../scripts/gallery/pages.ts";

/** Routes that answer no page of their own. */
const NO_PAGE: ShopRouteName[] = [
  "/catalogo/buscar/sugerencias",
  "/catalogo/cerca/[photo]", // pictures
  "/catalogo/foto/[photo]",
  "/catalogo/icono/[icon]",
  "/catalogo/tarjeta/[picture]",
  "/catalogo/muestra", // the panel's previews, of pages that the gallery has
  "/catalogo/muestra/portada",
  "/catalogo/muestra/tienda",
  "/mis-links/muestra",
  "/otros-productos/[page]", // as [category]/[page]
  "/collections/[collection]/products/[handle]", // redirects
  "/robots.txt", // files
  "/sitemap.xml",
  "/sitemap.xml/[part]",
  "/manifest.webmanifest",
  "/productos.xml",
];

it("the gallery shows every page of a shop: add new ones to scripts/gallery/pages.ts", () => {
  const shown = new Set(GALLERY_PAGES.map(({ route }) => route));
  expect([...new Set([...shown, ...NO_PAGE])].sort()).toEqual(Object.keys(SHOP_ROUTES).sort());
});

it("no two pages of the gallery write the same pictures", () => {
  const names = GALLERY_PAGES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
