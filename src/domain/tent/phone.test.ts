import { describe, expect, test } from "vitest";
import { COUNTRIES } from "./countries";
import { normalizePhone, readableNumber, visitorNumber, whatsappNumber } from "./phone";
import { whatsappUrl } from "./whatsapp-url";

const argentina = { id: 1, codNumber: "549" };
const country = (name: string) => {
  const found = COUNTRIES.find((candidate) => candidate.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe("Argentina", () => {
  test.each([
    ["11 5874-9895", "11", "58749895"],
    ["1158749895", "11", "58749895"],
    ["011 5874-9895", "11", "58749895"],
    ["011 15 5874-9895", "11", "58749895"],
    ["11 15 5874-9895", "11", "58749895"],
    ["+54 9 11 5874-9895", "11", "58749895"],
    ["+54 11 5874-9895", "11", "58749895"],
    ["+54 11 15 5874 9895", "11", "58749895"],
    ["0054 9 11 58749895", "11", "58749895"],
    ["5491158749895", "11", "58749895"],
    ["54 9 011 15 5874-9895", "11", "58749895"],
    ["9 11 5874 9895", "11", "58749895"],
    ["(0341) 155-123456", "341", "5123456"],
    ["341 512 3456", "341", "5123456"],
    ["0341 15 512 3456", "341", "5123456"],
    ["02954 15 41 2345", "2954", "412345"],
    ["2954 412345", "2954", "412345"],
    ["3815 15 1234", "381", "5151234"],
    ["11 1523-4567", "11", "15234567"],
  ])("%s", (text, area, number) => {
    expect(normalizePhone(text, argentina)).toEqual({ ok: true, area, number });
  });

  test.each([
    ["11", "5874-9895", "11", "58749895"],
    ["011", "15 5874-9895", "11", "58749895"],
    ["11", "15 5874-9895", "11", "58749895"],
    ["+54 9 341", "512 3456", "341", "5123456"],
    ["2954", "15 41-2345", "2954", "412345"],
    ["11", "+54 9 11 5874-9895", "11", "58749895"],
    ["11", "1158749895", "11", "58749895"],
  ])("area %s and number %s", (typedArea, text, area, number) => {
    expect(normalizePhone(text, argentina, typedArea)).toEqual({ ok: true, area, number });
  });

  test.each([
    ["", "", "empty"],
    ["  ", "", "empty"],
    ["hola", "", "invalid"],
    ["11 5874-9895 int 3", "", "invalid"],
    ["5874-9895", "", "length"],
    ["11 5874-989", "", "length"],
    ["11 15 5874-98951", "", "length"],
    ["4158749895", "", "area"],
    ["5874-989", "11", "length"],
    ["5874-9895", "5", "area"],
    ["5874-9895", "once", "area"],
    ["1".repeat(40), "", "invalid"],
  ])("rejects %j with area %j: %s", (text, area, reason) => {
    expect(normalizePhone(text, argentina, area)).toEqual({ ok: false, reason, example: "11 5874-9895" });
  });

  test("normalising is idempotent", () => {
    for (const text of ["011 15 5874-9895", "(0341) 155-123456", "02954 15 41 2345"]) {
      const first = normalizePhone(text, argentina);
      if (!first.ok || first.area === null) throw new Error(text);
      expect(normalizePhone(first.number, argentina, first.area)).toEqual(first);
      expect(normalizePhone(first.area + first.number, argentina)).toEqual(first);
    }
  });
});

describe("other countries", () => {
  test.each([
    ["México", "55 1234 5678", "5512345678"],
    ["México", "+52 55 1234 5678", "5512345678"],
    ["México", "+52 1 55 1234 5678", "5512345678"],
    ["México", "01 55 1234 5678", null],
    ["Chile", "9 6123 4567", "961234567"],
    ["Chile", "+56 9 6123 4567", "961234567"],
    ["Chile", "6123 4567", "961234567"],
    ["Uruguay", "094 231 234", "94231234"],
    ["Uruguay", "+598 94 231 234", "94231234"],
    ["Paraguay", "0961 456789", "961456789"],
    ["Perú", "912345678", "912345678"],
    ["Perú", "0051 912 345 678", "912345678"],
    ["Colombia", "+57 300 123 4567", "3001234567"],
    ["Bolivia", "71234567", "71234567"],
    ["Ecuador", "099 123 4567", "991234567"],
    ["Venezuela", "0412-1234567", "4121234567"],
    ["España", "612 34 56 78", "612345678"],
    ["España", "34 612 345 678", "612345678"],
    ["España", "612 34 56", null],
    ["República Dominicana", "+1 809 234 5678", "8092345678"],
  ])("%s: %s", (name, text, number) => {
    const result = normalizePhone(text, country(name));
    expect(result).toEqual(
      number === null
        ? { ok: false, reason: "length", example: country(name).phone.example }
        : { ok: true, area: null, number },
    );
  });

  test("an unknown country accepts any plausible length", () => {
    expect(normalizePhone("+49 170 1234567", { id: 99, codNumber: "49" })).toMatchObject({ ok: true });
    expect(normalizePhone("123", { id: 99, codNumber: "49" })).toMatchObject({ ok: false, reason: "length" });
  });
});

describe("a visitor's number", () => {
  test.each([
    ["11 5874-9895", { ok: true, digits: "5491158749895" }],
    ["+34 612 345 678", { ok: true, digits: "34612345678" }],
    [" +34 612 345 678", { ok: true, digits: "34612345678" }],
    ["612 345 678", { ok: false, reason: "length" }],
    ["+34", { ok: false, reason: "length" }],
    ["llamame", { ok: false, reason: "invalid" }],
    ["", { ok: false, reason: "empty" }],
  ])("%s", (typed, number) => {
    expect(visitorNumber(typed, argentina)).toEqual(number);
  });

  test.each([
    ["5491158749895", "+54 9 11 5874-9895"],
    ["5493515550134", "+54 9 351 555-0134"],
    ["5492954412345", "+54 9 2954 41-2345"],
    ["525512345678", "+52 5512345678"],
    ["00", "+00"],
  ])("%s is shown as %s", (digits, shown) => {
    expect(readableNumber(digits)).toBe(shown);
  });
});

describe("links", () => {
  test("follows the dial code rule (docs/product.md#phones)", () => {
    expect(whatsappNumber({ countryId: 1, codNumber: "549", area: "11", number: "58749895" })).toBe("5491158749895");
    expect(whatsappNumber({ countryId: 13, codNumber: "52", area: "55", number: "5512345678" })).toBe("525512345678");
    expect(whatsappNumber({ countryId: 1, codNumber: "549", area: "11", number: "58749895", landline: true })).toBe(
      "541158749895",
    );
  });

  test("encodes the text once, including spaces and line breaks", () => {
    expect(whatsappUrl("+54 9 11-5874 9895", "Hola ñandú & más\n*x*")).toBe(
      "https://wa.me/5491158749895?text=Hola%20%C3%B1and%C3%BA%20%26%20m%C3%A1s%0A*x*",
    );
    expect(whatsappUrl("0054911")).toBe("https://wa.me/54911");
    expect(whatsappUrl("549", "corte \ud83d")).toBe("https://wa.me/549?text=corte%20%EF%BF%BD");
  });
});
