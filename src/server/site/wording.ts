import { cookies, headers } from "next/headers";
import { countryOfVisitor, type VisitorSigns, wordingOfVisitor } from "~/domain/session/wording";
import { WORDING_COOKIE, ZONE_COOKIE } from "~/domain/session/wording-cookies";
import { type Wording, wordingOf } from "~/domain/tent/countries";

async function visitorSigns(): Promise<VisitorSigns> {
  const jar = await cookies();
  return {
    choice: jar.get(WORDING_COOKIE)?.value,
    timeZone: jar.get(ZONE_COOKIE)?.value,
    acceptLanguage: (await headers()).get("accept-language"),
  };
}

/** The country that a form preselects for a visitor. */
export async function visitorCountry(): Promise<number> {
  return countryOfVisitor(await visitorSigns());
}

/** The wording of a page: of the given country, else inferred from the visitor's browser. */
export async function wordingFor(countryId: number | null | undefined): Promise<Wording> {
  if (countryId !== null && countryId !== undefined) return wordingOf(countryId);
  return wordingOfVisitor(await visitorSigns());
}
