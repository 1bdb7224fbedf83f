import { copyIn } from "~/copy/copy";
import { env } from "~/env";
import type { LandingData } from "~/features/site/landing/landing-data";
import { serviceContext } from "~/server/container";
import { listPlans } from "~/server/services/billing/plans/list-plans";
import { findShownShops } from "~/server/services/site/find-shown-shops";
import { appOrigin, shopHost } from "~/server/site/addresses";
import { readSite } from "~/server/site/load-site";
import { visitorCountry, wordingFor } from "~/server/site/wording";

/** It depends on the visitor's wording and country, for whom the edge keeps it. A browser may keep it for its back button. */
export const DOCUMENT_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache, s-maxage=86400",
};

type Render = (data: LandingData, where: { origin: string; css: string }) => string;

/** Home page or terms for this visitor. The edge compresses it. */
export async function landingResponse(render: Render): Promise<Response> {
  const ctx = serviceContext(null);
  const [{ site, css }, wording, countryId, plans, shops] = await Promise.all([
    readSite(),
    wordingFor(null),
    visitorCountry(),
    listPlans(ctx),
    findShownShops(ctx),
  ]);
  const trialDays = env.FREE_TRIAL_DAYS;
  const data = { copy: copyIn(wording), wording, site, trialDays, plans, countryId, shops, host: shopHost() };
  return new Response(render(data, { origin: appOrigin, css }), { headers: DOCUMENT_HEADERS });
}
