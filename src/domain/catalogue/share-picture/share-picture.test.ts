import { describe, expect, it } from "vitest";
import { plainTheme } from "../../theme/choice";
import { paintTokens } from "../../theme/theme";
import { readPictureParams, sharePictureQuery } from "./picture-address";
import { pictureHref } from "./picture-href";
import { pictureFileName, pictureVersion, type SharePictureContent, splitPrice } from "./share-picture";
import { readSharePictureQuery, type SharePicture } from "./share-picture-schemas";

const picture: SharePicture = {
  format: "post",
  productIds: [12, 7],
  title: "Lo nuevo de la semana",
  price: true,
  previousPrice: false,
  address: true,
  withoutPhoto: [7],
};

const content: SharePictureContent = {
  format: "status",
  style: "sol",
  colours: paintTokens(plainTheme("sol"), "light"),
  shop: { name: "La Espiga", tagline: null, logo: null },
  title: null,
  products: [
    {
      id: 1,
      name: "Pan de campo ñandú",
      note: null,
      price: { from: null, sign: "$", number: "3.200", before: null },
      badge: null,
      photo: { hash: "a".repeat(32), width: 800, height: 800 },
    },
  ],
  order: "Pedilo acá",
  address: { web: "la-espiga.vidriera.test", street: null },
};
const [product] = content.products;

describe("the address of a picture", () => {
  it("can be parsed back", () => {
    expect(readSharePictureQuery(new URLSearchParams(sharePictureQuery(picture)))).toEqual(picture);
  });

  it.each(["", "0", "1,1", "x", "1,2,3,4,5,6,7", "1.5", "99999999999"])("refuses the products %j", (ids) => {
    expect(readSharePictureQuery(new URLSearchParams({ productos: ids }))).toBeNull();
  });

  it("refuses a title that is too long", () => {
    expect(readSharePictureQuery(new URLSearchParams({ productos: "1,2", titulo: "x".repeat(41) }))).toBeNull();
  });

  it("of the screen can be parsed back", () => {
    for (const params of [
      { format: "post", productIds: [3, 1], scope: { of: "all" } },
      { format: "status", productIds: [], scope: { of: "category", id: 4 } },
      { format: "status", productIds: [], scope: { of: "offers" } },
    ] as const) {
      const href = pictureHref({ ...params, productIds: [...params.productIds] });
      expect(readPictureParams(new URL(href, "https://panel.test").searchParams)).toEqual(params);
    }
    expect(readPictureParams(new URLSearchParams("productos=1,x,1,2,3,4,5,6,7")).productIds).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(pictureHref({}, true)).toBe("/compartir/imagen/elegir");
  });
});

it.each<[string, SharePictureContent]>([
  [
    "price",
    { ...content, products: product?.price ? [{ ...product, price: { ...product.price, number: "3.500" } }] : [] },
  ],
  ["name", { ...content, products: product ? [{ ...product, name: "Pan" }] : [] }],
  ["photo", { ...content, products: product ? [{ ...product, photo: null }] : [] }],
  ["address", { ...content, address: { web: "pan.test", street: null } }],
  ["style", { ...content, style: "rupe" }],
  ["colours", { ...content, colours: { ...content.colours, first: "#123456" } }],
  ["format", { ...content, format: "post" }],
])("gets another name when its %s changes", (_what, changed) => {
  expect(pictureVersion(content)).toBe(pictureVersion(structuredClone(content)));
  expect(pictureVersion(changed)).not.toBe(pictureVersion(content));
  expect(pictureFileName(changed)).not.toBe(pictureFileName(content));
});

it("names its file after the product", () => {
  expect(pictureFileName(content)).toMatch(/^pan-de-campo-nandu-estado-[0-9a-z]+\.jpg$/);
});

it.each([
  ["$ 18.900", "$", "18.900"],
  ["Gs. 1.250.000", "Gs.", "1.250.000"],
  ["$ 0,50", "$", "0,50"],
])("splits %s into its sign and its number", (text, sign, number) => {
  expect(splitPrice(text)).toEqual({ sign, number });
});
