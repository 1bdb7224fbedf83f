import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { fieldSchema } from "../fields";
import { branchSchema, tentFields } from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const update = fieldSchema(tentFields);

describe("tent field update", () => {
  test("can write these fields and no others", () => {
    expect(Object.keys(tentFields)).toEqual(
      (
        "name subdomain countryId styleId whatsapp whatsappArea instagram facebook firstCustomColor " +
        "secondCustomColor bgCustomColor textCustomColor minimumPurchase stockHold stockHoldHours customerPhone"
      ).split(" "),
    );
    for (const field of ["id", "ownerId", "suspended", "slug", "logo"]) {
      expect(problems(update, { field, value: 1 })).toEqual(["field: common.unknownField"]);
    }
  });

  test.each<[string, unknown, unknown]>([
    ["name", " Mi tienda ", "Mi tienda"],
    ["subdomain", " La-Tienda ", "la-tienda"],
    ["countryId", 13, 13],
    ["styleId", 7, 7],
    ["whatsapp", "5874-9895", "5874-9895"],
    ["whatsapp", "", null],
    ["whatsappArea", "011", "011"],
    ["instagram", "@mitienda", "mitienda"],
    ["instagram", null, null],
    ["facebook", "https://www.facebook.com/mitienda/", "https://facebook.com/mitienda"],
    ["firstCustomColor", "#ABCDEF", "#abcdef"],
    ["textCustomColor", null, null],
    ["bgCustomColor", "", null],
    ["minimumPurchase", 10_000, 10_000],
    ["minimumPurchase", null, null],
  ])("%s %j", (field, value, wanted) => {
    expect(update.parse({ field, value })).toEqual({ field, value: wanted });
  });

  test.each<[string, unknown, string]>([
    ["name", "x", "tent.nameTooShort"],
    ["name", "x".repeat(61), "tent.nameTooLong"],
    ["subdomain", "ab", "subdomain.tooShort"],
    ["countryId", 99, "tent.country"],
    ["styleId", 8, "tent.style"],
    ["whatsapp", "llamame", "phone.invalid"],
    ["firstCustomColor", "red", "tent.colour"],
    ["firstCustomColor", "#fff", "tent.colour"],
    ["firstCustomColor", "#12345g", "tent.colour"],
    ["minimumPurchase", -1, "price.negative"],
    ["instagram", "https://evil.test/x", "tent.instagram"],
    ["facebook", "javascript:alert(1)", "tent.facebook"],
  ])("rejects %s %j: %s", (field, value, key) => {
    expect(problems(update, { field, value })).toEqual([`value: ${key}`]);
  });
});

test("validates branches", () => {
  const plain = { address: null, mapsUrl: null, atencion: null, telefono: null, text: null };
  const phone = { whatsapp: "", whatsappArea: "", whatsappLandline: false };
  expect(branchSchema.parse({ name: " Centro ", whatsapp: "" })).toEqual({ name: "Centro", ...plain, ...phone });
  expect(branchSchema.parse({ name: "x", whatsapp: "", mapsUrl: " https://maps.test/x " })).toMatchObject({
    mapsUrl: "https://maps.test/x",
  });
  expect(problems(branchSchema, { name: "", whatsapp: "", mapsUrl: "javascript:x" })).toEqual([
    "name: branch.nameRequired",
    "mapsUrl: tent.mapsUrl",
  ]);
  expect(problems(branchSchema, { name: "x", whatsapp: "", mapsUrl: "tel:+541158749895" })).toEqual([
    "mapsUrl: tent.mapsUrl",
  ]);
});
