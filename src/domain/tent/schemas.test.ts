import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { branchSchema, tentColoursSchema, tentFields, tentFieldUpdateSchema } from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const update = tentFieldUpdateSchema("Vidriera");

describe("PUT /tent", () => {
  test("writes these fields and no other", () => {
    expect(Object.keys(tentFields("Vidriera"))).toEqual(
      (
        "name subdomain country_id style_id whatsapp whatsapp_area instagram facebook first_custom_color " +
        "second_custom_color bg_custom_color text_custom_color minbuy"
      ).split(" "),
    );
    for (const field of ["id", "owner_id", "suspended", "slug", "logo"]) {
      expect(problems(update, { id: 1, field, value: 1 })).toEqual(["field: common.unknownField"]);
    }
  });

  test.each<[string, unknown, unknown]>([
    ["name", " Mi tienda ", "Mi tienda"],
    ["subdomain", " La-Tienda ", "la-tienda"],
    ["country_id", 13, 13],
    ["style_id", 7, 7],
    ["whatsapp", "5874-9895", "5874-9895"],
    ["whatsapp", "", null],
    ["whatsapp_area", "011", "011"],
    ["instagram", "@mitienda", "mitienda"],
    ["instagram", null, null],
    ["facebook", "https://www.facebook.com/mitienda/", "https://facebook.com/mitienda"],
    ["first_custom_color", "#ABCDEF", "#abcdef"],
    ["text_custom_color", null, null],
    ["bg_custom_color", "", null],
    ["minbuy", 10_000, 10_000],
    ["minbuy", null, null],
  ])("%s %j", (field, value, wanted) => {
    expect(update.parse({ id: 1, field, value })).toEqual({ id: 1, field, value: wanted });
  });

  test.each<[string, unknown, string]>([
    ["name", "x", "tent.nameTooShort"],
    ["name", "x".repeat(61), "tent.nameTooLong"],
    ["subdomain", "www", "subdomain.reserved"],
    ["subdomain", "vidriera", "subdomain.reserved"],
    ["subdomain", "ab", "subdomain.tooShort"],
    ["country_id", 99, "tent.country"],
    ["style_id", 8, "tent.style"],
    ["whatsapp", "llamame", "phone.invalid"],
    ["first_custom_color", "red", "tent.colour"],
    ["first_custom_color", "#fff", "tent.colour"],
    ["first_custom_color", "#12345g", "tent.colour"],
    ["minbuy", -1, "price.negative"],
    ["instagram", "https://evil.test/x", "tent.instagram"],
    ["facebook", "javascript:alert(1)", "tent.facebook"],
  ])("%s %j is refused: %s", (field, value, key) => {
    expect(problems(update, { id: 1, field, value })).toEqual([`value: ${key}`]);
  });
});

test("colours", () => {
  const colours = { tent_id: 1, first_color: "#FFFFFF", second_color: null, third_color: "", bg_color: "#000000" };
  expect(tentColoursSchema.parse(colours)).toEqual({ ...colours, first_color: "#ffffff", third_color: null });
});

test("branches", () => {
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
