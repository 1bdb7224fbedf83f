import { orderPageCopyFor } from "~/copy/order-page";
import { facebookName, instagramName } from "~/domain/catalogue/social";
import type { PhotoView, ProductCardView } from "~/domain/catalogue/view";
import { linkKind } from "~/domain/link/target";
import type { PublicLink } from "~/server/services/link/list-public-links";
import { ConsentLink, ShopAnalytics } from "../analytics/shop-analytics";
import { VisitScript } from "../browser/visit-script";
import { Amount } from "../parts/amount";
import { CoverPicture } from "../parts/cover-picture";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { MissingPhoto } from "../parts/missing-photo";
import { Picture } from "../parts/photo";
import { isOwnPage, shopLinks } from "../parts/shop-links";

interface LinktreeProps {
  frame: Frame;
  description: string | null;
  links: readonly PublicLink[];
  /** The newest ones. */
  products: readonly ProductCardView[];
}

/** Width in CSS pixels of the cover on a wide screen, where it fills more than half of it. */
const COVER = 1280;
/** Its height on a phone, in pixels. */
const LOW = 210;

/** `sizes` of the cover: on a phone its frame may be higher than the picture. */
const coverSizes = ({ width, height }: PhotoView): string =>
  `(min-width:960px) 56vw,max(100vw,${Math.round((LOW * width) / height)}px)`;

/** `/mis-links`: all of a shop's links on one page. */
export function LinktreePage({ frame, description, links, products }: LinktreeProps) {
  const { shop, base, copy, appUrl } = frame;
  const shown = shopLinks(frame, links);
  const words = orderPageCopyFor(shop.countryId).links;
  const names: Record<string, string | null> = {
    to_instagram: shop.instagram && instagramName(shop.instagram),
    to_facebook: shop.facebook && facebookName(shop.facebook, copy.visitFacebook),
  };
  // the first way in says how much there is
  const way = shown.find(isOwnPage)?.code;
  if (way && shop.productCount > 0) names[way] = words.products(shop.productCount);
  const about = description ?? shop.tagline;
  return (
    <div className="p-links">
      <a className="skip" href="#contenido">
        {copy.skip}
      </a>
      <ShopAnalytics frame={frame} />
      <main id="contenido" className={shop.cover ? "lt" : "lt lt--bare"}>
        {shop.cover ? (
          <div className="lt__c">
            <CoverPicture
              frame={frame}
              photo={shop.cover}
              width={COVER}
              sizes={coverSizes(shop.cover)}
              focus={shop.cover.focus}
            />
          </div>
        ) : null}
        <div className="lt__b">
          <header className="lt__h">
            {shop.logo ? <Picture className="brand__logo" photo={shop.logo} width={76} height={76} eager /> : null}
            <h1 className="lt__t">{shop.name}</h1>
            {about ? <p>{about}</p> : null}
            {shown.length === 0 ? <p>{copy.noLinks}</p> : null}
          </header>
          <ul className="lt__l">
            {shown.map((link, index) => (
              <li key={link.id}>
                <a
                  className={index === 0 ? "lk lk--1" : "lk"}
                  href={link.href}
                  data-link={link.id}
                  rel={isOwnPage(link) ? undefined : "noopener nofollow ugc"}
                >
                  <Icon name={linkKind(link)} />
                  <span>
                    {link.name}
                    {link.code && names[link.code] ? <small>{names[link.code]}</small> : null}
                  </span>
                  <Icon name="chev" />
                </a>
              </li>
            ))}
            {shown.length === 0 ? (
              <li>
                <a className="lk lk--1" href={`${base}/catalogo`}>
                  <Icon name="grid" />
                  <span>{copy.seeCatalogue}</span>
                  <Icon name="chev" />
                </a>
              </li>
            ) : null}
          </ul>
          <Newest frame={frame} products={products} />
          <ConsentLink frame={frame} />
          <p className="foot__made">
            {copy.madeWith} <a href={appUrl}>{shop.appName}</a>
          </p>
        </div>
      </main>
      <VisitScript frame={frame} />
    </div>
  );
}

/** Width in CSS pixels of a picture in the row. */
const PRODUCT = 160;

/** A row of products with their prices; nothing while there are none. */
function Newest({ frame, products }: Pick<LinktreeProps, "frame" | "products">) {
  const { shop, base, copy } = frame;
  if (products.length === 0) return null;
  return (
    <section className="lt__p" aria-labelledby="t-ltp">
      <h2 id="t-ltp">{copy.newest}</h2>
      <div className="lt__r">
        {products.map(({ id, name, path, photo, priceCents, from }) => (
          <a href={base + path} key={id}>
            {photo ? (
              <Picture photo={photo} width={PRODUCT} height={PRODUCT} />
            ) : (
              <MissingPhoto frame={frame} width={PRODUCT} sizes={`${PRODUCT}px`} upTo={PRODUCT} />
            )}
            <span>{name}</span>
            <b className="vp">
              {from ? <small>{copy.from} </small> : null}
              {priceCents === null ? copy.ask : <Amount cents={priceCents} money={shop.money} />}
            </b>
          </a>
        ))}
      </div>
    </section>
  );
}
