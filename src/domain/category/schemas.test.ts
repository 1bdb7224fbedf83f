import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { categoryFields, categoryFieldUpdateSchema, categoryFormSchema, categoryUpdateSchema } from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("categories", () => {
  test("requires the name and fills in defaults", () => {
    expect(categoryFormSchema.parse({ name: "  Remeras  lisas " })).toEqual({
      name: "Remeras lisas",
      paused: false,
    });
    expect(categoryUpdateSchema.parse({ id: 10_000, name: "Gorras", paused: 1, order: 3, slug: "x" })).toEqual({
      id: 10_000,
      name: "Gorras",
      paused: true,
      order: 3,
    });
  });

  test.each([
    ["", "category.nameRequired"],
    [undefined, "category.nameRequired"],
    ["x".repeat(61), "category.nameTooLong"],
    [" Catálogo ", "category.nameReserved"],
  ])("name %j", (name, key) => {
    expect(problems(categoryFormSchema, { name })).toEqual([`name: ${key}`]);
  });

  test("PUT /category can write three fields", () => {
    expect(Object.keys(categoryFields)).toEqual(["name", "order", "paused"]);
    expect(categoryFieldUpdateSchema.parse({ id: 1, field: "paused", value: "1" })).toMatchObject({ value: true });
    expect(problems(categoryFieldUpdateSchema, { id: 1, field: "name", value: "mis links" })).toEqual([
      "value: category.nameReserved",
    ]);
    expect(problems(categoryFieldUpdateSchema, { id: 1, field: "tent_id", value: 2 })).toEqual([
      "field: common.unknownField",
    ]);
  });
});
