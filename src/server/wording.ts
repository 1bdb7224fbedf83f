import { cookies, headers } from "next/headers";
import { WORDING_COOKIE, wordingOfVisitor, ZONE_COOKIE } from "~/domain/session/wording";
import { type Wording, wordingOf } from "~/domain/tent/countries";

/** The wording of a page: of a known country, else as the visitor's browser says. */
export async function wordingFor(countryId: number | null | undefined): Promise<Wording> {
  if (countryId !== null && countryId !== undefined) return wordingOf(countryId);
  const jar = await cookies();
  return wordingOfVisitor({
    choice: jar.get(WORDING_COOKIE)?.value,
    timeZone: jar.get(ZONE_COOKIE)?.value,
    acceptLanguage: (await headers()).get("accept-language"),
  });
}
