import { standInNames } from "~/copy/stand-in-names";
import type { LinkPictureContent, ShopIcon } from "~/domain/catalogue/discovery/link-picture";
import { printable, printableName, printableProduct } from "~/domain/catalogue/pdf/pdf-text";
import type { ProductCardView } from "~/domain/catalogue/view";
import { type Cents, formatPrice, percentOff } from "~/domain/money/money";
import { presetOf } from "~/domain/theme/presets";
import { paintTokens } from "~/domain/theme/theme";
import type { Frame } from "../parts/frame";

/** The picture truncates longer texts anyway. */
const LONGEST = 140;

const drawn = (text: string) => printable(text).slice(0, LONGEST);
const hostOf = ({ origin }: Frame) => new URL(origin).host;
const shopName = (frame: Frame) => printableName(frame.shop.name, hostOf(frame)).slice(0, LONGEST);

function common(frame: Frame): Pick<LinkPictureContent, "shop" | "style" | "colours"> {
  const { shop } = frame;
  return {
    shop: { name: shopName(frame), host: hostOf(frame), logo: shop.logo },
    style: presetOf(shop.theme.styleId).key,
    colours: paintTokens(shop.theme, "light"),
  };
}

export function shopPicture(frame: Frame): LinkPictureContent {
  const { shop, copy } = frame;
  return {
    ...common(frame),
    photo: shop.cover,
    title: shopName(frame),
    note: drawn(shop.tagline ?? (shop.productCount > 0 ? copy.products(shop.productCount) : "")) || null,
    price: null,
    badge: null,
  };
}

/** Link picture of the special category; null when it has no usable photo. */
export function specialPicture(frame: Frame): LinkPictureContent | null {
  const { special } = frame.shop;
  if (!special?.photo?.hash) return null;
  return {
    ...common(frame),
    photo: special.photo,
    title: printableName(special.name, shopName(frame)).slice(0, LONGEST),
    note: drawn(special.description ?? frame.copy.products(special.count)),
    price: null,
    badge: null,
  };
}

export function productPicture(frame: Frame, product: ProductCardView & { sku: string | null }): LinkPictureContent {
  const { shop, copy } = frame;
  const { priceCents, previousCents, from, unit } = product;
  const written = (cents: Cents) => printable(formatPrice(cents, shop.money));
  const percent = percentOff(previousCents, priceCents);
  return {
    ...common(frame),
    photo: product.photo,
    title: printableProduct(product, standInNames.product(product.id)).slice(0, LONGEST),
    note: copy.per[unit] && priceCents !== null ? copy.per[unit] : null,
    price: {
      from: from && priceCents !== null ? copy.from : null,
      now: priceCents === null ? copy.askPrice : written(priceCents),
      before: previousCents === null ? null : written(previousCents),
    },
    badge: product.soldOut ? copy.soldOut : percent === null ? null : `-${percent} %`,
  };
}

export function shopIcon(frame: Frame): ShopIcon {
  const { shop } = frame;
  const paint = paintTokens(shop.theme, "light");
  return {
    name: shopName(frame),
    logo: shop.logo,
    colours: { bg: paint.bg, text: paint.text, first: paint.first, onFirst: paint["on-first"] },
  };
}
