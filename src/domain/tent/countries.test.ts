import { describe, expect, test } from "vitest";
import { COUNTRIES, DEFAULT_COUNTRY_ID, wordingOf } from "./countries";
import { normalizePhone } from "./phone";

describe("countries", () => {
  test("Argentina is first, with the 9 of mobiles in its dial code", () => {
    expect(DEFAULT_COUNTRY_ID).toBe(1);
    expect(COUNTRIES[0]).toMatchObject({
      id: 1,
      name: "Argentina",
      codNumber: "549",
      currency: "ARS",
      wording: "ar",
      timeZone: "America/Argentina/Buenos_Aires",
    });
  });

  test("ids are unique, and only Argentina has its own wording", () => {
    expect(new Set(COUNTRIES.map(({ id }) => id)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.filter(({ wording }) => wording === "ar").map(({ id }) => id)).toEqual([1]);
    expect([wordingOf(1), wordingOf(13), wordingOf(null)]).toEqual(["ar", "neutral", "neutral"]);
  });

  test.each(COUNTRIES)("$name has a valid zone, currency and example", (country) => {
    expect(() => new Intl.DateTimeFormat("es", { timeZone: country.timeZone })).not.toThrow();
    expect(() => new Intl.NumberFormat("es", { style: "currency", currency: country.currency })).not.toThrow();
    expect(normalizePhone(country.phone.example, country)).toMatchObject({ ok: true });
  });
});
