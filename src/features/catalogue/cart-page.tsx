import { CartForm } from "./cart-form";
import { Chrome } from "./chrome";
import type { Frame } from "./frame";
import { HolidayNotice } from "./holiday-notice";
import { whatsappUrl } from "./whatsapp";

/** The same page for every visitor: what is in it, the browser knows. */
export function CartPage({ frame }: { frame: Frame }) {
  const { shop, base, copy } = frame;
  const chat = whatsappUrl(frame);
  return (
    <Chrome frame={frame} kind="carrito">
      <main id="contenido" className="cartp">
        <HolidayNotice frame={frame} cart />
        <CartForm
          base={base}
          shop={{
            id: shop.id,
            countryId: shop.countryId,
            symbol: shop.symbol,
            minimumCents: shop.minimumCents,
            delivery: shop.delivery,
            pickup: shop.pickup,
            payment: shop.payment,
            branches: shop.branches.map(({ id, name, address }) => ({ id, name, address })),
            noPhoto: shop.noPhoto,
            hasChat: shop.whatsapp !== null,
          }}
        />
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
