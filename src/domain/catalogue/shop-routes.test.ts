import { expect, it } from "vitest";
import { matchShopRoute } from "./shop-routes";

it.each([
  ["", "/", {}],
  ["/", "/", {}],
  ["/catalogo", "/catalogo", {}],
  ["/catalogo/12-mate", "/catalogo/[product]", { product: "12-mate" }],
  ["/catalogo/buscar", "/catalogo/buscar", {}],
  ["/catalogo/buscar/sugerencias", "/catalogo/buscar/sugerencias", {}],
  ["/catalogo/pagina/2", "/catalogo/pagina/[page]", { page: "2" }],
  ["/catalogo/pedido/abc", "/catalogo/pedido/[token]", { token: "abc" }],
  ["/catalogo/otra/2", null, {}],
  ["/otros-productos/2", "/otros-productos/[page]", { page: "2" }],
  ["/sitemap.xml/3", "/sitemap.xml/[part]", { part: "3" }],
  ["/mates-%C3%B1", "/[category]", { category: "mates-ñ" }],
  ["/mates/2", "/[category]/[page]", { category: "mates", page: "2" }],
  [
    "/collections/todo/products/mate",
    "/collections/[collection]/products/[handle]",
    { collection: "todo", handle: "mate" },
  ],
  ["/collections/todo/otros/mate", null, {}],
  ["/a/b/c/d/e", null, {}],
  ["/mates/", null, {}],
  ["/constructor", "/[category]", { category: "constructor" }],
])("%j is answered by %s", (path, name, params) => {
  const match = matchShopRoute(path);
  expect(match?.name ?? null).toBe(name);
  expect(match?.params ?? {}).toEqual(params);
});
