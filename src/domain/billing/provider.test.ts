import { describe, expect, test } from "vitest";
import { planOfLink, providerLink, takesCurrency } from "./provider";

describe("URLs a payer is redirected to", () => {
  const plan = "https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_plan_id=2c938084";
  test.each([
    [plan, "2c938084"],
    [` ${plan} `, "2c938084"],
    ["https://mercadopago.com/subscriptions/checkout?preapproval_plan_id=a-b_C9", "a-b_C9"],
    ["https://www.mercadopago.com.uy/subscriptions/checkout?preapproval_plan_id=1&x=2", "1"],
    ["https://www.mercadopago.com.ar/subscriptions/checkout", null],
    ["https://www.mercadopago.com.ar/?preapproval_plan_id=", null],
    ["https://www.mercadopago.com.ar/?preapproval_plan_id=a%20b", null],
    ["http://www.mercadopago.com.ar/?preapproval_plan_id=1", null],
    ["https://www.mercadopago.com.ar:444/?preapproval_plan_id=1", null],
    ["https://mercadopago.com.ar.example/?preapproval_plan_id=1", null],
    ["https://evilmercadopago.com.ar/?preapproval_plan_id=1", null],
    ["https://www.mercadopago.com.ar@evil.example/?preapproval_plan_id=1", null],
    ["https://user@www.mercadopago.com.ar/?preapproval_plan_id=1", null],
    ["https://evil.example/?preapproval_plan_id=1#www.mercadopago.com.ar", null],
    ["javascript:alert(1)//www.mercadopago.com.ar/?preapproval_plan_id=1", null],
    ["/subscriptions/checkout?preapproval_plan_id=1", null],
    ["", null],
  ])("%s", (text, planId) => {
    expect(planOfLink(text)).toBe(planId);
  });

  test("accepts PayPal's pages and no others", () => {
    const link = "https://www.sandbox.paypal.com/webapps/billing/subscriptions?ba_token=BA-1";
    expect(providerLink("PAYPAL", link)).toBe(link);
    expect(providerLink("MERCADO_PAGO", link)).toBeNull();
    expect(providerLink("PAYPAL", "https://paypal.com.evil.example/")).toBeNull();
  });

  test("accepts a stand-in origin only when it is configured", () => {
    const link = "http://localhost:4555/subscriptions/checkout?preapproval_plan_id=1";
    expect(planOfLink(link)).toBeNull();
    expect(planOfLink(link, "http://localhost:4555")).toBe("1");
    expect(planOfLink(link, "http://localhost:4556")).toBeNull();
    expect(planOfLink(plan, "http://localhost:4555")).toBe("2c938084");
  });
});

test.each([
  ["MERCADO_PAGO", "ARS", true],
  ["MERCADO_PAGO", "UYU", true],
  ["MERCADO_PAGO", "USD", false],
  ["PAYPAL", "USD", true],
  ["PAYPAL", "EUR", true],
  ["PAYPAL", "ARS", false],
] as const)("%s takes %s: %s", (provider, currency, takes) => {
  expect(takesCurrency(provider, currency)).toBe(takes);
});
