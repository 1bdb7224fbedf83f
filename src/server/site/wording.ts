import { cookies, headers } from "next/headers";
import {
  countryOfVisitor,
  type VisitorSigns,
  WORDING_COOKIE,
  wordingOfVisitor,
  ZONE_COOKIE,
} from "~/domain/session/wording";
import { type Wording, wordingOf } from "~/domain/tent/countries";

async function visitorSigns(): Promise<VisitorSigns> {
  const jar = await cookies();
  return {
    choice: jar.get(WORDING_COOKIE)?.value,
    timeZone: jar.get(ZONE_COOKIE)?.value,
    acceptLanguage: (await headers()).get("accept-language"),
  };
}

/** The country that a form offers a visitor first. */
export async function visitorCountry(): Promise<number> {
  return countryOfVisitor(await visitorSigns());
}

/** The wording of a page: of a known country, else as the visitor's browser says. */
export async function wordingFor(countryId: number | null | undefined): Promise<Wording> {
  if (countryId !== null && countryId !== undefined) return wordingOf(countryId);
  return wordingOfVisitor(await visitorSigns());
}
