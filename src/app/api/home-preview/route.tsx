import "~/server/container";

import { z } from "zod";
import { readHomeDraft } from "~/domain/home/read-home";
import { HomeMain } from "~/features/catalogue/pages/shop-home-page";
import { withOwnedTent } from "~/server/api/owned-tent-request";
import { staticMarkup } from "~/server/assets/static-markup";
import { AppError } from "~/server/errors";
import { loadHome } from "~/server/services/home/load-home";
import { openShop } from "~/storefront/open-shop";

const bodySchema = z.object({ home: z.unknown() });

/**
 * Renders a draft of the home as visitors would see it, for its merchant only: with the components and queries of the
 * shop's page. Nothing is stored or cached; the composer hands the HTML to the frame that shows it.
 */
export function POST(request: Request): Promise<Response> {
  return withOwnedTent(request, { action: "home.preview", viewing: "may" }, async ({ tentId }) => {
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    const draft = body.success ? readHomeDraft(body.data.home) : null;
    if (!draft) throw new AppError("BODY_MALFORMED");
    const { frame, readNow } = await openShop({ id: tentId });
    const home = await readNow((ctx, id) => loadHome(ctx, id, frame.shop, draft));
    const html = staticMarkup(<HomeMain frame={frame} home={home} />);
    return Response.json({ html }, { headers: { "Cache-Control": "no-store" } });
  });
}
