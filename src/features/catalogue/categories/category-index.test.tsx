import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import type { ShopView } from "~/domain/catalogue/view";
import type { Frame } from "../parts/frame";
import { CategoriesSection } from "../parts/home-sections";
import { CategoryChips } from "./category-chips";
import { CategoryIndex } from "./category-index";

const entry = (name: string, path: string) => ({ id: 1, name, path, count: 3, photo: null });
const shopOf = (count: number, over: Partial<ShopView> = {}) =>
  ({
    special: null,
    others: null,
    noPhoto: null,
    theme: { styleId: 1 },
    categories: Array.from({ length: count }, (_, at) => entry(`Categoría ${count - at}`, `/c${at + 1}`)),
    ...over,
  }) as ShopView;
const frameOf = (shop: ShopView) => ({ base: "", copy: copyFor(1).catalogue, shop }) as Frame;
const special = { ...entry("Ofertas", "/ofertas"), description: null, photo: { hash: "a", width: 320, height: 320 } };
const pathsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
const first = (count: number) => Array.from({ length: count }, (_, at) => `/c${at + 1}`);

describe("the home", () => {
  const draw = (shop: ShopView) =>
    pathsIn(renderToStaticMarkup(<CategoriesSection frame={frameOf(shop)} id="categorias" title="Categorías" />));

  it.each([1, 8, 12])("of a shop with %d categories shows all", (count) => {
    expect(draw(shopOf(count))).toEqual(first(count));
  });

  it.each([13, 200, 500])("of a shop with %d shows twelve in the shop's order, and the way to all", (count) => {
    expect(draw(shopOf(count))).toEqual(["/catalogo#_categorias", ...first(12)]);
  });

  it("counts offers and what has no category among the twelve, offers first", () => {
    const others = entry("Otros productos", "/otros-productos");
    const over = { special, others } as Partial<ShopView>;
    expect(draw(shopOf(10, over))).toEqual(["/ofertas", ...first(10), "/otros-productos"]);
    expect(draw(shopOf(200, over))).toEqual(["/catalogo#_categorias", "/ofertas", ...first(11)]);
  });
});

describe("the bar of categories", () => {
  const draw = (shop: ShopView, current?: string) =>
    pathsIn(renderToStaticMarkup(<CategoryChips frame={frameOf(shop)} current={current} />));

  it("holds up to twenty", () => {
    expect(draw(shopOf(1))).toEqual([]);
    expect(draw(shopOf(20))).toEqual(first(20));
    expect(draw(shopOf(200))).toEqual([...first(18), "/catalogo#_categorias"]);
  });

  it("keeps the current category, wherever it is in the order", () => {
    expect(draw(shopOf(200), "/c150")).toEqual([...first(18), "/c150", "/catalogo#_categorias"]);
    expect(draw(shopOf(200), "/c2")).toEqual([...first(18), "/catalogo#_categorias"]);
  });
});

describe("the index", () => {
  const draw = (shop: ShopView) => renderToStaticMarkup(<CategoryIndex frame={frameOf(shop)} />);

  it("is not needed by few", () => {
    expect(draw(shopOf(12))).toBe("");
  });

  it("lists all by name, offers first and what has no category last", () => {
    const others = entry("Algo sin categoría", "/otros-productos");
    const html = draw(shopOf(200, { special, others } as Partial<ShopView>));
    expect(pathsIn(html)).toEqual(["/ofertas", ...first(200).reverse(), "/otros-productos"]);
    expect(html).toContain('id="_categorias"');
  });
});
