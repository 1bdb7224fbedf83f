import type { EntranceData } from "~/features/entrance/entrance-head";
import { ports } from "~/server/container";
import { readSite } from "~/server/site/load-site";
import { publicWording } from "~/trpc/server";
import { entranceDocument } from "./entrance-document";

/** It depends on the visitor's wording and country. A browser may keep it for its back button. */
const HEADERS = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" };

/** Log-in or registration for this visitor. */
export async function entranceResponse(page: EntranceData["page"]): Promise<Response> {
  const [{ site, css }, { wording, byAccount }] = await Promise.all([readSite(), publicWording()]);
  const captcha = ports.captcha.widget;
  return new Response(entranceDocument({ page, wording, chosenByVisitor: !byAccount, site, captcha }, css), {
    headers: HEADERS,
  });
}
