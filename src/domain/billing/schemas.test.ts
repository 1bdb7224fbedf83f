import { describe, expect, test } from "vitest";
import { claimSchema, planUpdateSchema, subscribeSchema } from "./schemas";

function keysOf(schema: typeof planUpdateSchema | typeof subscribeSchema | typeof claimSchema, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

const plan = {
  planId: 1,
  name: "EMPRENDEDOR",
  mpSubscriptionUrl: null,
  total: 8900,
  description: "",
  returnUrl: null,
  productLimit: 5000,
  visible: 1,
};

describe("plan written by a super-user", () => {
  test("normalises the fields", () => {
    const typed = { ...plan, name: "  PLAN  UNO ", total: "8.900,50", returnUrl: "  ", visible: "0" };
    expect(planUpdateSchema.parse(typed)).toEqual({
      ...plan,
      name: "PLAN UNO",
      total: 8900.5,
      returnUrl: null,
      visible: false,
    });
    expect(planUpdateSchema.parse({ ...plan, planId: 0, productLimit: 0 })).toMatchObject({
      planId: 0,
      productLimit: 0,
    });
  });

  test.each<[string, unknown, string]>([
    ["planId", "1", "plan.unknown"],
    ["planId", -1, "plan.unknown"],
    ["planId", 2 ** 31, "plan.unknown"],
    ["name", " ", "plan.nameRequired"],
    ["name", "x".repeat(81), "plan.nameTooLong"],
    ["mpSubscriptionUrl", undefined, "plan.link"],
    ["mpSubscriptionUrl", 7, "plan.link"],
    ["mpSubscriptionUrl", `https://www.mercadopago.com.ar/?${"x".repeat(500)}`, "plan.link"],
    ["returnUrl", undefined, "plan.returnUrl"],
    ["total", null, "price.required"],
    ["total", "", "price.required"],
    ["total", -1, "price.negative"],
    ["total", 1.005, "price.tooManyDecimals"],
    ["total", "mil", "price.invalid"],
    ["description", null, "common.invalid"],
    ["description", "x".repeat(2001), "plan.descriptionTooLong"],
    ["productLimit", 1.5, "plan.productLimit"],
    ["productLimit", -1, "plan.productLimit"],
    ["productLimit", 100_001, "plan.productLimit"],
    ["visible", "yes", "common.flag"],
  ])("%s: %s", (field, value, key) => {
    expect(keysOf(planUpdateSchema, { ...plan, [field]: value })).toEqual([`${field} ${key}`]);
  });
});

describe("subscribe request", () => {
  test.each([
    [{ userId: 1, planId: 2, service: "mercado_pago" }, []],
    [{ userId: 1, planId: 2, service: "paypal" }, []],
    [{ userId: 1, planId: 0, service: "manual" }, []],
    [{ userId: 0, planId: 2, service: "paypal" }, ["userId common.id"]],
    [{ userId: 1, planId: "2", service: "paypal" }, ["planId plan.unknown"]],
    [{ userId: 1, planId: 2, service: "stripe" }, ["service plan.service"]],
    [{ userId: 1, planId: 2 }, ["service plan.service"]],
  ])("%j", (input, keys) => {
    expect(keysOf(subscribeSchema, input)).toEqual(keys);
  });
});

describe("subscription id in the return URL", () => {
  test.each([
    [{ service: "paypal", externalId: "I-BW452GLLEP1G" }, []],
    [{ service: "mercado_pago", externalId: "2c938084726fca480172750000000000" }, []],
    [{ service: "paypal", externalId: "2c938084726fca480172750000000000" }, ["externalId plan.paypalId"]],
    [{ service: "paypal", externalId: "I-../../x" }, ["externalId plan.paypalId"]],
    [{ service: "paypal" }, ["externalId plan.paypalId"]],
    [{ service: "mercado_pago", externalId: "../users/me" }, ["externalId plan.preapprovalId"]],
    [{ service: "mercado_pago", externalId: "a".repeat(81) }, ["externalId plan.preapprovalId"]],
    [{ service: "manual", externalId: "I-BW452GLLEP1G" }, ["service plan.service"]],
  ])("%j", (input, keys) => {
    expect(keysOf(claimSchema, input)).toEqual(keys);
  });
});
