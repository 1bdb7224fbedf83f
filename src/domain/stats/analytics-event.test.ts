import { describe, expect, test } from "vitest";
import { milli } from "../money/milli";
import { cents } from "../money/money";
import { type AnalyticsEvent, type AnalyticsLine, ga4Event, pixelEvent, shareableAddress } from "./analytics-event";

const line = (over: Partial<AnalyticsLine> = {}): AnalyticsLine => ({
  productId: 12,
  variantId: null,
  name: "Mate",
  variant: "",
  priceCents: cents(1_850_050),
  quantity: milli(2_000),
  ...over,
});
const view = { productId: 12, name: "Mate", category: "Mates", priceCents: cents(1_850_050), varied: false };

describe("Google Analytics", () => {
  test.each<[string, AnalyticsEvent, unknown]>([
    [
      "a viewed product",
      { kind: "view", item: view },
      [
        "view_item",
        {
          value: 18_500.5,
          currency: "ARS",
          items: [{ item_id: "12", item_name: "Mate", item_category: "Mates", price: 18_500.5, quantity: 1 }],
        },
      ],
    ],
    [
      "one without price or category",
      { kind: "view", item: { ...view, priceCents: null, category: null } },
      ["view_item", { items: [{ item_id: "12", item_name: "Mate", quantity: 1 }] }],
    ],
    [
      "an added variant",
      { kind: "add", line: line({ variantId: 7, variant: "M, Azul" }) },
      [
        "add_to_cart",
        {
          value: 37_001,
          currency: "ARS",
          items: [{ item_id: "12-7", item_name: "Mate", item_variant: "M, Azul", price: 18_500.5, quantity: 2 }],
        },
      ],
    ],
    [
      "a kilo and a half",
      { kind: "add", line: line({ priceCents: cents(33_333), quantity: milli(1_500) }) },
      [
        "add_to_cart",
        { value: 500, currency: "ARS", items: [{ item_id: "12", item_name: "Mate", price: 500, quantity: 1 }] },
      ],
    ],
    [
      "a cart with a line on request",
      { kind: "checkout", lines: [line({ quantity: milli(1_000) }), line({ productId: 13, priceCents: null })] },
      [
        "begin_checkout",
        {
          value: 18_500.5,
          currency: "ARS",
          items: [
            { item_id: "12", item_name: "Mate", price: 18_500.5, quantity: 1 },
            { item_id: "13", item_name: "Mate", quantity: 2 },
          ],
        },
      ],
    ],
    [
      "an order with only prices on request",
      { kind: "order", lines: [line({ priceCents: null })] },
      ["generate_lead", { items: [{ item_id: "12", item_name: "Mate", quantity: 2 }] }],
    ],
    ["a chat", { kind: "chat" }, null],
  ])("%s", (_, event, expected) => {
    expect(ga4Event(event, "ARS")).toEqual(expected);
  });
});

describe("Meta's pixel", () => {
  test.each<[string, AnalyticsEvent, unknown]>([
    [
      "a viewed product",
      { kind: "view", item: view },
      [
        "ViewContent",
        {
          content_ids: ["12"],
          content_type: "product",
          content_name: "Mate",
          content_category: "Mates",
          value: 18_500.5,
          currency: "ARS",
        },
      ],
    ],
    [
      "one with variants, which is a group in the feed",
      { kind: "view", item: { ...view, varied: true, category: null, priceCents: null } },
      ["ViewContent", { content_ids: ["12"], content_type: "product_group", content_name: "Mate" }],
    ],
    [
      "an added variant",
      { kind: "add", line: line({ variantId: 7, variant: "M" }) },
      [
        "AddToCart",
        {
          content_ids: ["12-7"],
          content_type: "product",
          contents: [{ id: "12-7", quantity: 2, item_price: 18_500.5 }],
          num_items: 2,
          value: 37_001,
          currency: "ARS",
        },
      ],
    ],
    ["a chat", { kind: "chat" }, ["Contact", {}]],
  ])("%s", (_, event, expected) => {
    expect(pixelEvent(event, "ARS")).toEqual(expected);
  });

  test("fits a long order into a URL, with the total of all lines", () => {
    const lines = Array.from({ length: 100 }, (_, index) =>
      line({ productId: 12_345_678 + index, variantId: 87_654_321, priceCents: cents(123_456_789) }),
    );
    const [name, details] = pixelEvent({ kind: "order", lines }, "ARS");
    expect([name, details.num_items, details.value]).toEqual(["Lead", 200, 246_913_578]);
    const sent = new URLSearchParams(Object.entries(details).map(([key, value]) => [key, JSON.stringify(value)]));
    expect(String(sent).length).toBeLessThan(1_600);
  });
});

test.each([
  ["https://casa.test/catalogo", "https://casa.test/catalogo"],
  ["https://casa.test/?utm_source=ig&desde=qr&gclid=x", "https://casa.test/?utm_source=ig&gclid=x"],
  ["https://casa.test/catalogo/buscar?q=remera+roja", "https://casa.test/catalogo/buscar"],
  ["https://casa.test/catalogo/pedido/s3cr3t", "https://casa.test/catalogo/pedido"],
  ["https://casa.test/catalogo#foto-2", "https://casa.test/catalogo"],
  ["", ""],
])("shareable part of %s: %s", (address, expected) => {
  expect(shareableAddress(address)).toBe(expected);
});
