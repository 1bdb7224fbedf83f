import { describe, expect, test } from "vitest";
import { COUNTRIES } from "./countries";
import { normalizePhone, readableNumber, storedSpellings, visitorNumber, whatsappNumber } from "./phone";
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
    ["3815 15 12 3456", "381", "5123456"],
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
    ["México", "01 55 1234 5678", "5512345678"],
    ["México", "044 55 1234 5678", "5512345678"],
    ["México", "045 55 1234 5678", "5512345678"],
    ["México", "1 55 1234 5678", null],
    ["México", "1 305 555 1234", null],
    ["México", "1 (305) 555-1234", null],
    ["México", "+1 305 555 1234", null],
    ["México", "52 1 55 1234 5678", "5512345678"],
    ["México", "5215512345678", "5512345678"],
    ["México", "52 01 55 1234 5678", "5512345678"],
    ["México", "0052 1 55 1234 5678", "5512345678"],
    ["México", "+52 044 55 1234 5678", "5512345678"],
    ["México", "044 55 1234 567", null],
    ["México", "01 55 1234 56789", null],
    ["México", "+54 9 11 2345 6789", null],
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
    ["Perú", "01 234 5678", null],
    ["Perú", "+51 1 234 5678", null],
    ["Ecuador", "02 234 5678", null],
    ["Paraguay", "021 123 456", null],
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
    ["03482 15 51-2345", "5493482512345"],
    ["03482-15512345", "5493482512345"],
    ["+54 9 3482 15 51 2345", "5493482512345"],
    ["+54 3482 15 51 2345", "5493482512345"],
    ["0054 9 03482 15 51 2345", "5493482512345"],
    ["03487 15 51 2345", "5493487512345"],
    ["(03489) 15 51-2345", "5493489512345"],
    ["02945 15-451234", "5492945451234"],
    ["2942 15 451234", "5492942451234"],
    ["02302 15 45 1234", "5492302451234"],
    ["02983 15 45 1234", "5492983451234"],
    ["03435 15 45 1234", "5493435451234"],
    ["3482 51 2345", "5493482512345"],
    ["0348 15 451 2345", "5493484512345"],
    ["0343 15 515 1234", "5493435151234"],
  ])("of Argentina, with the 15 after any area: %s", (typed, digits) => {
    expect(visitorNumber(typed, argentina)).toEqual({ ok: true, digits });
  });

  test.each([
    ["5491158749895", "+54 9 11 5874-9895"],
    ["5493515550134", "+54 9 351 555-0134"],
    ["5492954412345", "+54 9 2954 41-2345"],
    ["541149220187", "+54 11 4922-0187"],
    ["525512345678", "+52 55 1234 5678"],
    ["522221234567", "+52 222 123 4567"],
    ["56961234567", "+56 9 6123 4567"],
    ["573001234567", "+57 300 123 4567"],
    ["59894231234", "+598 94 231 234"],
    ["17872345678", "+1 787 234 5678"],
    ["5491158", "+54 91158"],
    ["59521123456", "+595 21123456"],
    ["4915123456789", "+4915123456789"],
    ["00", "+00"],
  ])("%s is shown as %s", (digits, shown) => {
    expect(readableNumber(digits)).toBe(shown);
  });
});

describe("what is pasted from contacts and chats", () => {
  const pasted = [
    "\u202a+54 9 11 5874\u20119895\u202c",
    "\u200e+54\u00a09\u00a011\u00a05874\u201398\u200f95",
    "tel:+54-9-11-5874-9895",
    "11/5874-9895",
    "Tel.: (011) 15\u20145874.9895",
    "\u2066\uff0b\uff15\uff14 9 \uff08\uff11\uff11\uff09 5874\u22129895\u2069",
    "\ufeff011\u200b 5874\u202f98\u00ad95",
    "WhatsApp: [011] 5874·9895",
    "(+54) 9 11 5874 9895",
    "+54 (0)11 5874-9895",
    "+54 9 11 5874 9895,",
    "+54 9 11 5874-9895 (Ana)",
    "+54 9 11 5874-9895 [Ana Pérez, trabajo].",
    "*11 5874-9895*",
    "_*(011) 5874-9895*_",
    "\u201c+54 9 11 5874 9895\u201d",
    "«11 5874-9895»",
    "'+5491158749895",
    "<+54 9 11 5874-9895>;",
    "📱 11 5874-9895",
    "☎️11 5874-9895 📱",
    "WhatsApp 11 5874 9895",
    "Tel./WhatsApp: 11 5874-9895",
    "Tel (011) 5874-9895",
    "cel.11 5874-9895",
    "Ana Pérez, 11 5874-9895",
    "https://wa.me/5491158749895",
  ];
  test.each(pasted)("%j", (typed) => {
    expect(visitorNumber(typed, argentina)).toEqual({ ok: true, digits: "5491158749895" });
    expect(normalizePhone(typed, argentina)).toEqual({ ok: true, area: "11", number: "58749895" });
  });

  test("of a shop's area in its own field", () => {
    expect(normalizePhone("5874\u20119895", argentina, "\u202a(011)\u202c")).toMatchObject({ ok: true, area: "11" });
    expect(normalizePhone("*5874-9895*", argentina, "Área: 011,")).toMatchObject({ ok: true, area: "11" });
  });

  test.each([
    "11 5874-9895 int. 3",
    "tel:",
    "11 5874 Ana 9895",
    "11 5874-9895 (int 3)",
    "11 5874-9895 Ana 2",
    "Ana 2: 11 5874-9895",
    "11 5874-989O",
    "O11 5874-9895",
    "11 5874-9895@s",
    "#31#11 5874-9895",
    "\u0661\u0661 5874-9895",
    "\u202a\u202c",
    "5874\u20119895 y 5874-9896",
    "11 5874-9895 / 11 5874-9896",
  ])("does not read %j", (typed) => {
    expect(visitorNumber(typed, argentina).ok).toBe(false);
  });
});

test.each(["tel:", "(Ana)", "-", "📱", "()"])("%j is a wrong number, not an empty field", (typed) => {
  expect(visitorNumber(typed, argentina)).toEqual({ ok: false, reason: "invalid" });
});

describe("a number has the rules of its own country in every shop", () => {
  test.each([
    ["México", "+54 9 11 2345-6789", "5491123456789"],
    ["México", "+54 11 2345-6789", "5491123456789"],
    ["México", "+54 011 15 2345-6789", "5491123456789"],
    ["México", "0054 351 512-3456", "5493515123456"],
    ["México", "5491123456789", "5491123456789"],
    ["México", "541123456789", "5491123456789"],
    ["Chile", "+54 9 11 15 2345 6789", "5491123456789"],
    ["Argentina", "+52 1 55 1234 5678", "525512345678"],
    ["Argentina", "+52 55 1234 5678", "525512345678"],
    ["España", "+52 1 55 1234 5678", "525512345678"],
    ["México", "+52 1 55 1234 5678", "525512345678"],
    ["Argentina", "+598 094 231 234", "59894231234"],
    ["Argentina", "+58 0412 123 4567", "584121234567"],
    ["Argentina", "+1 809 234 5678", "18092345678"],
    ["México", "+1 305 555 1234", "13055551234"],
    ["México", "001 305 555 1234", "13055551234"],
    ["Colombia", "+34 612 345 678", "34612345678"],
    ["Argentina", "+55 11 91234 5678", "5511912345678"],
    ["Argentina", "+49 (0)170 1234567", "491701234567"],
    ["Ecuador", "+593 2 234 5678", "59322345678"],
    ["Perú", "01 234 5678", "5112345678"],
    ["Perú", "(01) 234-5678", "5112345678"],
    ["Perú", "1 234 5678", "5112345678"],
    ["Perú", "+51 1 234 5678", "5112345678"],
    ["Perú", "+51 (01) 234 5678", "5112345678"],
    ["Perú", "51 1 234 5678", "5112345678"],
    ["Perú", "044 234 567", "5144234567"],
    ["Perú", "051 234 567", "5151234567"],
    ["Perú", "912 345 678", "51912345678"],
    ["Argentina", "+51 01 234 5678", "5112345678"],
    ["Ecuador", "02 234 5678", "59322345678"],
    ["Ecuador", "593 2 234 5678", "59322345678"],
    ["Ecuador", "+593 02 234 5678", "59322345678"],
    ["Ecuador", "099 123 4567", "593991234567"],
    ["Paraguay", "021 123 456", "59521123456"],
    ["Paraguay", "021 123 4567", "595211234567"],
    ["Paraguay", "+595 21 123 456", "59521123456"],
    ["Paraguay", "595 021 123 456", "59521123456"],
    ["Paraguay", "0961 456 789", "595961456789"],
    ["Argentina", "+595 021 123 456", "59521123456"],
  ])("%s: %s", (shop, typed, digits) => {
    expect(visitorNumber(typed, country(shop))).toEqual({ ok: true, digits });
  });

  test.each([
    ["México", "+54 9 11 2345-678", "area"],
    ["Argentina", "+54 9 11 2345-67891", "length"],
    ["Argentina", "+52 55 1234 567", "length"],
    ["Chile", "+54 41 5874 9895", "area"],
    ["México", "1123456789012345", "length"],
    ["México", "1 305 555 1234", "length"],
    ["México", "13055551234", "length"],
    ["Perú", "9123 4567", "length"],
    ["Perú", "234 5678", "length"],
    ["Ecuador", "099 123 456", "length"],
    ["Paraguay", "0961 456 78", "length"],
    ["Chile", "2 234 567", "length"],
    ["Argentina", "+1234", "length"],
  ])("%s: %s is refused", (shop, typed, reason) => {
    expect(visitorNumber(typed, country(shop))).toEqual({ ok: false, reason });
  });

  test.each([
    ["5491123456789", ["5491123456789", "541123456789"]],
    ["525512345678", ["525512345678", "5215512345678"]],
    ["59894231234", ["59894231234", "598094231234"]],
    ["5112345678", ["5112345678", "51012345678"]],
    ["5511912345678", ["5511912345678"]],
  ])("earlier builds may have stored %s otherwise", (digits, spellings) => {
    expect(storedSpellings(digits)).toEqual(spellings);
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
