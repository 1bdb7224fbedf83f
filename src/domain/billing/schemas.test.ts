import { describe, expect, test } from "vitest";
import { claimSchema, planUpdateSchema, subscribeSchema } from "./schemas";

function keysOf(schema: typeof planUpdateSchema | typeof subscribeSchema | typeof claimSchema, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

const plan = {
  suscription_id: 1,
  name: "EMPRENDEDOR",
  mp_suscription_url: null,
  total: 8900,
  description: "",
  return_url: null,
  product_limit: 5000,
  visible: 1,
};

describe("a plan as a super-user writes it", () => {
  test("tidied", () => {
    const typed = { ...plan, name: "  PLAN  UNO ", total: "8.900,50", return_url: "  ", visible: "0" };
    expect(planUpdateSchema.parse(typed)).toEqual({
      ...plan,
      name: "PLAN UNO",
      total: 8900.5,
      return_url: null,
      visible: false,
    });
    expect(planUpdateSchema.parse({ ...plan, suscription_id: 0, product_limit: 0 })).toMatchObject({
      suscription_id: 0,
      product_limit: 0,
    });
  });

  test.each<[string, unknown, string]>([
    ["suscription_id", "1", "plan.unknown"],
    ["suscription_id", -1, "plan.unknown"],
    ["suscription_id", 2 ** 31, "plan.unknown"],
    ["name", " ", "plan.nameRequired"],
    ["name", "x".repeat(81), "plan.nameTooLong"],
    ["mp_suscription_url", undefined, "plan.link"],
    ["mp_suscription_url", 7, "plan.link"],
    ["mp_suscription_url", `https://www.mercadopago.com.ar/?${"x".repeat(500)}`, "plan.link"],
    ["return_url", undefined, "plan.returnUrl"],
    ["total", null, "price.required"],
    ["total", "", "price.required"],
    ["total", -1, "price.negative"],
    ["total", 1.005, "price.tooManyDecimals"],
    ["total", "mil", "price.invalid"],
    ["description", null, "common.invalid"],
    ["description", "x".repeat(2001), "plan.descriptionTooLong"],
    ["product_limit", 1.5, "plan.productLimit"],
    ["product_limit", -1, "plan.productLimit"],
    ["product_limit", 100_001, "plan.productLimit"],
    ["visible", "yes", "common.flag"],
  ])("%s: %s", (field, value, key) => {
    expect(keysOf(planUpdateSchema, { ...plan, [field]: value })).toEqual([`${field} ${key}`]);
  });
});

describe("who wants to subscribe", () => {
  test.each([
    [{ user_id: 1, suscription_id: 2, service: "mercado_pago" }, []],
    [{ user_id: 1, suscription_id: 2, service: "paypal" }, []],
    [{ user_id: 1, suscription_id: 0, service: "manual" }, []],
    [{ user_id: 0, suscription_id: 2, service: "paypal" }, ["user_id common.id"]],
    [{ user_id: 1, suscription_id: "2", service: "paypal" }, ["suscription_id plan.unknown"]],
    [{ user_id: 1, suscription_id: 2, service: "stripe" }, ["service plan.service"]],
    [{ user_id: 1, suscription_id: 2 }, ["service plan.service"]],
  ])("%j", (input, keys) => {
    expect(keysOf(subscribeSchema, input)).toEqual(keys);
  });
});

describe("a subscription's id that comes back", () => {
  test.each([
    [{ service: "paypal", external_id: "I-BW452GLLEP1G" }, []],
    [{ service: "mercado_pago", external_id: "2c938084726fca480172750000000000" }, []],
    [{ service: "paypal", external_id: "2c938084726fca480172750000000000" }, ["external_id plan.paypalId"]],
    [{ service: "paypal", external_id: "I-../../x" }, ["external_id plan.paypalId"]],
    [{ service: "paypal" }, ["external_id plan.paypalId"]],
    [{ service: "mercado_pago", external_id: "../users/me" }, ["external_id plan.preapprovalId"]],
    [{ service: "mercado_pago", external_id: "a".repeat(81) }, ["external_id plan.preapprovalId"]],
    [{ service: "manual", external_id: "I-BW452GLLEP1G" }, ["service plan.service"]],
  ])("%j", (input, keys) => {
    expect(keysOf(claimSchema, input)).toEqual(keys);
  });
});
