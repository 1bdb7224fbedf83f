import Validator from "@adobe/structured-data-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import type { BranchView, ProductDetail, ShopView } from "../view";
import { jsonLd, productData, storeData, type Thing, trailData } from "./structured-data";

const origin = "https://casa.vidriera.test";
const photo = { hash: "a".repeat(32), width: 900, height: 900 };
const branch: BranchView = {
  id: 1,
  name: "Centro",
  address: "Córdoba 1250, Rosario",
  hours: null,
  phone: "341 555-0100",
  text: null,
  mapsUrl: "https://maps.example/1",
  whatsapp: null,
};
const shop = {
  name: "Casa Yerbal",
  description: "Mates.",
  tagline: null,
  logo: photo,
  cover: null,
  whatsapp: "5493415550100",
  instagram: { url: "https://www.instagram.com/casayerbal", label: "casayerbal" },
  facebook: null,
  currency: "ARS",
  hours: [{ day: 1, from: "09:00", until: "24:00" }],
  branches: [branch, { ...branch, id: 2, name: "Norte" }],
} as unknown as ShopView;
const frame = { shop, origin };

const product: ProductDetail = {
  id: 12,
  categoryId: 3,
  name: "Remera lisa",
  path: "/catalogo/12-remera-lisa",
  choices: null,
  priceCents: cents(1_850_050),
  from: false,
  previousCents: null,
  offer: false,
  soldOut: false,
  left: null,
  addedAt: null,
  restockedAt: null,
  orderedTogether: false,
  stock: null,
  photo,
  unit: "UNIT",
  step: milli(1000),
  minQuantity: milli(1000),
  description: "De   algodón.",
  sku: "R-1",
  photos: [photo],
  options: [],
  variants: [],
  category: { name: "Remeras", path: "/remeras" },
  related: [],
};
const variant = (id: number, value: string, price: number | null, soldOut = false) => ({
  id,
  values: [value],
  priceCents: price === null ? null : cents(price),
  soldOut,
  stock: null,
});
const varied = (variants: ProductDetail["variants"]): ProductDetail => ({
  ...product,
  options: [{ name: "Talle", values: variants.flatMap(({ values }) => values) }],
  variants,
});

// The schema.org vocabulary is not in the package and is not fetched: the part we use is defined here.
const url = z.url({ protocol: /^https$/ });
const text = z.string().min(1);
const money = z.string().regex(/^\d+\.\d{2}$/);
const stock = z.enum(["https://schema.org/InStock", "https://schema.org/OutOfStock"]);
const context = z.literal("https://schema.org");
const offer = z.strictObject({
  "@type": z.literal("Offer"),
  url,
  price: money,
  priceCurrency: z.string().length(3),
  availability: stock,
  itemCondition: z.literal("https://schema.org/NewCondition"),
});
const span = z.strictObject({
  "@type": z.literal("AggregateOffer"),
  lowPrice: money,
  highPrice: money,
  priceCurrency: z.string().length(3),
  offerCount: z.number().int().positive(),
  availability: stock,
});
const common = {
  "@context": context,
  name: text,
  description: text.optional(),
  image: z.array(url).optional(),
  category: text.optional(),
};
const place = {
  address: z.strictObject({ "@type": z.literal("PostalAddress"), streetAddress: text }).optional(),
  telephone: text.optional(),
  hasMap: url.optional(),
};
const time = z.string().regex(/^\d\d:\d\d$/);
const shapes = z.discriminatedUnion("@type", [
  z.strictObject({
    "@type": z.literal("Product"),
    ...common,
    sku: text.optional(),
    offers: z.union([offer, span]).optional(),
  }),
  z.strictObject({
    "@type": z.literal("ProductGroup"),
    ...common,
    url,
    productGroupID: text,
    variesBy: z.array(url).optional(),
    hasVariant: z.array(
      z.strictObject({
        "@type": z.literal("Product"),
        name: text,
        sku: text,
        image: url.optional(),
        size: text.optional(),
        color: text.optional(),
        material: text.optional(),
        pattern: text.optional(),
        offers: offer.optional(),
      }),
    ),
  }),
  z.strictObject({
    "@type": z.enum(["Store", "OnlineStore"]),
    "@context": context,
    "@id": url,
    name: text,
    url,
    description: text.optional(),
    logo: url.optional(),
    image: url.optional(),
    sameAs: z.array(url).optional(),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          "@type": z.literal("OpeningHoursSpecification"),
          dayOfWeek: text.optional(),
          opens: time,
          closes: time,
          validFrom: z.iso.date().optional(),
          validThrough: z.iso.date().optional(),
        }),
      )
      .optional(),
    department: z.array(z.strictObject({ "@type": z.literal("Store"), name: text, ...place })).optional(),
    ...place,
  }),
  z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    "@context": context,
    itemListElement: z.array(
      z.strictObject({ "@type": z.literal("ListItem"), position: z.number().int(), name: text, item: url }),
    ),
  }),
]);

async function errorsOf(written: Record<string, unknown>) {
  const found = { jsonld: { [String(written["@type"])]: [written] }, microdata: {}, rdfa: {} };
  return (await new Validator().validate(found)).filter(({ severity }) => severity === "ERROR");
}

/** The data as serialised into the page: valid by its shape, and without errors in the validator of Google's rules. */
async function check(thing: Thing): Promise<Record<string, unknown>> {
  const written: Record<string, unknown> = JSON.parse(jsonLd([thing]));
  expect(shapes.safeParse(written).error).toBeUndefined();
  expect(await errorsOf(written)).toEqual([]);
  return written;
}

describe("structured data", () => {
  it("describes a product with its offer, as the page shows it", async () => {
    expect(await check(productData(product, frame))).toMatchObject({
      name: "Remera lisa",
      description: "De algodón.",
      offers: { price: "18500.50", priceCurrency: "ARS", availability: "https://schema.org/InStock" },
    });
  });

  it("is invalid without the fields Google requires", async () => {
    const { name: _, ...nameless } = productData(product, frame);
    expect(await errorsOf(nameless)).not.toEqual([]);
    expect(await errorsOf({ "@context": "https://schema.org", "@type": "BreadcrumbList" })).not.toEqual([]);
  });

  it("has no offer for a price on request or for a price of zero", () => {
    for (const priceCents of [null, cents(0)])
      expect(productData({ ...product, priceCents }, frame).offers).toBeUndefined();
  });

  it("describes a product with variants as a group, each priced variant with its own offer", async () => {
    const group = productData(
      varied([variant(1, "M", 1_000), variant(2, "L", null), variant(3, "XL", 900, true)]),
      frame,
    );
    expect(await check(group)).toMatchObject({
      "@type": "ProductGroup",
      variesBy: ["https://schema.org/size"],
      hasVariant: [
        {
          name: "Remera lisa, M",
          size: "M",
          sku: "12-1",
          offers: { price: "10.00", url: "https://casa.vidriera.test/catalogo/12-remera-lisa?variante=1" },
        },
        { size: "XL", offers: { availability: "https://schema.org/OutOfStock" } },
      ],
    });
  });

  it("describes very many variants by a price range", async () => {
    const many = Array.from({ length: 200 }, (_, index) => variant(index + 1, `N${index}`, 1_000 + index * 100));
    const group = await check(productData(varied(many), frame));
    expect(group).toMatchObject({ offers: { lowPrice: "10.00", highPrice: "209.00", offerCount: 200 } });
  });

  it("describes a store with its hours and other branches, or an online store", async () => {
    expect(await check(storeData(frame))).toMatchObject({
      "@type": "Store",
      sameAs: ["https://www.instagram.com/casayerbal"],
      openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "09:00", closes: "23:59" }],
      department: [{ name: "Norte" }],
    });
    expect(await check(storeData({ origin, shop: { ...shop, branches: [] } }))).toMatchObject({
      "@type": "OnlineStore",
    });
  });

  it.each([
    ["20:00", "02:00", "02:00"],
    ["22:30", "00:15", "00:15"],
    ["18:00", "24:00", "23:59"],
    ["00:00", "24:00", "23:59"],
  ])("describes %s to %s as closing at %s, by the day on which it begins", async (from, until, closes) => {
    const night = { ...shop, hours: [{ day: 5, from, until }] };
    expect((await check(storeData({ origin, shop: night }))).openingHoursSpecification).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Friday", opens: from, closes },
    ]);
  });

  it("describes holidays as days without hours", async () => {
    const holiday = { from: "2027-01-02", until: "2027-01-05", text: null, now: false };
    expect((await check(storeData({ origin, shop: { ...shop, holiday } }))).openingHoursSpecification).toMatchObject([
      { dayOfWeek: "Monday" },
      { opens: "00:00", closes: "00:00", validFrom: "2027-01-02", validThrough: "2027-01-05" },
    ]);
    const closed = { ...shop, holiday, hours: null };
    expect((await check(storeData({ origin, shop: closed }))).openingHoursSpecification).toBeUndefined();
  });

  it("describes the breadcrumb trail of a page", async () => {
    const steps = [
      { name: "Inicio", path: "/" },
      { name: "Remeras", path: "/remeras" },
    ];
    expect(await check(trailData(steps, origin))).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }],
    });
  });

  it("never closes the script element it is embedded in", () => {
    expect(jsonLd([productData({ ...product, name: "</script><!--" }, frame)])).not.toContain("<");
  });
});
