import "~/server/container";

import { copyIn } from "~/copy/copy";
import { appManifest } from "~/domain/site/app-manifest";
import { loadSite } from "~/server/site/load-site";
import { wordingFor } from "~/server/site/wording";

export const dynamic = "force-dynamic";

/** The panel's web app manifest. Shops have manifests of their own, on their own hosts. */
export async function GET() {
  const [{ name }, wording] = await Promise.all([loadSite(), wordingFor(null)]);
  const { session, push } = copyIn(wording);
  const manifest = appManifest(name, { lang: session.lang, ...push.app });
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "private, max-age=3600" },
  });
}
