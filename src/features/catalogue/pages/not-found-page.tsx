import { orderPageCopyFor } from "~/copy/order-page";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { ALL_CATEGORIES_PATH } from "../categories/category-index";
import { islandOf } from "../islands/island";
import type { MissingData } from "../islands/missing.island";
import { EmptyScene } from "../listing/empty-notice";
import { type InsteadProducts, ProductsInstead } from "../listing/products-instead";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { SearchBox } from "../search/search-box";

interface NotFoundProps {
  frame: Frame;
  instead: InsteadProducts;
}

/** The shop's 404 page: the search, the categories and some products instead. */
export function NotFoundPage({ frame, instead }: NotFoundProps) {
  const { shop, base, copy } = frame;
  const { lost } = orderPageCopyFor(shop.countryId);
  const data: MissingData = { cartId: cartIdOf(shop) };
  return (
    <Chrome frame={frame} kind="404">
      <main id="contenido" className="lost" {...islandOf(frame, "missing", data)}>
        <header className="lost__h">
          <EmptyScene frame={frame} kind="lost" />
          <h1 className="lost__t">{lost.title}</h1>
          <p className="lost__p">{lost.help}</p>
          <SearchBox frame={frame} inPage />
          <p className="none__l">
            {shop.categories.length > 0 ? (
              shop.categories.slice(0, MANY_CATEGORIES).map(({ name, path }) => (
                <a key={path} href={base + path}>
                  {name}
                </a>
              ))
            ) : (
              <a href={`${base}/catalogo`}>{copy.seeWholeCatalogue}</a>
            )}
            {shop.categories.length > MANY_CATEGORIES ? (
              <a href={base + ALL_CATEGORIES_PATH}>{copy.allCategories}</a>
            ) : null}
          </p>
        </header>
        <ProductsInstead frame={frame} instead={instead} />
      </main>
    </Chrome>
  );
}

/** What the service worker shows without a network instead of a page that the device does not have. */
export function OfflinePage({ frame }: { frame: Frame }) {
  const { base } = frame;
  const { unseen } = orderPageCopyFor(frame.shop.countryId);
  return (
    <Chrome frame={frame} kind="offline">
      <main id="contenido" className="lost">
        <header className="lost__h">
          <EmptyScene frame={frame} kind="offline" />
          <h1 className="lost__t">{unseen.title}</h1>
          <p className="lost__p">{unseen.help}</p>
          <p className="ord__a">
            <a className="btn" href={`${base}/catalogo`}>
              <Icon name="grid" /> {unseen.catalogue}
            </a>
            <a className="btn btn--line" href={`${base}/catalogo/carrito`}>
              <Icon name="cart" /> {unseen.order}
            </a>
          </p>
        </header>
      </main>
    </Chrome>
  );
}
