import { expect, test } from "vitest";
import { copyFor } from "~/copy/copy";
import type { CategoryEntry, ProductCardView } from "~/domain/catalogue/view";
import { ONE } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import type { Frame } from "../parts/frame";
import { suggestionsOf } from "./suggestions";

const category = (name: string, path: string): CategoryEntry => ({ id: 1, name, path, count: 1, photo: null });

const frame = {
  shop: {
    money: { symbol: "$", ...DOT_GROUPS },
    categories: [category("Mates y termos", "/mates-y-termos"), category("Tazas", "/tazas")],
  },
  base: "/~celia",
  copy: copyFor(1).catalogue,
} as Frame;

const card = (more: Partial<ProductCardView>): ProductCardView => ({
  id: 7,
  categoryId: null,
  name: "Mate torpedo",
  path: "/catalogo/7-mate-torpedo",
  choices: null,
  priceCents: cents(1_850_000),
  from: false,
  previousCents: null,
  offer: false,
  soldOut: false,
  left: null,
  stock: null,
  addedAt: null,
  restockedAt: null,
  photo: null,
  unit: "UNIT",
  step: ONE,
  minQuantity: ONE,
  ...more,
});

const page = (products: ProductCardView[], total = products.length) => ({ products, total, page: 1, pages: 1 });

test("returns products with the query highlighted and a link to all results", () => {
  const photo = { hash: "abc", width: 1280, height: 960 };
  expect(
    suggestionsOf(frame, "mate term", page([card({ photo, offer: true }), card({ priceCents: null })], 9)),
  ).toEqual({
    categories: [
      {
        href: "/~celia/mates-y-termos",
        name: [
          ["Mate", true],
          ["s y ", false],
          ["term", true],
          ["os", false],
        ],
      },
    ],
    products: [
      {
        href: "/~celia/catalogo/7-mate-torpedo",
        name: [
          ["Mate", true],
          [" torpedo", false],
        ],
        price: "$\u00a018.500",
        note: "Oferta",
        photo: "/storage/images/abc-160.webp",
      },
      expect.objectContaining({ price: "Consultar precio" }),
    ],
    all: { href: "/~celia/catalogo/buscar?q=mate%20term", text: "Ver los 9 resultados" },
    said: "9 resultados",
  });
});

test("offers no page of all results for a word of two letters, which that page takes for a whole one", () => {
  expect(suggestionsOf(frame, "ma", page([card({})], 9))).toMatchObject({ all: null, said: "9 resultados" });
});

test("returns a message and no link when nothing is found", () => {
  expect(suggestionsOf(frame, "zapato", page([]))).toEqual({
    categories: [],
    products: [],
    all: null,
    said: "No tenemos «zapato».",
  });
});
