import { ARGENTINA_ID, COUNTRIES, DEFAULT_COUNTRY_ID, type Wording } from "../tent/countries";

export interface VisitorSigns {
  choice?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
  timeZone?: string | null | undefined;
}

const LONGEST_HEADER = 500;
const ARGENTINE_ZONE = /^America\/(?:Argentina\/\w+|Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza|Rosario)$/;

/** The country of the first Spanish tag that has one, such as "AR" of `es-AR`; null if none has. */
function spokenCountry(acceptLanguage: string): string | null {
  const tags = acceptLanguage
    .slice(0, LONGEST_HEADER)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return tags.flatMap(({ tag }) => /^es-([a-z]{2})$/i.exec(tag)?.[1]?.toUpperCase() ?? [])[0] ?? null;
}

/** ISO country codes, in the order of `COUNTRIES`. */
const CODES = "AR BO CL CO CR CU EC SV ES GT GQ HN MX NI PA PY PE PR DO UY VE".split(" ");

/** The language that tells a country, as browsers send it. */
export const languageOf = (countryId: number): string =>
  `es-${CODES[COUNTRIES.findIndex(({ id }) => id === countryId)] ?? ""}`;

/** The preselected country of a form: from the visitor's Spanish, else from the time zone, else the default. */
export function countryOfVisitor({ acceptLanguage, timeZone }: Omit<VisitorSigns, "choice">): number {
  const spoken = COUNTRIES[CODES.indexOf(spokenCountry(acceptLanguage ?? "") ?? "")];
  if (spoken) return spoken.id;
  if (timeZone && ARGENTINE_ZONE.test(timeZone)) return ARGENTINA_ID;
  return COUNTRIES.find((country) => country.timeZone === timeZone)?.id ?? DEFAULT_COUNTRY_ID;
}

/**
 * The wording for a visitor without an account: the explicit choice, otherwise by the country of their Spanish,
 * otherwise by their time zone. Neutral if nothing is known (docs/product.md#wording).
 */
export function wordingOfVisitor({ choice, acceptLanguage, timeZone }: VisitorSigns): Wording {
  if (choice === "ar" || choice === "neutral") return choice;
  const country = spokenCountry(acceptLanguage ?? "");
  if (country !== null) return country === "AR" ? "ar" : "neutral";
  return timeZone && ARGENTINE_ZONE.test(timeZone) ? "ar" : "neutral";
}
