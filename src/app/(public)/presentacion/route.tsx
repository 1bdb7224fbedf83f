import "~/server/container";

import { copyIn } from "~/copy/copy";
import { env } from "~/env";
import { serviceContext } from "~/server/container";
import { listPlans } from "~/server/services/billing/plans/list-plans";
import { findShownShops } from "~/server/services/site/find-shown-shops";
import { appOrigin, shopHost } from "~/server/site/addresses";
import { readSite } from "~/server/site/load-site";
import { visitorCountry, wordingFor } from "~/server/site/wording";
import { landingDocument } from "../landing-document";

export const dynamic = "force-dynamic";

/** It depends on the visitor's wording and country. A browser may keep it for its back button. */
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

/** `/` for a visitor: the edge asks for it under this path, because a merchant's `/` is the panel. It compresses it. */
export async function GET(): Promise<Response> {
  return new Response(await renderHome(), { headers: HEADERS });
}
