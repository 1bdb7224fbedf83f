import "~/server/container";

import { pictureResponse } from "~/app/rendered-picture";
import { appIconNamed } from "~/domain/site/app-manifest";
import { ports } from "~/server/container";
import { appIcon } from "~/server/services/image/app-icon";
import { loadSite } from "~/server/site/load-site";

export const dynamic = "force-dynamic";

/** The panel's icons, which its manifest names. */
export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  const asked = appIconNamed((await params).icon);
  if (!asked) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const { logo } = await loadSite();
  const { kind, size } = asked;
  return pictureResponse({
    key: `app icon ${kind} ${size} ${logo}`,
    type: "image/png",
    current: false,
    render: () => appIcon(ports.storage, { hasLogo: logo !== null, kind, size }),
  });
}
