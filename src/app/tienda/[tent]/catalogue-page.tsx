import { notFound } from "next/navigation";
import { pageCount, shelfPages, shelfSections } from "~/domain/catalogue/view";
import type { Frame } from "~/features/catalogue/frame";
import { ListCataloguePage, ShelfPage } from "~/features/catalogue/shelf-page";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
import { firstProducts, listProducts } from "~/server/services/catalogue/list-products";
import type { PageOf } from "./page-head";
import { openShop } from "./read";

/** Which page of the catalogue it is, for its head. */
export function pageOfCatalogue({ shop }: Frame, page: number): PageOf {
  const sections = shop.categories.length + (shop.others ? 1 : 0);
  return {
    page,
    pages: shop.categories.length === 0 ? pageCount(shop.productCount) : shelfPages(sections),
    pathOf: (number) => (number === 1 ? "/catalogo" : `/catalogo/pagina/${number}`),
  };
}

/** `/catalogo` and its further pages: sections of categories, or every product where the shop uses none. */
export async function cataloguePage(tent: string, page: number) {
  const { frame, read } = await openShop(tent);
  const { shop } = frame;
  if (shop.suspended) return <SuspendedPage frame={frame} />;
  if (shop.categories.length === 0) {
    const pages = pageCount(shop.productCount);
    if (page > pages) notFound();
    const products = await read(["list", page], (ctx, id) => listProducts(ctx, id, { of: "all" }, page));
    return <ListCataloguePage frame={frame} list={{ products, total: shop.productCount, page, pages }} />;
  }
  const entries = shop.others ? [...shop.categories, shop.others] : shop.categories;
  const pages = shelfPages(entries.length);
  if (page > pages) notFound();
  const { shown, each } = shelfSections(entries, page);
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
  return (
    <ShelfPage
      frame={frame}
      shelf={{
        offers: withOffers ? offers : [],
        sections: shown.map((entry, index) => ({ entry, products: lists[index] ?? [] })),
        page,
        pages,
      }}
    />
  );
}
