import type { IndexedLetter } from "~/domain/catalogue/listing-letters";
import type { ListingPageRange, ListPage } from "~/domain/catalogue/view";
import { sectionId } from "../categories/category-chips";
import { CategoryIndex } from "../categories/category-index";
import { EmptyShop } from "../listing/empty-listing";
import { Listing } from "../listing/listing";
import { ListingPagination } from "../listing/listing-pagination";
import { ListingTools } from "../listing/listing-tools";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import { ProductSection } from "../parts/section";
import { styleMarkup } from "../styles/style-markup";

const pathOf = (page: number) => (page === 1 ? "/catalogo" : `/catalogo/pagina/${page}`);

/** `/catalogo` of a shop with categories: one section per category. */
export function SectionedCataloguePage({ frame, range }: { frame: Frame; range: ListingPageRange }) {
  const { shop, copy } = frame;
  const offers = range.offers.length > 0 ? shop.special : null;
  const { leadSizes } = styleMarkup(shop.theme.styleId);
  // Styles that number their sections continue the count of the previous page.
  const before = [...shop.categories, shop.others].findIndex((entry) => entry?.path === range.sections[0]?.entry.path);
  return (
    <Chrome
      frame={frame}
      kind="catalogo"
      current={offers?.path ?? range.sections[0]?.entry.path}
      here={[...(offers ? [offers.path] : []), ...range.sections.map(({ entry }) => entry.path)]}
    >
      <main id="contenido" className="shelf">
        <header className="head">
          <h1 className="head__t">{copy.catalogue}</h1>
          <p className="head__n">
            {[copy.products(shop.productCount), shop.installmentsText].filter(Boolean).join(" · ")}
          </p>
          <ListingTools frame={frame} asked={{}} cached />
        </header>
        <CategoryIndex frame={frame} />
        <div className="shelf__main" style={before > 0 ? { counterReset: `ch ${before}` } : undefined}>
          {offers ? (
            <ProductSection
              frame={frame}
              id={sectionId(offers.path)}
              title={offers.name}
              products={range.offers}
              count={offers.count}
              more={offers.count > range.offers.length ? offers.path : undefined}
              kind="offers"
              eager
              leadSizes={leadSizes}
            />
          ) : null}
          {range.sections.map(({ entry, products }, index) => (
            <ProductSection
              key={entry.path}
              frame={frame}
              id={sectionId(entry.path)}
              title={entry.name}
              products={products}
              count={entry.count}
              more={entry.count > products.length ? entry.path : undefined}
              kind="cat"
              eager={!offers && index === 0}
              leadSizes={leadSizes}
            />
          ))}
          <ListingPagination
            frame={frame}
            page={range.page}
            pages={range.pages}
            pathOf={pathOf}
            summary={copy.pageOf(range.page, range.pages)}
          />
        </div>
      </main>
    </Chrome>
  );
}

interface FlatProps {
  frame: Frame;
  list: ListPage;
  /** The letters of a shop whose listings are rows. */
  letters: readonly IndexedLetter[];
}

/** `/catalogo` of a shop without categories, or whose listings are rows: every product. */
export function FlatCataloguePage({ frame, list, letters }: FlatProps) {
  const { copy } = frame;
  return (
    <Chrome frame={frame} kind="catalogo">
      <main id="contenido" className="shelf shelf--list">
        <header className="head">
          <h1 className="head__t">{copy.catalogue}</h1>
          <p className="head__n">{list.total === 0 ? copy.noneYet : copy.products(list.total)}</p>
          {list.total > 1 ? <ListingTools frame={frame} asked={{}} cached /> : null}
        </header>
        <CategoryIndex frame={frame} />
        <div className="shelf__main">
          {list.total === 0 ? (
            <EmptyShop frame={frame} />
          ) : (
            <Listing frame={frame} list={list} letters={letters} pathOf={pathOf} />
          )}
          <ListingPagination frame={frame} page={list.page} pages={list.pages} pathOf={pathOf} />
        </div>
      </main>
    </Chrome>
  );
}
