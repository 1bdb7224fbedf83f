import { listingPages, listingSections, pageCount } from "~/domain/catalogue/view";
import { ListCataloguePage, ListingPage } from "~/features/catalogue/pages/listing-page";
import type { Frame } from "~/features/catalogue/parts/frame";
import { firstProducts, listPublicProducts } from "~/server/services/catalogue/list-products";
import { type PageOf, pageHead } from "./document-head";
import type { Made } from "./page-response";
import type { OpenShop } from "./read";

/** Pagination of the catalogue, for the page's head. */
function pageOfCatalogue({ shop }: Frame, page: number): PageOf {
  const sections = shop.categories.length + (shop.others ? 1 : 0);
  return {
    page,
    pages: shop.categories.length === 0 ? pageCount(shop.productCount) : listingPages(sections),
    pathOf: (number) => (number === 1 ? "/catalogo" : `/catalogo/pagina/${number}`),
  };
}

/** `/catalogo` and its further pages: a section per category, or every product in a shop without categories. */
export async function cataloguePage({ frame, read }: OpenShop, page: number): Promise<Made> {
  const { shop, copy } = frame;
  const list = pageOfCatalogue(frame, page);
  if (page > list.pages) return null;
  const head = pageHead(frame, {
    title: page === 1 ? copy.catalogue : copy.allOfPage(page),
    path: list.pathOf(page),
    list,
  });
  if (shop.categories.length === 0) {
    const products = await read(["list", page], (ctx, id) => listPublicProducts(ctx, id, { of: "all" }, page));
    const whole = { products, total: shop.productCount, page, pages: list.pages };
    return { head, body: <ListCataloguePage frame={frame} list={whole} />, scripted: true };
  }
  const entries = shop.others ? [...shop.categories, shop.others] : shop.categories;
  const { shown, each } = listingSections(entries, page);
  const withOffers = page === 1 && shop.special !== null;
  const [offers = [], ...lists] = await read(["shelf", page], (ctx, id) =>
    firstProducts(
      ctx,
      id,
      [
        { of: "offers" },
        ...shown.map((entry) =>
          entry.id === null ? { of: "none" as const } : { of: "category" as const, id: entry.id },
        ),
      ],
      each,
    ),
  );
  const shelf = {
    offers: withOffers ? offers : [],
    sections: shown.map((entry, index) => ({ entry, products: lists[index] ?? [] })),
    page,
    pages: list.pages,
  };
  return { head, body: <ListingPage frame={frame} shelf={shelf} />, scripted: true };
}
