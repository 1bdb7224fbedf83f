import { copyIn } from "~/copy/copy";
import { routeAfterLogin } from "~/domain/session/routes";
import { env } from "~/env";
import { loadPerson } from "~/server/auth/load-person";
import { serviceContext } from "~/server/container";
import { listPlans } from "~/server/services/billing/plans/list-plans";
import { findShownShops } from "~/server/services/site/find-shown-shops";
import { appOrigin, shopHost } from "~/server/site/addresses";
import { readSite } from "~/server/site/load-site";
import { visitorCountry, wordingFor } from "~/server/site/wording";
import { landingDocument } from "./landing-document";

export const dynamic = "force-dynamic";

/** It depends on the visitor's session, wording and country. A browser may keep it for its back button. */
const HEADERS = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" };

async function renderHome(): Promise<string> {
  const ctx = serviceContext(null);
  const [{ site, css }, wording, countryId, plans, shops] = await Promise.all([
    readSite(),
    wordingFor(null),
    visitorCountry(),
    listPlans(ctx),
    findShownShops(ctx),
  ]);
  const data = { copy: copyIn(wording), wording, site, trialDays: env.FREE_TRIAL_DAYS, plans, countryId, shops };
  return landingDocument({ ...data, host: shopHost() }, { origin: appOrigin, css });
}

/** `/`: the home page for a visitor; a logged-in person is sent to their screens. The edge compresses it. */
export async function GET(request: Request): Promise<Response> {
  const person = await loadPerson();
  if (!person) return new Response(await renderHome(), { headers: HEADERS });
  const volver = new URL(request.url).searchParams.get("volver");
  return new Response(null, { status: 307, headers: { ...HEADERS, location: routeAfterLogin(person, volver) } });
}
