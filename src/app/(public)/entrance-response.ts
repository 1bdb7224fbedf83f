import type { EntranceData } from "~/features/entrance/entrance-head";
import { buildId } from "~/server/assets/build-id";
import { ports } from "~/server/container";
import { readSite } from "~/server/site/load-site";
import { wordingFor } from "~/server/site/wording";
import { entranceDocument } from "./entrance-document";
import { DOCUMENT_HEADERS } from "./landing-response";

/** Log-in or registration for this visitor. */
export async function entranceResponse(page: EntranceData["page"]): Promise<Response> {
  const [{ site, css }, wording] = await Promise.all([readSite(), wordingFor(null)]);
  const captcha = ports.captcha.widget;
  return new Response(entranceDocument({ page, wording, site, captcha, build: buildId }, css), {
    headers: DOCUMENT_HEADERS,
  });
}
