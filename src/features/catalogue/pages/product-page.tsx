import type { ReactNode } from "react";
import { shopScriptCopyFor } from "~/copy/shop-script";
import { badgeOf } from "~/domain/catalogue/badge";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import { firstChoice } from "~/domain/catalogue/cart/choice";
import type { PhotoView, ProductDetail } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import { paymentFacts } from "~/domain/order/place/payment";
import { imageUrl } from "~/domain/product/images/image";
import type { SeenData } from "../browser/recently-seen";
import { islandOf } from "../islands/island";
import { StockAlert } from "../parts/alert-form";
import { type BuyData, BuyView, QUANTITY_ID } from "../parts/buy-view";
import { Chrome } from "../parts/chrome";
import { Crumbs } from "../parts/crumbs";
import { ProductDeals } from "../parts/deals";
import { dayOf, type Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { longTextMark } from "../parts/long-text";
import { MissingPhoto } from "../parts/missing-photo";
import { Picture } from "../parts/photo";
import { Badge } from "../parts/product-card";
import { ProductSection } from "../parts/section";
import { shopChatUrl } from "../parts/shop-chat";
import { StepperView } from "../parts/stepper-view";
import { styleMarkup } from "../styles/style-markup";

const THUMB = 96;
const SEEN = 160;

export function ProductPage({ frame, product }: { frame: Frame; product: ProductDetail }) {
  const { origin, copy } = frame;
  const address = origin + product.path;
  const chat = shopChatUrl(frame, copy.askAbout(product.name, address));
  const { priceCents } = product;
  return (
    <Chrome
      frame={frame}
      kind="producto"
      current={product.category?.path}
      facts={{ id: product.id }}
      item={{
        productId: product.id,
        name: product.name,
        category: product.category?.name ?? null,
        priceCents,
        varied: product.options.length > 0,
      }}
    >
      <main id="contenido" className="pdp" {...islandOf(frame, "buy-box", seenData(frame, product), "startProduct")}>
        <Crumbs
          frame={frame}
          trail={[{ name: copy.catalogue, path: "/catalogo" }, ...(product.category ? [product.category] : [])]}
        />
        <article className="prod">
          <Gallery frame={frame} product={product} />
          <div className="prod__i">
            <BuyBox frame={frame} product={product} chat={chat}>
              <ProductDeals frame={frame} product={product} />
              <StockAlert frame={frame} product={product} />
              {product.soldOut && chat ? (
                <a className="lnkb" href={chat} rel="noopener nofollow">
                  <Icon name="wa" /> {copy.askByWhatsapp}
                </a>
              ) : null}
              <Since frame={frame} product={product} />
              {product.description ? (
                <p className="prod__d" data-long={longTextMark(product.description)}>
                  {product.description}
                </p>
              ) : null}
              {product.sku ? (
                <p className="prod__k">
                  {copy.sku}: {product.sku}
                </p>
              ) : null}
              <noscript>
                <Variants frame={frame} product={product} />
              </noscript>
            </BuyBox>
            <Facts frame={frame} />
            <a
              className="share"
              href={`https://api.whatsapp.com/send?text=${encodeURIComponent(copy.shareText(product.name, address))}`}
              data-url={address}
              data-title={product.name}
              rel="noopener nofollow"
            >
              <Icon name="share" /> {copy.share}
            </a>
          </div>
        </article>
        {product.related.length > 0 ? (
          <ProductSection
            frame={frame}
            id="tambien-te-puede-gustar"
            title={product.soldOut ? copy.inTheMeantime : product.orderedTogether ? copy.orderedTogether : copy.related}
            products={product.related}
            kind="rel"
          />
        ) : null}
      </main>
    </Chrome>
  );
}

function seenData({ shop, base, copy }: Frame, { id, name, path, photo }: ProductDetail): SeenData {
  const pictureOf = (of: PhotoView | null) => (of ? imageUrl(of, SEEN) : null);
  const product = { id, name, href: base + path, photo: pictureOf(photo) };
  return { cartId: cartIdOf(shop), title: copy.recentlySeen, noPhoto: pictureOf(shop.noPhoto), product };
}

function buyData({ shop, base, copy }: Frame, product: ProductDetail, chat: string | null): BuyData {
  const { id, categoryId, name, path, photo, priceCents, previousCents, unit, soldOut, stock, step, minQuantity } =
    product;
  const { askPrice, before, now, from, addToOrder, notHad, quantity, pickOne, viewOrder, alert } = copy;
  return {
    cartId: cartIdOf(shop),
    countryId: shop.countryId,
    money: shop.money,
    product: {
      productId: id,
      categoryId,
      name,
      href: base + path,
      photo: photo ? imageUrl(photo, THUMB) : null,
      priceCents,
      previousCents,
      unit,
      soldOut,
      stock,
      step,
      minQuantity,
    },
    options: product.options,
    variants: product.variants,
    words: {
      askPrice,
      before,
      now,
      from,
      per: copy.per[unit],
      addToOrder,
      soldOut: copy.soldOut,
      notHad,
      quantity,
      pickOne,
      viewOrder,
      tellMe: alert.title,
      ...(shop.installmentsText ? { installments: shop.installmentsText } : null),
      ...(shop.netPrices ? { netPrice: copy.netPrice } : null),
    },
    cartHref: `${base}/catalogo/carrito`,
    hasHours: shop.hours !== null && shop.hours.length > 0,
    ask: chat ? { href: chat, text: copy.askByWhatsapp } : null,
  };
}

interface BuyBoxProps {
  frame: Frame;
  product: ProductDetail;
  chat: string | null;
  children: ReactNode;
}

/** Server-rendered buy box, hydrated by its island. */
function BuyBox({ frame, product, chat, children }: BuyBoxProps) {
  const data = buyData(frame, product, chat);
  const cart = shopScriptCopyFor(data.countryId);
  const stepper = (
    <StepperView
      quantity={product.minQuantity}
      unit={product.unit}
      numbers={data.money}
      rule={product}
      label={data.words.quantity}
      id={QUANTITY_ID}
      copy={cart}
    />
  );
  return (
    <div {...islandOf(frame, "buy-box", data)}>
      <BuyView
        data={data}
        sentences={cart.buy}
        choice={firstChoice(data.options, data.variants)}
        quantity={product.minQuantity}
        stepper={stepper}
      >
        <div>{children}</div>
      </BuyView>
    </div>
  );
}

/** "Agregado esta semana", in words. */
function Since({ frame, product }: { frame: Frame; product: ProductDetail }) {
  const badge = badgeOf(product, dayOf(frame));
  if (badge?.kind !== "new" && badge?.kind !== "back") return null;
  return <p className="prod__k">{badge.kind === "new" ? frame.copy.addedThisWeek : frame.copy.backThisWeek}</p>;
}

const GALLERY_SIZES = "(min-width:1600px) 43vw,(min-width:1240px) 600px,(min-width:960px) 50vw,92vw";
const SQUARE = 640;
const WIDEST = 1280;

function Gallery({ frame, product }: { frame: Frame; product: ProductDetail }) {
  const { copy, shop } = frame;
  const { photos, name } = product;
  const sizes = styleMarkup(shop.theme.styleId).gallerySizes ?? GALLERY_SIZES;
  return (
    <div className="gal">
      {photos.length === 0 ? (
        <div className="card__media gal__none">
          <MissingPhoto frame={frame} width={SQUARE} sizes={sizes} upTo={WIDEST} />
        </div>
      ) : (
        <ul className="gal__t" aria-label={copy.photosOf(name)}>
          {photos.map((photo, index) => (
            <li key={photo.hash} id={`foto-${index + 1}`}>
              <a className="gal__z" href={imageUrl(photo, WIDEST)}>
                <span className="vh">{copy.enlarge}</span>
                <Picture
                  photo={photo}
                  alt={copy.photoOf(name, index + 1, photos.length)}
                  width={SQUARE}
                  height={SQUARE}
                  sizes={sizes}
                  eager={index === 0}
                />
              </a>
              {photos.length > 1 ? (
                <span className="gal__c" aria-hidden="true">
                  {index + 1} / {photos.length}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {photos.length > 1 ? <Thumbs frame={frame} photos={photos} /> : null}
      <Badge frame={frame} card={product} />
    </div>
  );
}

function Thumbs({ frame: { copy }, photos }: { frame: Frame; photos: readonly PhotoView[] }) {
  return (
    <ul className="gal__th">
      {photos.map((photo, index) => (
        <li key={photo.hash}>
          <a href={`#foto-${index + 1}`} aria-label={copy.photo(index + 1)}>
            <Picture photo={photo} width={THUMB} height={THUMB} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** List of variants for visitors without JavaScript, since choosing one needs the script. */
function Variants({ frame: { shop, copy }, product }: { frame: Frame; product: ProductDetail }) {
  if (product.variants.length === 0) return null;
  return (
    <ul className="vlist" aria-label={copy.variants}>
      {product.variants.map(({ id, values, priceCents, soldOut }) => (
        <li key={id}>
          {values.join(", ")}: {priceCents === null ? copy.askPrice : formatPrice(priceCents, shop.money)}
          {soldOut ? ` (${copy.notHad})` : null}
        </li>
      ))}
    </ul>
  );
}

function Facts({ frame: { shop, copy } }: { frame: Frame }) {
  const { delivery, pickup, payment } = shop;
  const address = shop.branches.find((branch) => branch.address)?.address;
  const changes = paymentFacts(payment.adjustments, shop.money, copy.paymentFact);
  const pickupText = pickup.text ?? (address ? copy.pickupFact(address) : null);
  if (!delivery.enabled && !(pickup.enabled && pickupText) && !payment.text && changes.length === 0) return null;
  return (
    <ul className="facts">
      {delivery.enabled ? (
        <li>
          <Icon name="truck" />
          <span>
            {delivery.text ?? copy.deliveryFact}
            {delivery.freeFromCents === null ? null : (
              <b>{copy.freeDeliveryFrom(formatPrice(delivery.freeFromCents, shop.money))}</b>
            )}
          </span>
        </li>
      ) : null}
      {pickup.enabled && pickupText ? (
        <li>
          <Icon name="store" />
          <span>{pickupText}</span>
        </li>
      ) : null}
      {changes.map((fact) => (
        <li key={fact}>
          <Icon name="card" />
          <span>{fact}</span>
        </li>
      ))}
      {payment.text ? (
        <li>
          <Icon name="card" />
          <span>{payment.text}</span>
        </li>
      ) : null}
    </ul>
  );
}
