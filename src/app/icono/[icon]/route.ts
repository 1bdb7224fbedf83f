import "~/server/container";

import { appIconNamed } from "~/domain/site/app-manifest";
import { pictureAnswer } from "~/server/assets/rendered-picture";
import { ports } from "~/server/container";
import { notFoundReply, toResponse } from "~/server/http-reply";
import { appIcon } from "~/server/services/image/app-icon";
import { loadSite } from "~/server/site/load-site";

export const dynamic = "force-dynamic";

/** The panel's icons, which its manifest names. */
export async function GET(_request: Request, { params }: { params: Promise<{ icon: string }> }) {
  const asked = appIconNamed((await params).icon);
  if (!asked) return toResponse(notFoundReply());
  const { logo } = await loadSite();
  const { kind, size } = asked;
  const answer = await pictureAnswer({
    key: `app icon ${kind} ${size} ${logo}`,
    type: "image/png",
    current: false,
    render: () => appIcon(ports.storage, { hasLogo: logo !== null, kind, size }),
  });
  return toResponse(answer);
}
