import { emptyPagesFor } from "~/copy/empty-words";
import { myOrdersCopyFor } from "~/copy/my-orders";
import { orderPageCopyFor } from "~/copy/order-page";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import { islandOf } from "../islands/island";
import type { OrdersData } from "../islands/orders.island";
import { EmptyNotice } from "../listing/empty-notice";
import { type InsteadProducts, ProductsInstead } from "../listing/products-instead";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";

/** The same page for every visitor: the list of their orders lives in the browser. */
export function MyOrdersPage({ frame, instead }: { frame: Frame; instead?: InsteadProducts }) {
  const { shop, base, list } = frame;
  const { mine } = orderPageCopyFor(shop.countryId);
  const empty = emptyPagesFor(shop.countryId);
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
        {/* shown once the script finds no orders */}
        <div className="instead">
          <EmptyNotice frame={frame} kind="orders" {...empty.orders}>
            <a className="btn" href={`${base}/catalogo`}>
              {empty.seeCatalogue}
            </a>
          </EmptyNotice>
          <ProductsInstead frame={frame} instead={instead} />
        </div>
        <noscript>
          <p className="cat-text">{mine.needsScript}</p>
        </noscript>
      </main>
    </Chrome>
  );
}
