import { ARGENTINA_ID, COUNTRIES, DEFAULT_COUNTRY_ID, type Wording } from "../tent/countries";

/** What a visitor chose by hand; kept by their browser for a year. */
export const WORDING_COOKIE = "wording";
/** The browser's time zone, which no header says: the page keeps it for the next one. */
export const ZONE_COOKIE = "time-zone";

export interface VisitorSigns {
  choice?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
  timeZone?: string | null | undefined;
}

const LONGEST_HEADER = 500;
const ARGENTINE_ZONE = /^America\/(?:Argentina\/\w+|Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza|Rosario)$/;

/** The country of the first Spanish that somebody reads which names one, as "AR" of `es-AR`; null where none does. */
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

/** As languages name countries, in the order of `COUNTRIES`. */
const CODES = "AR BO CL CO CR CU EC SV ES GT GQ HN MX NI PA PY PE PR DO UY VE".split(" ");

/** The country that a form offers first: that of somebody's Spanish, else where their clock is; else the default one. */
export function countryOfVisitor({ acceptLanguage, timeZone }: Omit<VisitorSigns, "choice">): number {
  const spoken = COUNTRIES[CODES.indexOf(spokenCountry(acceptLanguage ?? "") ?? "")];
  if (spoken) return spoken.id;
  if (timeZone && ARGENTINE_ZONE.test(timeZone)) return ARGENTINA_ID;
  return COUNTRIES.find((country) => country.timeZone === timeZone)?.id ?? DEFAULT_COUNTRY_ID;
}

/**
 * The wording for who has no account: what they chose, else the country of their Spanish, else where their clock is.
 * Of whom nothing is known the neutral one (docs/product.md#wording).
 */
export function wordingOfVisitor({ choice, acceptLanguage, timeZone }: VisitorSigns): Wording {
  if (choice === "ar" || choice === "neutral") return choice;
  const country = spokenCountry(acceptLanguage ?? "");
  if (country !== null) return country === "AR" ? "ar" : "neutral";
  return timeZone && ARGENTINE_ZONE.test(timeZone) ? "ar" : "neutral";
}
