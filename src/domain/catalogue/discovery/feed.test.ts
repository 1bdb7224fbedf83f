import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { type FeedProduct, feedAttribute, feedItems, feedXml, withoutAllCaps } from "./feed";

const shop = { name: "Casa <Yerbal> & Cía", description: null, origin: "https://casa.vidriera.test", currency: "ARS" };

const product = (over: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 12,
  name: "Remera lisa",
  description: "De algodón.",
  path: "/catalogo/12-remera-lisa",
  category: "Remeras",
  photos: ["/catalogo/foto/a-640.jpg", "/catalogo/foto/b-640.jpg"],
  priceCents: cents(1_850_050),
  previousCents: null,
  soldOut: false,
  options: [],
  variants: [],
  ...over,
});

const read = (products: FeedProduct[]) => {
  const xml = feedXml(
    shop,
    products.flatMap((one) => feedItems(one, shop)),
  );
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "item" });
  return parser.parse(xml).rss.channel as { title: string; item?: Record<string, string | string[]>[] };
};

describe("merchant feed", () => {
  it("has the fields Google and Meta require, with a decimal point and the currency code", () => {
    expect(read([product()]).item).toEqual([
      {
        "g:id": "12",
        title: "Remera lisa",
        description: "De algodón.",
        link: "https://casa.vidriera.test/catalogo/12-remera-lisa",
        "g:image_link": "https://casa.vidriera.test/catalogo/foto/a-640.jpg",
        "g:additional_image_link": "https://casa.vidriera.test/catalogo/foto/b-640.jpg",
        "g:availability": "in_stock",
        "g:price": "18500.50 ARS",
        "g:condition": "new",
        "g:identifier_exists": "no",
        "g:product_type": "Remeras",
      },
    ]);
  });

  it("gives each variant of a group its own row, with the attributes that the feed format names", () => {
    const { item } = read([
      product({
        options: [{ name: "Talle" }, { name: "Color" }, { name: "Bordado" }],
        variants: [
          { id: 1, values: ["M", "Azul", "Sí"], priceCents: cents(1_000), soldOut: false, stock: null },
          { id: 2, values: ["L", "Azul", "No"], priceCents: null, soldOut: false, stock: null },
          { id: 3, values: ["L", "Rojo", "No"], priceCents: cents(1_200), soldOut: true, stock: milli(0) },
        ],
      }),
    ]);
    expect(item).toMatchObject([
      { "g:id": "12-1", "g:item_group_id": "12", "g:size": "M", "g:color": "Azul" },
      { "g:id": "12-3", "g:item_group_id": "12", "g:availability": "out_of_stock" },
    ]);
    expect(item?.map(({ link }) => link)).toEqual([
      "https://casa.vidriera.test/catalogo/12-remera-lisa?variante=1",
      "https://casa.vidriera.test/catalogo/12-remera-lisa?variante=3",
    ]);
    expect(item?.[0]?.title).toBe("Remera lisa, M, Azul, Sí");
  });

  it.each([
    ["no previous price", 80_000, null, "800.00 ARS", undefined],
    ["a higher one", 80_000, 100_000, "1000.00 ARS", "800.00 ARS"],
    ["the same one", 80_000, 80_000, "800.00 ARS", undefined],
    ["one that was overtaken", 120_000, 100_000, "1200.00 ARS", undefined],
  ])("has as price the previous one, and as sale price that of an offer: %s", (_, now, before, price, sale) => {
    const previousCents = before === null ? null : cents(before);
    const { item } = read([product({ priceCents: cents(now), previousCents })]);
    expect(item?.[0]?.["g:price"]).toBe(price);
    expect(item?.[0]?.["g:sale_price"]).toBe(sale);
  });

  it("names neither the shop as brand nor a code as number of the manufacturer", () => {
    const variants = [{ id: 1, values: ["M"], priceCents: cents(1_000), soldOut: false, stock: null }];
    for (const one of [product(), product({ options: [{ name: "Talle" }], variants })]) {
      const [row] = read([one]).item ?? [];
      expect(Object.keys(row ?? {})).not.toContain("g:brand");
      expect(Object.keys(row ?? {})).not.toContain("g:mpn");
      expect(row?.["g:identifier_exists"]).toBe("no");
    }
  });

  it.each([
    ["without price", { priceCents: null }],
    ["without photo", { photos: [] }],
    ["with options but no variants", { options: [{ name: "Talle" }] }],
  ])("leaves out what is %s", (_what, over) => {
    expect(read([product(over)]).item).toBeUndefined();
  });

  it("stays well formed whatever text a merchant enters", () => {
    const odd = `</item>]]>&<>"'\u0000\u0008\ud83d`;
    const { item } = read([product({ name: `A${odd}`, description: odd, category: odd })]);
    expect(item?.[0]?.title).toBe(`A</item>]]>&<>"'`);
  });
});

it.each([
  ["REMERA LISA XL", "Remera lisa xl"],
  ["OFERTA! LLEVA DOS. ENVÍO GRATIS", "Oferta! Lleva dos. Envío gratis"],
  ["Remera LISA", "Remera LISA"],
  ["USB", "USB"],
])("%j becomes %j", (text, calm) => expect(withoutAllCaps(text)).toBe(calm));

it.each([
  ["Talle", "g:size"],
  ["Tamaño", "g:size"],
  ["COLOR", "g:color"],
  ["Tela", "g:material"],
  ["Diseño", "g:pattern"],
  ["Sabor", null],
])("the option %s maps to %s", (option, attribute) => expect(feedAttribute(option)).toBe(attribute));
