import { describe, expect, it } from "vitest";
import {
  type Checkout,
  checkoutProblems,
  deliveryCents,
  discountCents,
  missingForFree,
  refusedFields,
} from "./checkout";

const delivery = { enabled: true, text: null, costCents: 350_000, freeFromCents: 6_000_000, zones: [] };
const zones = [
  { name: "Centro", costCents: 100_000 },
  { name: "Afueras", costCents: null },
];
const order = (change: Partial<Checkout> = {}): Checkout => ({
  customerName: "Ana",
  customerPhone: null,
  address: null,
  method: "PICKUP",
  zone: null,
  branchId: null,
  paymentMethod: null,
  note: "",
  ...change,
});

it.each([
  ["CASH", 10, 1_000],
  ["TRANSFER", 10, 1_000],
  ["OTHER", 10, 0],
  [null, 10, 0],
  ["CASH", 0, 0],
] as const)("paid by %s with %i %% off: %i", (method, percent, discount) => {
  expect(discountCents(10_000, method, percent)).toBe(discount);
});

describe("what is missing for a free delivery", () => {
  it.each([
    ["picked up", delivery, order(), 100, null],
    ["delivered", delivery, order({ method: "DELIVERY" }), 100, 5_999_900],
    ["reached", delivery, order({ method: "DELIVERY" }), 6_000_000, null],
    ["never free", { ...delivery, freeFromCents: null }, order({ method: "DELIVERY" }), 100, null],
    ["always free", { ...delivery, costCents: 0 }, order({ method: "DELIVERY" }), 100, null],
    ["to a zone to be agreed", { ...delivery, zones }, order({ method: "DELIVERY", zone: "Afueras" }), 100, 5_999_900],
  ])("%s", (_case, shop, asked, subtotal, missing) => expect(missingForFree(shop, asked, subtotal)).toBe(missing));
});

describe("the delivery's cost", () => {
  it.each([
    ["picked up", delivery, order(), 100, 0],
    ["delivered", delivery, order({ method: "DELIVERY" }), 100, 350_000],
    ["free from an amount", delivery, order({ method: "DELIVERY" }), 6_000_000, 0],
    ["to be agreed", { ...delivery, costCents: null }, order({ method: "DELIVERY" }), 100, null],
    ["of a zone", { ...delivery, zones }, order({ method: "DELIVERY", zone: "Centro" }), 100, 100_000],
    ["of a zone to be agreed", { ...delivery, zones }, order({ method: "DELIVERY", zone: "Afueras" }), 100, null],
    ["before a zone is chosen", { ...delivery, zones }, order({ method: "DELIVERY" }), 100, null],
  ])("%s", (_case, shop, asked, subtotal, cost) => expect(deliveryCents(shop, asked, subtotal)).toBe(cost));
});

describe("the form", () => {
  const one = { zones: 0, branches: 1 };
  it.each([
    [order(), one, {}],
    [order({ customerName: "" }), one, { customerName: "nameMissing" }],
    [order({ customerName: "x".repeat(81) }), one, { customerName: "nameLong" }],
    [order({ customerPhone: "12-3" }), one, { customerPhone: "phoneWrong" }],
    [order({ method: "DELIVERY" }), { zones: 2, branches: 0 }, { zone: "zoneMissing", address: "addressMissing" }],
    [order({ method: "DELIVERY", address: "x".repeat(201) }), one, { address: "addressLong" }],
    [order({ note: "x".repeat(501) }), one, { note: "noteLong" }],
    [order(), { zones: 0, branches: 2 }, { branchId: "branchMissing" }],
    [order({ branchId: 3 }), { zones: 0, branches: 2 }, {}],
  ])("%#", (asked, shop, problems) => expect(checkoutProblems(asked, shop)).toEqual(problems));

  it("shows what the server refused beside its field", () => {
    expect(refusedFields({ customerPhone: ["phone.length"], lines: ["x"] })).toEqual({ customerPhone: "phoneWrong" });
  });
});
