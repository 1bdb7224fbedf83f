import { indexLetters } from "~/domain/catalogue/listing-letters";
import { cataloguePages, listingSections, listingSize, sectionProducts } from "~/domain/catalogue/view";
import { FlatCataloguePage, SectionedCataloguePage } from "~/features/catalogue/pages/listing-page";
import type { Frame } from "~/features/catalogue/parts/frame";
import { countLetters, firstProducts, listPublicProducts } from "~/server/services/catalogue/list-products";
import { type PageOf, pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";

/** Pagination of the catalogue, for the page's head. */
const pageOfCatalogue = ({ shop }: Frame, page: number): PageOf => ({
  page,
  pages: cataloguePages(shop),
  pathOf: (number) => (number === 1 ? "/catalogo" : `/catalogo/pagina/${number}`),
});

/** `/catalogo` and its further pages: a section per category; every product without categories or in rows. */
export async function cataloguePage({ frame, read }: OpenShop, page: number): Promise<PageResult> {
  const { shop, copy } = frame;
  const pagination = pageOfCatalogue(frame, page);
  if (page > pagination.pages) return null;
  const head = pageHead(frame, {
    title: page === 1 ? copy.catalogue : copy.allOfPage(page),
    path: pagination.pathOf(page),
    list: pagination,
  });
  if (shop.categories.length === 0 || shop.layout === "list") {
    const [products, letters] = await Promise.all([
      read(["list", page], (ctx, id) => listPublicProducts(ctx, id, { of: "all" }, page, shop.layout)),
      shop.layout === "list" ? read(["letters"], (ctx, id) => countLetters(ctx, id, { of: "all" })) : [],
    ]);
    const list = { products, total: shop.productCount, page, pages: pagination.pages };
    return {
      head,
      body: <FlatCataloguePage frame={frame} list={list} letters={indexLetters(letters, listingSize(shop.layout))} />,
      scripted: true,
      styles: "listing",
    };
  }
  const entries = shop.others ? [...shop.categories, shop.others] : shop.categories;
  const { shown, each } = listingSections(entries, page);
  const withOffers = page === 1 && shop.special !== null;
  const [first = [], ...lists] = await read(["shelf", page], (ctx, id) =>
    firstProducts(
      ctx,
      id,
      [
        { of: "offers" },
        ...shown.map((entry) =>
          entry.id === null ? { of: "none" as const } : { of: "category" as const, id: entry.id },
        ),
      ],
      withOffers ? 2 * each : each,
    ),
  );
  const offers = withOffers ? first.slice(0, each) : [];
  const range = {
    offers,
    sections: shown.map((entry, index) => ({ entry, products: sectionProducts(lists[index] ?? [], { offers, each }) })),
    page,
    pages: pagination.pages,
  };
  return { head, body: <SectionedCataloguePage frame={frame} range={range} />, scripted: true, styles: "listing" };
}
