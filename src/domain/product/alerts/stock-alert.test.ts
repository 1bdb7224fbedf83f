import { describe, expect, it } from "vitest";
import { alertListHref, readAlertList } from "./stock-alert";
import { stockAlertFormSchema } from "./stock-alert-schemas";

describe("the visitor's form", () => {
  const form = { tentId: "3", productId: "12", variantId: "", phone: "11 5874-9895" };

  it("reads ids from text", () => {
    expect(stockAlertFormSchema.parse(form)).toEqual({
      tentId: 3,
      productId: 12,
      variantId: null,
      phone: "11 5874-9895",
    });
    expect(stockAlertFormSchema.parse({ ...form, variantId: "7" }).variantId).toBe(7);
    const { variantId: _, ...without } = form;
    expect(stockAlertFormSchema.parse(without).variantId).toBeNull();
  });

  it.each([
    { ...form, productId: "0" },
    { ...form, productId: "1e3" },
    { ...form, productId: "99999999999" },
    { ...form, productId: "4294967296" },
    { ...form, variantId: "x" },
    { ...form, phone: "1".repeat(41) },
  ])("refuses %o", (bad) => {
    expect(stockAlertFormSchema.safeParse(bad).success).toBe(false);
  });
});

describe("the list's address", () => {
  it.each([
    { state: "waiting", productId: null, page: 1 },
    { state: "answered", productId: 12, page: 3 },
  ] as const)("keeps %o", (list) => {
    expect(readAlertList(new URL(alertListHref(list), "http://x").searchParams)).toEqual(list);
  });

  it("ignores invalid values", () => {
    const bad = new URLSearchParams("ver=todo&producto=-1&pagina=99999999");
    expect(readAlertList(bad)).toEqual({ state: "waiting", productId: null, page: 1 });
  });
});
