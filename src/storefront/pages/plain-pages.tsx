import { listPageCopyFor } from "~/copy/list-page";
import { myOrdersCopyFor } from "~/copy/my-orders";
import { orderPageCopyFor } from "~/copy/order-page";
import { cartGoals } from "~/domain/catalogue/cart/next-goal";
import { LIST_REQUEST_PATH } from "~/domain/price-lists/list-link";
import { CartPage } from "~/features/catalogue/pages/cart-page";
import { MyOrdersPage } from "~/features/catalogue/pages/my-orders-page";
import { OfflinePage } from "~/features/catalogue/pages/not-found-page";
import { ListRequestPage } from "~/features/catalogue/pages/price-list-pages";
import { proposedProducts } from "~/server/services/catalogue/proposed-products";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";
import { productsInstead } from "../products-instead";

/** The same page for every visitor: the cart's contents live in the browser. */
export async function cartPage(shop: OpenShop): Promise<PageResult> {
  const { frame, read } = shop;
  const goals = cartGoals(frame.shop);
  const products = goals ? await read(["proposed"], (ctx, tent) => proposedProducts(ctx, tent, goals.most)) : [];
  return {
    head: pageHead(frame, { title: frame.copy.order, path: "/catalogo/carrito", hidden: true }),
    body: <CartPage frame={frame} products={products} instead={await productsInstead(shop)} />,
    scripted: true,
  };
}

/** The same page for every visitor, as the orders themselves live in the browser. */
export async function myOrdersPage(shop: OpenShop): Promise<PageResult> {
  const { frame } = shop;
  const { title } = myOrdersCopyFor(frame.shop.countryId);
  return {
    head: pageHead(frame, { title, path: "/catalogo/pedidos", hidden: true }),
    body: <MyOrdersPage frame={frame} instead={await productsInstead(shop)} />,
    scripted: true,
  };
}

/** What the service worker keeps for pages that a device cannot show without a network. */
export const offlinePage = ({ frame }: OpenShop): PageResult => ({
  head: pageHead(frame, {
    title: orderPageCopyFor(frame.shop.countryId).unseen.title,
    path: "/catalogo/sin-conexion",
    hidden: true,
  }),
  body: <OfflinePage frame={frame} />,
  scripted: true,
});

/** Visitors ask for the prices of a list; there is no such page in a shop that takes no requests. */
export const listRequestPage = ({ frame }: OpenShop): PageResult =>
  frame.shop.takesListRequests
    ? {
        head: pageHead(frame, {
          title: listPageCopyFor(frame.shop.countryId).ask.title,
          path: LIST_REQUEST_PATH,
          hidden: true,
        }),
        body: <ListRequestPage frame={frame} />,
        scripted: true,
      }
    : null;
