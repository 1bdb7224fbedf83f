import { listingPages, listingSections, pageCount } from "~/domain/catalogue/view";
import { FlatCataloguePage, SectionedCataloguePage } from "~/features/catalogue/pages/listing-page";
import type { Frame } from "~/features/catalogue/parts/frame";
import { firstProducts, listPublicProducts } from "~/server/services/catalogue/list-products";
import { type PageOf, pageHead } from "./document-head";
import type { PageResult } from "./page-response";
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
export async function cataloguePage({ frame, read }: OpenShop, page: number): Promise<PageResult> {
  const { shop, copy } = frame;
  const pagination = pageOfCatalogue(frame, page);
  if (page > pagination.pages) return null;
  const head = pageHead(frame, {
    title: page === 1 ? copy.catalogue : copy.allOfPage(page),
    path: pagination.pathOf(page),
    list: pagination,
  });
  if (shop.categories.length === 0) {
    const products = await read(["list", page], (ctx, id) => listPublicProducts(ctx, id, { of: "all" }, page));
    const list = { products, total: shop.productCount, page, pages: pagination.pages };
    return { head, body: <FlatCataloguePage frame={frame} list={list} />, scripted: true };
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
  const range = {
    offers: withOffers ? offers : [],
    sections: shown.map((entry, index) => ({ entry, products: lists[index] ?? [] })),
    page,
    pages: pagination.pages,
  };
  return { head, body: <SectionedCataloguePage frame={frame} range={range} />, scripted: true };
}
