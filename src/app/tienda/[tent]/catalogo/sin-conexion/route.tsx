import "~/server/container";

import { orderPageCopyFor } from "~/copy/order-page";
import { OfflinePage } from "~/features/catalogue/pages/not-found-page";
import { pageHead } from "../../document-head";
import { sharedPage } from "../../page-response";

/** What the service worker keeps for pages that a device cannot show without a network. */
export const GET = sharedPage(async ({ frame }) => ({
  head: pageHead(frame, {
    title: orderPageCopyFor(frame.shop.countryId).unseen.title,
    path: "/catalogo/sin-conexion",
    hidden: true,
  }),
  body: <OfflinePage frame={frame} />,
  scripted: true,
}));
