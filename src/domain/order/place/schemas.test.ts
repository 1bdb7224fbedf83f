import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { clientKeySchema, orderActionSchema, orderSubmitSchema } from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

const key = "3F2504E0-4F89-41D3-9A0C-0305E82C3301";
const order = {
  tentId: 1,
  clientKey: key,
  lines: [{ productId: 1, quantityMilli: 1_000 }],
  customerName: " Ana  Pérez ",
  method: "PICKUP",
};

test("requires some fields and fills in defaults", () => {
  expect(orderSubmitSchema.parse(order)).toEqual({
    tentId: 1,
    clientKey: key.toLowerCase(),
    lines: [{ productId: 1, variantId: null, quantity: 1_000, note: "" }],
    customerName: "Ana Pérez",
    customerPhone: null,
    method: "PICKUP",
    address: null,
    branchId: null,
    coupon: null,
    paymentMethod: null,
    seenTotal: null,
    list: null,
    zone: null,
    note: "",
  });
});

describe("invalid orders", () => {
  const lines = (count: number) => Array.from({ length: count }, () => ({ productId: 1, quantityMilli: 1_000 }));
  test.each<[string, object, string]>([
    ["no lines", { lines: [] }, "lines: order.noLines"],
    ["101 lines", { lines: lines(101) }, "lines: order.tooManyLines"],
    ["no name", { customerName: " " }, "customerName: order.nameRequired"],
    ["name of 81", { customerName: "x".repeat(81) }, "customerName: order.nameTooLong"],
    ["note of 501", { note: "x".repeat(501) }, "note: order.noteTooLong"],
    ["delivery without address", { method: "DELIVERY", address: " " }, "address: order.addressRequired"],
    ["address of 201", { address: "x".repeat(201) }, "address: order.addressTooLong"],
    ["phone of letters", { customerPhone: "llamame" }, "customerPhone: phone.invalid"],
    ["other method", { method: "DRONE" }, "method: common.invalid"],
    ["no key", { clientKey: "x" }, "clientKey: order.clientKey"],
    ["nothing of it", { lines: [{ productId: 1, quantityMilli: 0 }] }, "lines.0.quantityMilli: quantity.notPositive"],
    [
      "half a thousandth",
      { lines: [{ productId: 1, quantityMilli: 0.5 }] },
      "lines.0.quantityMilli: quantity.tooManyDecimals",
    ],
    ["far too many", { lines: [{ productId: 1, quantityMilli: 1e12 }] }, "lines.0.quantityMilli: quantity.tooLarge"],
    [
      "a price of another kind",
      { lines: [{ productId: 1, quantityMilli: 1, seenPrice: "1" }] },
      "lines.0.seenPrice: price.invalid",
    ],
  ])("%s", (_name, over, problem) => {
    expect(problems(orderSubmitSchema, { ...order, ...over })).toEqual([problem]);
  });

  test("accepts a hundred lines and 500 characters", () => {
    expect(problems(orderSubmitSchema, { ...order, lines: lines(100), note: "x".repeat(500) })).toEqual([]);
  });
});

test("keys are uuids", () => {
  expect(clientKeySchema.safeParse(crypto.randomUUID()).success).toBe(true);
  for (const value of ["", "3f2504e0", `${key}x`, null, 1])
    expect(clientKeySchema.safeParse(value).success).toBe(false);
});

test("actions", () => {
  expect(orderActionSchema.parse({ number: 1, action: "send", courier: "Correo", trackingNumber: " " })).toEqual({
    number: 1,
    action: "send",
    courier: "Correo",
    trackingNumber: null,
  });
  expect(problems(orderActionSchema, { number: 1, action: "burn" })).toEqual(["action: common.invalid"]);
});
