import { expect, test } from "vitest";
import { COUNTRIES } from "../tent/countries";
import { countryOfVisitor, type VisitorSigns, wordingOfVisitor } from "./wording";

const cases: [VisitorSigns, "ar" | "neutral"][] = [
  [{ acceptLanguage: "es-AR,es;q=0.9,en;q=0.8" }, "ar"],
  [{ acceptLanguage: "es-MX,es;q=0.9" }, "neutral"],
  [{ acceptLanguage: "en-US,en;q=0.9,es-AR;q=0.5" }, "ar"],
  [{ acceptLanguage: "es-AR;q=0.2,es-MX;q=0.9" }, "neutral"],
  [{ acceptLanguage: "es-AR;q=0,es-CL;q=0.1" }, "neutral"],
  [{ acceptLanguage: "ES-ar" }, "ar"],
  // Spanish without a country, another language, or none: the time zone decides
  [{ acceptLanguage: "es-419,es;q=0.9", timeZone: "America/Argentina/Cordoba" }, "ar"],
  [{ acceptLanguage: "es", timeZone: "America/Buenos_Aires" }, "ar"],
  [{ acceptLanguage: "en-US", timeZone: "America/Argentina/Buenos_Aires" }, "ar"],
  [{ acceptLanguage: "es-419", timeZone: "America/Mexico_City" }, "neutral"],
  [{ acceptLanguage: "es-MX", timeZone: "America/Argentina/Buenos_Aires" }, "neutral"],
  [{ acceptLanguage: "es" }, "neutral"],
  [{}, "neutral"],
  // an explicit choice overrides both
  [{ choice: "neutral", acceptLanguage: "es-AR", timeZone: "America/Argentina/Buenos_Aires" }, "neutral"],
  [{ choice: "ar", acceptLanguage: "es-MX" }, "ar"],
  // values that no page of ours wrote are ignored
  [{ choice: "<script>", acceptLanguage: "es-AR" }, "ar"],
  [{ timeZone: "America/Argentina/../../etc" }, "neutral"],
  [{ acceptLanguage: `${"x,".repeat(100_000)}es-AR` }, "neutral"],
];

test.each(cases)("%j gets %s", (signs, wording) => {
  expect(wordingOfVisitor(signs)).toBe(wording);
});

test.each<[VisitorSigns, string]>([
  [{ acceptLanguage: "es-MX,es;q=0.9" }, "México"],
  [{ acceptLanguage: "en-US,es-PE;q=0.5" }, "Perú"],
  [{ acceptLanguage: "es-CL", timeZone: "America/Lima" }, "Chile"],
  [{ acceptLanguage: "es-419,es", timeZone: "America/Bogota" }, "Colombia"],
  [{ acceptLanguage: "en", timeZone: "America/Argentina/Cordoba" }, "Argentina"],
  [{ acceptLanguage: "es-US", timeZone: "America/Mexico_City" }, "México"],
  // nothing is known, or nothing useful
  [{ acceptLanguage: "es-US" }, "Argentina"],
  [{ acceptLanguage: "en", timeZone: "Asia/Tokyo" }, "Argentina"],
  [{}, "Argentina"],
])("%j is offered %s first", (signs, name) => {
  expect(COUNTRIES.find(({ id }) => id === countryOfVisitor(signs))?.name).toBe(name);
});

test("knows the Spanish of each country", () => {
  const names = new Intl.DisplayNames("es", { type: "region" });
  const codes = "AR BO CL CO CR CU EC SV ES GT GQ HN MX NI PA PY PE PR DO UY VE".split(" ");
  for (const code of codes) {
    const { name } = COUNTRIES.find(({ id }) => id === countryOfVisitor({ acceptLanguage: `es-${code}` })) ?? {};
    expect(name).toBe(names.of(code));
  }
  expect(codes).toHaveLength(COUNTRIES.length);
});
