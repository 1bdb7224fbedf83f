import { cartCopyFor } from "~/copy/cart";
import { cartNamesFor } from "~/copy/cart-names";
import { cartRulesVerbsFor } from "~/copy/cart-verbs";
import { paymentChangeName } from "~/copy/payment-change";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import type { ProposedProduct } from "~/domain/catalogue/cart/proposals";
import type { ProductCardView, ShopView } from "~/domain/catalogue/view";
import { phoneFieldFor } from "~/domain/order/place/asked-phone";
import { firstPaymentOf, paymentChangeFor, paymentChanges } from "~/domain/order/place/payment";
import { largerMinimum } from "~/domain/price-lists/list-minimum";
import { hasShopRules, isShort, NO_RULES } from "~/domain/pricing/rules";
import { imageUrl } from "~/domain/product/images/image";
import { CART_THUMB, type CartData, type PricedCartData } from "../cart/cart-data";
import { CartHead } from "../cart/cart-head";
import type { PaymentRules } from "../cart/cart-pricing";
import { islandOf } from "../islands/island";
import { NothingYet } from "../listing/nothing-yet";
import type { InsteadProducts } from "../listing/products-instead";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { shopChatUrl } from "../parts/shop-chat";
import { HolidayBanner } from "../parts/shop-hours";

interface CartPageProps {
  frame: Frame;
  /** What the cart may propose. */
  products: readonly ProductCardView[];
  /** What the shop sells best, shown where the cart is empty. */
  instead?: InsteadProducts;
}

/** The same page for every visitor: the cart itself lives in the browser. */
export function CartPage({ frame, products, instead }: CartPageProps) {
  const { shop, base, copy } = frame;
  const chat = shopChatUrl(frame);
  const script = cartScriptOf(shop);
  return (
    <Chrome frame={frame} kind="carrito">
      <main id="contenido" className="cartp">
        <HolidayBanner frame={frame} cart />
        <div
          {...islandOf(frame, script, script === "cart" ? cartData(frame, products) : pricedCartData(frame, products))}
        >
          <CartHead copy={cartCopyFor(shop.countryId)} />
          <div role="status" />
        </div>
        <NothingYet frame={frame} kind="cart" instead={instead} />
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

/** Whether some rule prices carts, or will while the page is open. */
const isPriced = ({ payment, rules, rulesChange }: ShopView) =>
  payment.adjustments.length > 0 || hasShopRules(rules) || rulesChange;

/** The script that knows what the shop's cart needs, and no more. */
function cartScriptOf(shop: ShopView): "list-cart" | "coupon-cart" | "priced-cart" | "cart" {
  if (shop.list) return "list-cart";
  if (shop.hasCoupons) return "coupon-cart";
  return isPriced(shop) ? "priced-cart" : "cart";
}

const paymentRules = ({ payment: { adjustments }, money }: ShopView): PaymentRules =>
  Object.fromEntries(
    adjustments.map(({ method }) => [method, paymentChangeFor(method, { adjustments, money }, paymentChangeName)]),
  );

const pricedCartData = (frame: Frame, products: readonly ProductCardView[]): PricedCartData => ({
  ...cartData(frame, products),
  payments: paymentRules(frame.shop),
  verbs: cartRulesVerbsFor(frame.shop.countryId),
  minPieces: frame.shop.list?.minUnits ?? null,
  hasCoupons: frame.shop.hasCoupons,
});

/** As the cart proposes it; none without a price. */
function proposedProduct(base: string, product: ProductCardView): ProposedProduct[] {
  const { id, categoryId, name, path, photo, priceCents, unit, step, minQuantity, stock } = product;
  if (priceCents === null) return [];
  const thumb = photo && imageUrl(photo, CART_THUMB);
  return [
    { productId: id, categoryId, name, href: base + path, photo: thumb, priceCents, unit, step, minQuantity, stock },
  ];
}

function cartData({ base, shop, list }: Frame, products: readonly ProductCardView[]): CartData {
  const { id, countryId, money, minimumPurchaseCents, customerPhone, delivery, pickup, payment, noPhoto } = shop;
  const branches = shop.branches.map(({ id, name, address }) => ({ id, name, address }));
  const hasChat = shop.whatsapp !== null || shop.branches.some(({ whatsapp }) => whatsapp !== null);
  return {
    base,
    names: cartNamesFor(countryId),
    changes: paymentChanges(payment.adjustments, money),
    products: products.flatMap((product) => proposedProduct(base, product)),
    shop: {
      id,
      cartId: cartIdOf(shop),
      from: { tentId: id, ...(list && { list }) },
      countryId,
      money,
      minimumPurchaseCents: largerMinimum(minimumPurchaseCents, shop.list?.minTotalCents ?? null),
      phone: { DELIVERY: phoneFieldFor(customerPhone, "DELIVERY"), PICKUP: phoneFieldFor(customerPhone, "PICKUP") },
      delivery,
      pickup,
      payment,
      branches,
      noPhoto: noPhoto && imageUrl(noPhoto, CART_THUMB),
      hasChat,
      rules: isShort(shop.rules) ? shop.rules : NO_RULES, // they come with the first prices, reduced to its lines
      firstPayment: firstPaymentOf(payment),
    },
  };
}
