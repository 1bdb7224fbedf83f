import type { ListPage, PhotoView, ProductCardView } from "~/domain/catalogue/view";
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
  /** The first products of a shop that uses no categories. */
  list: ListPage | null;
  /** Product photos for a shop without a cover image. */
  showcase: readonly PhotoView[];
}

export function ShopHomePage({ frame, offers, list, showcase }: HomeProps) {
  const { shop, copy } = frame;
  return (
    <Chrome frame={frame} kind="home">
      <main id="contenido" className="home">
        <Hero frame={frame} showcase={showcase} />
        {shop.productCount === 0 ? (
          <EmptyListing frame={frame} title={copy.emptyShop} help={copy.emptyShopHelp} />
        ) : (
          <Categories frame={frame} />
        )}
        {shop.special && offers.length > 0 ? (
          <ProductSection
            frame={frame}
            id="ofertas"
            title={shop.special.name}
            products={offers}
            count={shop.special.count}
            more={shop.special.count > offers.length ? shop.special.path : undefined}
            kind="rail"
          />
        ) : null}
        {list && list.total > 0 ? (
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
        <How frame={frame} />
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
        <div className="hero__cta">
          <a className="btn" href={`${base}/catalogo`}>
            {copy.seeCatalogue} <Icon name="arrow" />
          </a>
          {chat ? (
            <a className="btn btn--line" href={chat} rel="noopener nofollow">
              <Icon name="wa" /> {copy.writeUs}
            </a>
          ) : null}
        </div>
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
    <section className="sec cats" aria-labelledby="t-cats">
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
                <span className="cat__n">{copy.products(entry.count)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function How({ frame: { copy } }: { frame: Frame }) {
  return (
    <section className="sec how" aria-labelledby="t-how">
      <header className="sec__head">
        <h2 className="sec__t" id="t-how">
          {copy.howTitle}
        </h2>
      </header>
      <ol className="how__l">
        {copy.how.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Visit({ frame }: { frame: Frame }) {
  const { shop, copy } = frame;
  if (shop.branches.length === 0) return null;
  return (
    <section className="sec visit" aria-labelledby="t-visit">
      <header className="sec__head">
        <h2 className="sec__t" id="t-visit">
          {copy.visitTitle}
        </h2>
      </header>
      {shop.branches.map((branch) => (
        <address className="visit__b" key={branch.id}>
          <p>
            <Icon name="pin" />
            <span>
              <b>{branch.name}</b>
              {branch.address ? (
                <>
                  <br />
                  {branch.address}
                </>
              ) : null}
            </span>
          </p>
          {branch.hours ? (
            <p>
              <Icon name="clock" />
              <span>{branch.hours}</span>
            </p>
          ) : null}
          {branch.text || shop.delivery.text ? (
            <p>
              <Icon name={branch.text ? "store" : "truck"} />
              <span>{branch.text ?? shop.delivery.text}</span>
            </p>
          ) : null}
          {branch.phone ? (
            <p>
              <Icon name="phone" />
              <a href={`tel:${branch.phone.replace(/[^\d+]/g, "")}`}>{branch.phone}</a>
            </p>
          ) : null}
          {branch.whatsapp ? (
            <p>
              <Icon name="wa" />
              <a
                href={shopChatUrl({ ...frame, shop: { ...shop, whatsapp: branch.whatsapp } }) ?? ""}
                rel="noopener nofollow"
              >
                {copy.whatsappOfBranch(branch.name)}
              </a>
            </p>
          ) : null}
          {branch.mapsUrl ? (
            <a className="btn btn--line" href={branch.mapsUrl} rel="noopener nofollow ugc">
              {copy.seeMap}
              <span className="vh"> {branch.name}</span>
            </a>
          ) : null}
        </address>
      ))}
    </section>
  );
}
