import { expect, it } from "vitest";
import { z } from "zod";
import { validateOnce } from "~/server/api/validated-input";
import { bodyOf } from "./wire";

const amount = z.string().transform(Number);
const fields = z.object({ lowPrice: amount, highPrice: amount });
const ordered = fields.refine(({ lowPrice, highPrice }) => lowPrice < highPrice, {
  path: ["highPrice"],
  error: "common.invalid",
});
const summed = fields.transform(({ lowPrice, highPrice }) => lowPrice + highPrice);
const named = z
  .object({ price: amount })
  .refine(({ price }) => price > 0, { path: ["price"], error: "common.invalid" });
const tentId = z.number();

const wrong = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path }) => path.join("."));

it("validates a body once, with wire names, and passes it on with our names", async () => {
  const body = bodyOf(ordered, { tentId }).parse({ low_price: "1", high_price: "2", tent_id: 3 });
  expect([body.value, body.extra]).toEqual([{ lowPrice: 1, highPrice: 2 }, { tentId: 3 }]);
  expect(await validateOnce(ordered).parseAsync(body.asInput(3))).toEqual({ lowPrice: 1, highPrice: 2 });
  const plain = bodyOf(named).parse({ price: "5" });
  expect(await validateOnce(named).parseAsync(plain.asInput())).toEqual({ price: 5 });
  const sum = bodyOf(summed, { tentId }).parse({ low_price: "1", high_price: "2", tent_id: 3 });
  expect(await validateOnce(summed).parseAsync(sum.asInput(3))).toBe(3);
});

it("reports every invalid field, and refinements of the whole object", () => {
  expect(wrong(bodyOf(ordered, { tentId }), {})).toEqual(["low_price", "high_price", "tent_id"]);
  expect(wrong(bodyOf(ordered), { low_price: "2", high_price: "1" })).toEqual(["high_price"]);
  expect(wrong(bodyOf(ordered, { tentId }), { low_price: "2", high_price: "1", tent_id: 3 })).toEqual(["high_price"]);
  expect(wrong(bodyOf(named), { price: "0" })).toEqual(["price"]);
  const strict = bodyOf(z.strictObject({ lowPrice: amount }), { tentId });
  expect(wrong(strict, { low_price: "1", tent_id: 3, other: 1 })).toEqual([""]);
});
