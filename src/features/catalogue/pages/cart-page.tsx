import { cartCopyFor } from "~/copy/cart";
import { cartNamesFor } from "~/copy/cart-names";
import { paymentChanges } from "~/domain/order/place/payment";
import type { CartData } from "../cart/cart-data";
import { CartHead } from "../cart/cart-head";
import { islandOf } from "../islands/island";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { HolidayBanner } from "../parts/holiday-banner";
import { Icon } from "../parts/icon";
import { shopChatUrl } from "../parts/shop-chat";

/** The same page for every visitor: the cart itself lives in the browser. */
export function CartPage({ frame }: { frame: Frame }) {
  const { shop, base, copy } = frame;
  const chat = shopChatUrl(frame);
  return (
    <Chrome frame={frame} kind="carrito">
      <main id="contenido" className="cartp">
        <HolidayBanner frame={frame} cart />
        <div {...islandOf(frame, shop.payment.adjustments.length > 0 ? "priced-cart" : "cart", cartData(frame))}>
          <CartHead copy={cartCopyFor(shop.countryId)} />
          <div role="status" />
        </div>
        <p className="cart__more">
          <a className="lnkb" href={`${base}/catalogo`}>
            <Icon name="chev" /> {copy.seeWholeCatalogue}
          </a>
          <a className="lnkb" href={`${base}/catalogo/pedidos`} rel="nofollow">
            <Icon name="repeat" /> {copy.myOrders}
          </a>
        </p>
        <noscript>
          <p className="cat-text">{copy.needsScript}</p>
          {chat ? (
            <a className="btn btn--wa" href={chat} rel="noopener nofollow">
              {copy.askByWhatsapp}
            </a>
          ) : null}
        </noscript>
      </main>
    </Chrome>
  );
}

function cartData({ base, shop }: Frame): CartData {
  const { id, countryId, money, minimumPurchaseCents, delivery, pickup, payment, noPhoto } = shop;
  const branches = shop.branches.map(({ id, name, address }) => ({ id, name, address }));
  const hasChat = shop.whatsapp !== null || shop.branches.some(({ whatsapp }) => whatsapp !== null);
  return {
    base,
    names: cartNamesFor(countryId),
    changes: paymentChanges(payment.adjustments, money),
    shop: { id, countryId, money, minimumPurchaseCents, delivery, pickup, payment, branches, noPhoto, hasChat },
  };
}
