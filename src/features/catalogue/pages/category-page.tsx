import type { ListPage, PhotoView, ProductCardView } from "~/domain/catalogue/view";
import { PAGE_SIZE } from "~/domain/catalogue/view";
import { Chrome } from "../parts/chrome";
import { Crumbs } from "../parts/crumbs";
import { EmptyListing } from "../parts/empty-listing";
import type { Frame } from "../parts/frame";
import { ListingPagination } from "../parts/listing-pagination";
import { ListingTools } from "../parts/listing-tools";
import { Picture } from "../parts/photo";
import { ProductGrid } from "../parts/product-grid";
import { ProductSection } from "../parts/section";

interface CategoryPageProps {
  frame: Frame;
  name: string;
  path: string;
  description?: string | null;
  /** Photo of the special category, shown beside its description. */
  photo?: PhotoView | null;
  /** The category's slug in searches, for sorting and filtering; null when the search cannot filter by it. */
  slug: string | null;
  list: ListPage;
  /** Shown when the category is empty. */
  offers: readonly ProductCardView[];
}

const SIDE = 112;

export function CategoryPage({ frame, name, path, description, photo, slug, list, offers }: CategoryPageProps) {
  const { shop, copy } = frame;
  const first = (list.page - 1) * PAGE_SIZE;
  return (
    <Chrome frame={frame} kind="categoria" current={path}>
      <main id="contenido" className="shelf shelf--cat">
        <Crumbs frame={frame} trail={[{ name: copy.catalogue, path: "/catalogo" }, { name }]} />
        <header className="head">
          <h1 className="head__t">{name}</h1>
          <p className="head__n">{list.total === 0 ? copy.noneYet : copy.products(list.total)}</p>
          {slug === null || list.total < 2 ? null : (
            <ListingTools frame={frame} asked={{ categories: [slug] }} cached />
          )}
        </header>
        <div className="shelf__main">
          {photo ? (
            <div className="cat-text cat-text--pic">
              <Picture
                className="cat-text__img"
                photo={photo}
                width={SIDE}
                height={SIDE}
                sizes={`${SIDE}px`}
                upTo={320}
                eager
              />
              {description ? <p>{description}</p> : null}
            </div>
          ) : null}
          {description && !photo ? <p className="cat-text">{description}</p> : null}
          {list.total > 0 ? (
            <ProductGrid frame={frame} products={list.products} eager heading="h2" />
          ) : (
            <>
              <EmptyListing frame={frame} title={copy.emptyCategory} help={copy.emptyCategoryHelp} wayOut />
              {shop.special && offers.length > 0 ? (
                <ProductSection
                  frame={frame}
                  id="mientras-tanto"
                  title={copy.meanwhile}
                  products={offers}
                  kind="rail"
                />
              ) : null}
            </>
          )}
          <ListingPagination
            frame={frame}
            page={list.page}
            pages={list.pages}
            pathOf={(page) => (page === 1 ? path : `${path}/${page}`)}
            summary={copy.shown(first + 1, first + list.products.length, list.total)}
          />
        </div>
      </main>
    </Chrome>
  );
}
