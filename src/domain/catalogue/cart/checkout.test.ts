import { describe, expect, it } from "vitest";
import { type Checkout, checkoutProblems, needsBranch, refusedFields } from "./checkout";

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

describe("a branch", () => {
  it.each([
    ["is needed for a pickup from one of several", "PICKUP", [1, 2], true],
    ["is known for a pickup from the only one", "PICKUP", [1], false],
    ["is not needed where there are none", "PICKUP", [], false],
    ["is not needed for a delivery", "DELIVERY", [1, 2], false],
  ] as const)("%s", (_what, method, branches, needed) => expect(needsBranch(method, branches)).toBe(needed));
});

describe("the form", () => {
  const one = { zones: 0, branches: [1] };
  it.each([
    [order(), one, {}],
    [order({ customerName: "" }), one, { customerName: "nameMissing" }],
    [order({ customerName: "x".repeat(81) }), one, { customerName: "nameLong" }],
    [order({ customerPhone: "12-3" }), one, { customerPhone: "phoneWrong" }],
    [order({ method: "DELIVERY" }), { zones: 2, branches: [1] }, { zone: "zoneMissing", address: "addressMissing" }],
    [order({ method: "DELIVERY", address: "x".repeat(201) }), one, { address: "addressLong" }],
    [order(), { ...one, phone: "required" }, { customerPhone: "phoneMissing" }],
    [order({ customerPhone: "11 5874-9895" }), { ...one, phone: "required" }, {}],
    [order(), { ...one, phone: "optional" }, {}],
    [order(), { ...one, phone: "hidden" }, {}],
    [order({ note: "x".repeat(501) }), one, { note: "noteLong" }],
    [order(), { zones: 0, branches: [1, 2] }, { branchId: "branchMissing" }],
    [order({ branchId: 3 }), { zones: 0, branches: [1, 2] }, {}],
  ] as const)("%#", (asked, shop, problems) => expect(checkoutProblems(asked, shop)).toEqual(problems));

  it("shows a field's server-side refusal next to the field", () => {
    expect(refusedFields({ customerPhone: ["phone.length"], lines: ["order.lineGone"] })).toEqual({
      customerPhone: "phoneWrong",
    });
  });

  it("asks for a phone that the shop wants by now", () => {
    expect(refusedFields({ customerPhone: ["order.phoneRequired"] })).toEqual({ customerPhone: "phoneMissing" });
  });
});
