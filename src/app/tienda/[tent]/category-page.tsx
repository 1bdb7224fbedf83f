import { notFound, permanentRedirect } from "next/navigation";
import { type Photo, pageCount, SECTION_SIZE } from "~/domain/catalogue/view";
import { CategoryPage } from "~/features/catalogue/category-page";
import { StructuredTrail } from "~/features/catalogue/structured";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
import { findCategory } from "~/server/services/catalogue/find-category";
import { firstProducts, listProducts, type Shelf } from "~/server/services/catalogue/list-products";
import type { PageOf } from "./page-head";
import { type OpenShop, openShop } from "./read";

interface Named {
  name: string;
  /** Behind the shop's base. */
  path: string;
  description: string | null;
  /** Of the special category alone. */
  photo?: Photo | null;
  count: number;
  shelf: Shelf;
  /** What the search calls it. */
  slug: string | null;
}

/** What an address of one word names: the special category, or one of the shop's. */
export async function namedCategory(
  { frame, read }: OpenShop,
  slug: string,
): Promise<Named | { movedTo: string } | null> {
  const { shop } = frame;
  if (shop.special?.path === `/${slug}`) return { ...shop.special, shelf: { of: "offers" }, slug: null };
  const found = await read(["category", slug], (ctx, id) => findCategory(ctx, id, slug));
  if (!found || "movedTo" in found) return found;
  const count = shop.categories.find(({ id }) => id === found.id)?.count ?? 0;
  return {
    name: found.name,
    path: `/${found.slug}`,
    description: null,
    count,
    shelf: { of: "category", id: found.id },
    slug: found.slug,
  };
}

/** Which page of a category it is, for its head. */
export const pageOfCategory = ({ path, count }: Named, page: number): PageOf => ({
  page,
  pages: pageCount(count),
  pathOf: (number) => (number === 1 ? path : `${path}/${number}`),
});

/** The products of no category. */
export const looseProducts = ({ frame: { shop, copy } }: OpenShop): Named => ({
  name: copy.otherProducts,
  path: "/otros-productos",
  description: null,
  count: shop.others?.count ?? (shop.categories.length === 0 ? shop.productCount : 0),
  shelf: { of: "none" },
  slug: "otros-productos",
});

export async function categoryPage(open: OpenShop, named: Named, page: number) {
  const { frame, read } = open;
  if (frame.shop.suspended) return <SuspendedPage frame={frame} />;
  const pages = pageCount(named.count);
  if (page > pages) notFound();
  const [products, [offers = []]] = await Promise.all([
    read(["category-list", named.path, page], (ctx, id) => listProducts(ctx, id, named.shelf, page)),
    named.count === 0 ? read(["offers"], (ctx, id) => firstProducts(ctx, id, [{ of: "offers" }], SECTION_SIZE)) : [[]],
  ]);
  const { name, path, description, photo, slug, count } = named;
  return (
    <>
      <StructuredTrail frame={frame} steps={[{ name, path }]} />
      <CategoryPage
        frame={frame}
        name={name}
        path={path}
        description={description}
        photo={photo}
        slug={slug}
        list={{ products, total: count, page, pages }}
        offers={offers}
      />
    </>
  );
}

/** The page of a category by its address; an address it had before leads to the one it has. */
export async function categoryBySlug(tent: string, slug: string, page: number) {
  const open = await openShop(tent);
  const { base, shop } = open.frame;
  if (shop.suspended) return <SuspendedPage frame={open.frame} />;
  const named = await namedCategory(open, slug);
  if (!named) notFound();
  if ("movedTo" in named) permanentRedirect(`${base}/${named.movedTo}${page > 1 ? `/${page}` : ""}`);
  return categoryPage(open, named, page);
}
