import type { IndexedLetter } from "~/domain/catalogue/listing-letters";
import type { ListPage, PhotoView, ProductCardView } from "~/domain/catalogue/view";
import { listingSize } from "~/domain/catalogue/view";
import { EmptyListing } from "../listing/empty-listing";
import { Listing } from "../listing/listing";
import { ListingPagination } from "../listing/listing-pagination";
import { ListingTools } from "../listing/listing-tools";
import { Chrome } from "../parts/chrome";
import { Crumbs } from "../parts/crumbs";
import type { Frame } from "../parts/frame";
import { Picture } from "../parts/photo";
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
  /** The letters of a shop whose listings are rows. */
  letters: readonly IndexedLetter[];
  /** Shown when the category is empty. */
  offers: readonly ProductCardView[];
}

const SIDE = 112;

export function CategoryPage({
  frame,
  name,
  path,
  description,
  photo,
  slug,
  list,
  letters,
  offers,
}: CategoryPageProps) {
  const { shop, copy } = frame;
  const first = (list.page - 1) * listingSize(shop.layout);
  const pathOf = (page: number) => (page === 1 ? path : `${path}/${page}`);
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
            <Listing frame={frame} list={list} letters={letters} pathOf={pathOf} />
          ) : (
            <>
              <EmptyListing
                frame={frame}
                kind="new"
                title={copy.emptyCategory}
                help={copy.emptyCategoryHelp}
                wait={copy.emptyCategoryWait}
                wayOut
              />
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
            pathOf={pathOf}
            summary={copy.shown(first + 1, first + list.products.length, list.total)}
          />
        </div>
      </main>
    </Chrome>
  );
}
