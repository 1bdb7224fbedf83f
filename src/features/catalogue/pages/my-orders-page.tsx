import { myOrdersCopyFor } from "~/copy/my-orders";
import { orderPageCopyFor } from "~/copy/order-page";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import { islandOf } from "../islands/island";
import type { OrdersData } from "../islands/orders.island";
import { NothingYet } from "../listing/nothing-yet";
import type { InsteadProducts } from "../listing/products-instead";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";

/** The same page for every visitor: the list of their orders lives in the browser. */
export function MyOrdersPage({ frame, instead }: { frame: Frame; instead?: InsteadProducts }) {
  const { shop, base, list } = frame;
  const { mine } = orderPageCopyFor(shop.countryId);
  const data: OrdersData = {
    tentId: shop.id,
    cartId: cartIdOf(shop),
    listKey: list,
    base,
    money: shop.money,
    countryId: shop.countryId,
    timeZone: shop.timeZone,
    open: !shop.suspended,
    current: null,
  };
  return (
    <Chrome frame={frame} kind="pedidos">
      <main id="contenido" className="minep" {...islandOf(frame, "orders", data)}>
        <header className="minep__h">
          <h1 className="head__t">{myOrdersCopyFor(shop.countryId).title}</h1>
          <p>{mine.help}</p>
        </header>
        <div data-orders="" />
        <NothingYet frame={frame} kind="orders" instead={instead} />
        <noscript>
          <p className="cat-text">{mine.needsScript}</p>
        </noscript>
      </main>
    </Chrome>
  );
}
