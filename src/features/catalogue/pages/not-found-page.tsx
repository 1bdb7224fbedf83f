import { orderPageCopyFor } from "~/copy/order-page";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import type { ProductCardView } from "~/domain/catalogue/view";
import { MANY_CATEGORIES } from "~/domain/category/limits";
import { ALL_CATEGORIES_PATH } from "../categories/category-index";
import { islandOf } from "../islands/island";
import type { MissingData } from "../islands/missing.island";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { ProductSection } from "../parts/section";
import { SearchBox } from "../search/search-box";

interface NotFoundProps {
  frame: Frame;
  products: readonly ProductCardView[];
  /** They are those ordered most. */
  isPopular: boolean;
}

/** The shop's 404 page: the search, the categories and some products instead. */
export function NotFoundPage({ frame, products, isPopular }: NotFoundProps) {
  const { shop, base, copy } = frame;
  const { lost } = orderPageCopyFor(shop.countryId);
  const data: MissingData = { cartId: cartIdOf(shop) };
  return (
    <Chrome frame={frame} kind="404">
      <main id="contenido" className="lost" {...islandOf(frame, "missing", data)}>
        <header className="lost__h">
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
        {products.length > 0 ? (
          <ProductSection
            frame={frame}
            id="otros"
            title={isPopular ? lost.popular : copy.fromCatalogue}
            products={products}
            kind={isPopular ? "best" : undefined}
          />
        ) : null}
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
