import "~/server/container";

import { CartPage } from "~/features/catalogue/pages/cart-page";
import { pageHead } from "../../document-head";
import { sharedPage } from "../../page-response";

/** The same page for every visitor: the cart's contents live in the browser. */
export const GET = sharedPage(async ({ frame }) => ({
  head: pageHead(frame, { title: frame.copy.order, path: "/catalogo/carrito", hidden: true }),
  body: <CartPage frame={frame} />,
  scripted: true,
}));
