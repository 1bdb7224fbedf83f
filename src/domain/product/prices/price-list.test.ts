import { expect, it } from "vitest";
import { productCopy } from "~/copy/product";
import { cents } from "../../money/money";
import { DOT_GROUPS } from "../../money/number-format";
import { type ListedPrice, priceListHref, priceListText, readPriceList, sendUrl } from "./price-list";

const shop = { name: "Casa *Yerbal*", url: "https://casa.example", money: { symbol: "$", ...DOT_GROUPS } };
const words = productCopy.prices.words;

const product = (over: Partial<ListedPrice>): ListedPrice => ({
  name: "Mate",
  category: null,
  priceCents: cents(100_000),
  from: false,
  previousCents: null,
  offer: false,
  unit: "UNIT",
  soldOut: false,
  ...over,
});
const textOf = (products: ListedPrice[]) => priceListText(products, shop, words).text.replaceAll("\u00a0", " ");

it("groups by category with price, unit, offer and sold-out state, and strips formatting marks from names", () => {
  const text = textOf([
    product({ name: "Mate _imperial_", category: "Mates", priceCents: cents(2_890_050) }),
    product({ name: "Mate de vidrio", category: "Mates", offer: true, previousCents: cents(200_000) }),
    product({ name: "Yerba suelta", category: "Almacén", unit: "KG", priceCents: null }),
    product({ name: "Queso", category: "Almacén", unit: "HUNDRED_GRAMS", from: true }),
    product({ name: "Pañuelo", offer: true, soldOut: true }),
  ]);
  expect(text).toBe(
    [
      "*Casa Yerbal* · Lista de precios",
      "",
      "*Mates*",
      "• Mate imperial: $ 28.900,50",
      "• Mate de vidrio: $ 1.000 · OFERTA (antes $ 2.000)",
      "",
      "*Almacén*",
      "• Yerba suelta: Consultar",
      "• Queso: desde $ 1.000 cada 100 g",
      "",
      "*Otros productos*",
      "• Pañuelo: $ 1.000 · OFERTA (sin stock)",
      "",
      "Haz tu pedido: https://casa.example",
    ].join("\n"),
  );
});

it("has no headings when no product has a category", () => {
  expect(textOf([product({})])).toBe(
    "*Casa Yerbal* · Lista de precios\n\n• Mate: $ 1.000\n\nHaz tu pedido: https://casa.example",
  );
});

it.each([120, 200, 1_000, 5_000])("within %i characters it counts the omitted products and keeps the URL", (max) => {
  const products = Array.from({ length: 300 }, (_, at) => product({ name: `Producto ${at}`, category: `C${at % 7}` }));
  const { text, left } = priceListText(products, shop, words, { max });
  expect(text.length).toBeLessThanOrEqual(max);
  expect(left).toBe(300 - (text.match(/^•/gm)?.length ?? 0));
  expect(text).toContain(`${left} productos más`);
  expect(text.endsWith("https://casa.example")).toBe(true);
});

it("counts products that were not loaded", () => {
  expect(priceListText([product({})], shop, words, { total: 2_500 }).left).toBe(2_499);
});

it("opens WhatsApp only with text that fits into a URL", () => {
  expect(sendUrl("Lista: ñandú")).toBe("https://api.whatsapp.com/send?text=Lista%3A%20%C3%B1and%C3%BA");
  expect(sendUrl("ñ".repeat(400))).toBeNull();
});

it.each([
  { categoryId: null, offersOnly: false },
  { categoryId: 10_001, offersOnly: true },
])("the URL of %o survives a round trip", (scope) => {
  const [, query = ""] = priceListHref(scope).split("?");
  expect(readPriceList(new URLSearchParams(query))).toEqual(scope);
});

it("an invalid query string means the whole list", () => {
  const nothing = { categoryId: null, offersOnly: false };
  expect(readPriceList(new URLSearchParams("categoria=mates&ofertas=no"))).toEqual(nothing);
  expect(readPriceList(new URLSearchParams("categoria=99999999999"))).toEqual(nothing);
});
