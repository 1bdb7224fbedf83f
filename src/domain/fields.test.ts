import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldUpdateSchema, idSchema, longText, optionalLine, requiredLine } from "./fields";
import { MAX_ID } from "./limits";

const line = requiredLine(5, { required: "product.nameRequired", tooLong: "product.nameTooLong" });
const firstMessage = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test("normalises lines before validating them", () => {
  expect(line.parse("  a \n b ")).toBe("a b");
  expect(line.parse("ab\u0000c")).toBe("abc");
  expect(firstMessage(line, " \t ")).toBe("product.nameRequired");
  expect(firstMessage(line, undefined)).toBe("product.nameRequired");
  expect(firstMessage(line, "abcdef")).toBe("product.nameTooLong");
});

test.each(["\v", "\f", "\u0085", "\u2028"])("%j keeps words apart", (sign) => {
  expect(line.parse(`ab${sign}cd`)).toBe("ab cd");
  expect(longText(9, "product.descriptionTooLong").parse(`ab${sign}cd`)).toBe("ab\ncd");
});

test("parses optional lines and long texts", () => {
  const optional = optionalLine(3, "product.skuTooLong");
  expect([optional.parse(undefined), optional.parse(null), optional.parse(" "), optional.parse(" a ")]).toEqual([
    null,
    null,
    null,
    "a",
  ]);
  expect(firstMessage(optional, "abcd")).toBe("product.skuTooLong");
  expect(longText(9, "product.descriptionTooLong").parse(" a\r\nb ")).toBe("a\nb");
});

test.each([0, -1, 1.5, MAX_ID + 1, "1", null, Number.NaN])("rejects %j as an id", (value) => {
  expect(firstMessage(idSchema, value)).toBe("common.id");
});

describe("field updates", () => {
  const schema = fieldUpdateSchema({ name: line, order: z.number({ error: "common.order" }) });

  test("validates the value with its field's schema", () => {
    expect(schema.parse({ id: 1, field: "name", value: " x " })).toEqual({ id: 1, field: "name", value: "x" });
    expect(schema.safeParse({ id: 1, field: "order", value: "x" }).error?.issues).toMatchObject([
      { path: ["value"], message: "common.order" },
    ]);
  });

  test.each(["id", "tent_id", "__proto__", "constructor", "toString", ""])("rejects the field %j", (field) => {
    expect(schema.safeParse({ id: 1, field, value: "x" }).error?.issues).toMatchObject([
      { path: ["field"], message: "common.unknownField" },
    ]);
  });
});
