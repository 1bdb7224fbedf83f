import { expect, test } from "vitest";
import { type VisitorSigns, wordingOfVisitor } from "./wording";

const cases: [VisitorSigns, "ar" | "neutral"][] = [
  [{ acceptLanguage: "es-AR,es;q=0.9,en;q=0.8" }, "ar"],
  [{ acceptLanguage: "es-MX,es;q=0.9" }, "neutral"],
  [{ acceptLanguage: "en-US,en;q=0.9,es-AR;q=0.5" }, "ar"],
  [{ acceptLanguage: "es-AR;q=0.2,es-MX;q=0.9" }, "neutral"],
  [{ acceptLanguage: "es-AR;q=0,es-CL;q=0.1" }, "neutral"],
  [{ acceptLanguage: "ES-ar" }, "ar"],
  // Spanish of no country, another language, or none: the clock tells
  [{ acceptLanguage: "es-419,es;q=0.9", timeZone: "America/Argentina/Cordoba" }, "ar"],
  [{ acceptLanguage: "es", timeZone: "America/Buenos_Aires" }, "ar"],
  [{ acceptLanguage: "en-US", timeZone: "America/Argentina/Buenos_Aires" }, "ar"],
  [{ acceptLanguage: "es-419", timeZone: "America/Mexico_City" }, "neutral"],
  [{ acceptLanguage: "es-MX", timeZone: "America/Argentina/Buenos_Aires" }, "neutral"],
  [{ acceptLanguage: "es" }, "neutral"],
  [{}, "neutral"],
  // what was chosen by hand stands above both
  [{ choice: "neutral", acceptLanguage: "es-AR", timeZone: "America/Argentina/Buenos_Aires" }, "neutral"],
  [{ choice: "ar", acceptLanguage: "es-MX" }, "ar"],
  // what no page of ours wrote says nothing
  [{ choice: "<script>", acceptLanguage: "es-AR" }, "ar"],
  [{ timeZone: "America/Argentina/../../etc" }, "neutral"],
  [{ acceptLanguage: `${"x,".repeat(100_000)}es-AR` }, "neutral"],
];

test.each(cases)("%j reads %s", (signs, wording) => {
  expect(wordingOfVisitor(signs)).toBe(wording);
});
