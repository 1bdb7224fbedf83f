import { expect, it } from "vitest";
import { milli } from "~/domain/money/milli";
import { withCustomLine, withProduct } from "~/domain/order/draft/draft-lines";
import { customerFields, type OrderDraft, readOrderDraft } from "./order-draft";

const product = {
  id: 3,
  name: "Mate",
  unit: "UNIT" as const,
  step: milli(1_000),
  minQuantity: milli(1_000),
  price: null,
  listPrices: [{ listId: 7, price: 75_000 }],
  photo: null,
  stock: milli(5_000),
  variants: [],
};

const draft: OrderDraft = {
  fields: {
    customerName: "Lucía",
    customerPhone: "11 5874",
    method: "DELIVERY",
    address: "",
    zone: "",
    branch: "",
    payment: "",
    note: "",
  },
  lines: withCustomLine(
    withProduct([], product as unknown as Parameters<typeof withProduct>[1], null, { thousands: ".", decimal: "," }),
    "custom-1",
  ),
  amounts: { deliveryCost: null, discount: { typed: "10", percent: true } },
  paid: true,
  coupon: "",
  priceListId: null,
  clientKey: "0d3c9a2e-5b7f-4c1d-8a9e-2f6b4d1c7e30",
};

it("an order is read as it was kept, product and free lines alike", () => {
  expect(draft.lines).toHaveLength(2);
  expect(readOrderDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it("what another version kept is not shown", () => {
  expect(readOrderDraft({ ...draft, lines: [{ name: "Mate" }] })).toBeNull();
  expect(readOrderDraft(undefined)).toBeNull();
});

it("a customer fills in who they are, and where they received last", () => {
  const zoe = { name: "Zoe", phone: "+54 9 11 5874-9895", address: null, zone: null };
  const who = { customerName: "Zoe", customerPhone: "+54 9 11 5874-9895" };
  const zones = [{ name: "Centro" }];
  expect(customerFields(zoe, zones)).toEqual(who);
  const sent = { ...who, method: "DELIVERY", address: "Mitre 20" };
  expect(customerFields({ ...zoe, address: "Mitre 20", zone: "Centro" }, zones)).toEqual({ ...sent, zone: "Centro" });
  // the shop does not deliver there any more
  expect(customerFields({ ...zoe, address: "Mitre 20", zone: "Norte" }, zones)).toEqual(sent);
});
