import { specialPicturePath } from "~/domain/catalogue/discovery/link-picture";
import { indexLetters } from "~/domain/catalogue/listing-letters";
import { type ListingLayout, listingSize, type PhotoView, pageCount, SECTION_SIZE } from "~/domain/catalogue/view";
import { CategoryPage } from "~/features/catalogue/pages/category-page";
import { specialPicture } from "~/features/catalogue/pages/link-picture-data";
import { StructuredTrail } from "~/features/catalogue/pages/structured";
import { findCategory } from "~/server/services/catalogue/find-category";
import {
  countLetters,
  firstProducts,
  type ListingFilter,
  listPublicProducts,
} from "~/server/services/catalogue/list-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { type PageOf, pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";

interface CategoryListing {
  name: string;
  /** Path after the shop's base. */
  path: string;
  description: string | null;
  /** Photo of the special category; other categories have none. */
  photo?: PhotoView | null;
  count: number;
  shelf: ListingFilter;
  /** Its slug in searches; null when the search cannot filter by it. */
  slug: string | null;
}

/** Resolves a one-segment path: the special category, or one of the shop's own, possibly under an old slug. */
async function namedCategory(
  { frame, read }: OpenShop,
  slug: string,
): Promise<CategoryListing | { movedTo: string } | null> {
  const { shop } = frame;
  if (shop.special?.path === `/${slug}`) return { ...shop.special, shelf: { of: "offers" }, slug: null };
  const found = await read(["category", slug], (ctx, shown) => findCategory(ctx, tentIdOf(shown), slug));
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

/** Pagination of a category, for the page's head. */
const pageOfCategory = ({ path, count }: CategoryListing, page: number, layout: ListingLayout): PageOf => ({
  page,
  pages: pageCount(count, listingSize(layout)),
  pathOf: (number) => (number === 1 ? path : `${path}/${number}`),
});

/** The products without a category. */
export const looseProducts = ({ frame: { shop, copy } }: OpenShop): CategoryListing => ({
  name: copy.otherProducts,
  path: "/otros-productos",
  description: null,
  count: shop.others?.count ?? (shop.categories.length === 0 ? shop.productCount : 0),
  shelf: { of: "none" },
  slug: "otros-productos",
});

export async function categoryPage(
  { frame, read }: OpenShop,
  named: CategoryListing,
  page: number,
): Promise<PageResult> {
  const { layout } = frame.shop;
  const list = pageOfCategory(named, page, layout);
  if (page > list.pages) return null;
  const [products, letters, [offers = []]] = await Promise.all([
    read(["category-list", named.path, page], (ctx, id) => listPublicProducts(ctx, id, named.shelf, page, layout)),
    layout === "list" ? read(["letters", named.path], (ctx, id) => countLetters(ctx, id, named.shelf)) : [],
    named.count === 0 ? read(["offers"], (ctx, id) => firstProducts(ctx, id, [{ of: "offers" }], SECTION_SIZE)) : [[]],
  ]);
  const { name, path, description, photo, slug, count, shelf } = named;
  const picture = page === 1 && shelf.of === "offers" ? specialPicture(frame) : null;
  const head = pageHead(frame, {
    title: page === 1 ? name : frame.copy.pageTitle(name, page),
    description: page === 1 ? description : null,
    path: list.pathOf(page),
    list,
    picture: picture ? specialPicturePath(picture) : undefined,
  });
  const body = (
    <>
      <StructuredTrail frame={frame} steps={[{ name, path }]} />
      <CategoryPage
        frame={frame}
        name={name}
        path={path}
        description={description}
        photo={photo}
        slug={slug}
        list={{ products, total: count, page, pages: list.pages }}
        letters={indexLetters(letters, listingSize(layout))}
        offers={offers}
      />
    </>
  );
  return { head, body, scripted: true, styles: "listing" };
}

/** The page of a category by its slug; an old slug redirects to the current one. */
export async function categoryBySlug(open: OpenShop, slug: string, page: number): Promise<PageResult> {
  const named = await namedCategory(open, slug);
  if (!named) return null;
  if ("movedTo" in named) return { movedTo: `/${named.movedTo}${page > 1 ? `/${page}` : ""}` };
  return categoryPage(open, named, page);
}
