import "~/server/container";

import { myOrdersCopyFor } from "~/copy/my-orders";
import { MyOrdersPage } from "~/features/catalogue/pages/my-orders-page";
import { pageHead } from "../../document-head";
import { sharedPage } from "../../page-response";

/** The same page for every visitor; like the orders themselves it is there while the shop is suspended. */
export const GET = sharedPage(
  async ({ frame }) => ({
    head: pageHead(frame, {
      title: myOrdersCopyFor(frame.shop.countryId).title,
      path: "/catalogo/pedidos",
      hidden: true,
    }),
    body: <MyOrdersPage frame={frame} />,
    scripted: true,
  }),
  { suspendedToo: ({ closedByTeam }) => !closedByTeam },
);
