import type { BranchView, ListPage, PhotoView, ProductCardView } from "~/domain/catalogue/view";
import { Chrome } from "../parts/chrome";
import { EmptyListing } from "../parts/empty-listing";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { ListingPagination } from "../parts/listing-pagination";
import { Picture } from "../parts/photo";
import { ProductSection } from "../parts/section";
import { shopChatUrl } from "../parts/shop-chat";
import { styleMarkup } from "../styles/style-markup";

interface HomeProps {
  frame: Frame;
  offers: readonly ProductCardView[];
  newest: readonly ProductCardView[];
  /** The most ordered products; empty when there are too few orders to say. */
  popular: readonly ProductCardView[];
  /** The first products of a shop that uses no categories. */
  list: ListPage | null;
  /** Product photos for a shop without a cover image. */
  showcase: readonly PhotoView[];
}

/** Products in the section beside the cover. */
const LEAD = 4;

export function ShopHomePage({ frame, offers, newest, popular, list, showcase }: HomeProps) {
  const { shop, copy } = frame;
  const isPopular = popular.length > 0;
  const lead = (isPopular ? popular : newest).slice(0, LEAD);
  return (
    <Chrome frame={frame} kind="home">
      <main id="contenido" className="home">
        <Hero frame={frame} showcase={showcase} />
        {shop.productCount === 0 ? (
          <EmptyListing frame={frame} title={copy.emptyShop} help={copy.emptyShopHelp} />
        ) : (
          <ProductSection
            frame={frame}
            id={isPopular ? "lo-mas-pedido" : "lo-nuevo"}
            title={isPopular ? copy.mostOrdered : copy.newest}
            products={lead}
            note={shop.installmentsText}
            more="/catalogo"
            kind={isPopular ? "best" : "new"}
            lead
            eager
          />
        )}
        <Categories frame={frame} />
        {shop.special && offers.length > 0 ? (
          <ProductSection
            frame={frame}
            id="ofertas"
            title={shop.special.name}
            products={offers}
            count={shop.special.count}
            more={shop.special.count > offers.length ? shop.special.path : undefined}
            kind="offers"
          />
        ) : null}
        {isPopular && newest.length > 0 ? (
          <ProductSection frame={frame} id="lo-nuevo" title={copy.newest} products={newest.slice(0, LEAD)} kind="new" />
        ) : null}
        {list && list.total > LEAD ? (
          <>
            <ProductSection
              frame={frame}
              id="productos"
              title={copy.catalogue}
              products={list.products}
              count={list.total}
            />
            <ListingPagination
              frame={frame}
              page={1}
              pages={list.pages}
              pathOf={(page) => `/catalogo/pagina/${page}`}
            />
          </>
        ) : null}
        <Visit frame={frame} />
      </main>
    </Chrome>
  );
}

const MOSAIC = 4;
const COVER_SIZES = "(min-width:1240px) 570px,(min-width:960px) 45vw,92vw";

function Hero({ frame, showcase }: { frame: Frame; showcase: readonly PhotoView[] }) {
  const { shop, base, copy } = frame;
  const chat = shopChatUrl(frame);
  const photos = [...new Map(showcase.map((photo) => [photo.hash, photo])).values()];
  const mosaic = !shop.cover && photos.length >= MOSAIC;
  return (
    <section className={shop.cover || mosaic ? "hero" : "hero hero--bare"}>
      {shop.cover ? (
        <div className="hero__pic">
          <Picture
            photo={shop.cover}
            width={640}
            height={480}
            sizes={styleMarkup(shop.theme.styleId).coverSizes ?? COVER_SIZES}
            eager
          />
        </div>
      ) : null}
      {mosaic ? (
        <div className="hero__pic hero__pic--four">
          {photos.slice(0, MOSAIC).map((photo) => (
            <Picture
              key={photo.hash}
              photo={photo}
              width={320}
              height={240}
              sizes="(min-width:960px) 290px,calc(50vw - 24px)"
              upTo={640}
              eager
            />
          ))}
        </div>
      ) : null}
      <div className="hero__txt">
        {shop.hours?.length ? <p className="hero__st" data-opening="" /> : null}
        <h1 className="hero__h">{shop.tagline ?? shop.name}</h1>
        {shop.description ? <p className="hero__p">{shop.description}</p> : null}
        <p className="hero__cta">
          <a className="btn" href={`${base}/catalogo`}>
            {copy.seeCatalogue} <Icon name="arrow" />
          </a>
          {chat ? (
            <a className="btn btn--line" href={chat} rel="noopener nofollow">
              <Icon name="wa" /> {copy.writeUs}
            </a>
          ) : null}
        </p>
      </div>
    </section>
  );
}

function Categories({ frame }: { frame: Frame }) {
  const { shop, base, copy } = frame;
  const entries = [
    ...(shop.special?.photo ? [shop.special] : []),
    ...shop.categories,
    ...(shop.others ? [shop.others] : []),
  ];
  if (shop.categories.length === 0) return null;
  return (
    <section className="sec sec--cats" aria-labelledby="t-cats">
      <header className="sec__head">
        <h2 className="sec__t" id="t-cats">
          {copy.categories}
        </h2>
      </header>
      <ul className="cats__l">
        {entries.map((entry) => {
          const photo = entry.photo ?? shop.noPhoto;
          return (
            <li key={entry.path}>
              <a className="cat" href={base + entry.path}>
                {photo ? (
                  <Picture
                    className="cat__img"
                    photo={photo}
                    width={320}
                    height={320}
                    sizes="(min-width:600px) 220px,calc(50vw - 24px)"
                    upTo={640}
                  />
                ) : (
                  <span className="cat__img cat__img--none" aria-hidden="true">
                    <Icon name="image" />
                  </span>
                )}
                <span className="cat__t">{entry.name}</span>
                <span className="cat__n">
                  {entry.count}
                  <span className="cat__u">{copy.products(entry.count).replace(/^\d+/, "")}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Visit({ frame }: { frame: Frame }) {
  const { shop, copy } = frame;
  if (shop.branches.length === 0) return null;
  return (
    <section className="sec sec--visit" aria-labelledby="t-visit">
      <header className="sec__head">
        <h2 className="sec__t" id="t-visit">
          {copy.visitTitle}
        </h2>
      </header>
      {shop.branches.map((branch) => (
        <Branch key={branch.id} frame={frame} branch={branch} />
      ))}
    </section>
  );
}

function Branch({ frame, branch }: { frame: Frame; branch: BranchView }) {
  const { shop, copy } = frame;
  const { name, address, hours, text, phone, whatsapp, mapsUrl } = branch;
  const chat = whatsapp ? shopChatUrl({ ...frame, shop: { ...shop, whatsapp } }) : null;
  return (
    <address className="visit__b">
      <div>
        <Icon name="pin" />
        <span>
          <b>{name}</b>
          {address ? <span className="visit__a">{address}</span> : null}
          {mapsUrl ? (
            <a href={mapsUrl} rel="noopener nofollow ugc">
              {copy.seeMap}
              <span className="vh"> {name}</span>
            </a>
          ) : null}
        </span>
      </div>
      {hours ? (
        <div>
          <Icon name="clock" />
          <span>{hours}</span>
        </div>
      ) : null}
      {text || shop.delivery.text ? (
        <div>
          <Icon name={text ? "store" : "truck"} />
          <span>{text ?? shop.delivery.text}</span>
        </div>
      ) : null}
      {phone ? (
        <div>
          <Icon name="phone" />
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
        </div>
      ) : null}
      {chat ? (
        <div>
          <Icon name="wa" />
          <a href={chat} rel="noopener nofollow">
            {copy.whatsappOfBranch(name)}
          </a>
        </div>
      ) : null}
    </address>
  );
}
