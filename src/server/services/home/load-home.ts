import { type ListPage, type PhotoView, pageCount, type ShopView } from "~/domain/catalogue/view";
import { divideProducts, type HomeProducts } from "~/domain/home/divide-products";
import { defaultHome, type HomeColumns, imagesOf, productsOf } from "~/domain/home/home";
import type { HomeSectionKind } from "~/domain/home/kinds";
import { readHome } from "~/domain/home/read-home";
import type { BannerLink, HomeSection, ShopHome } from "~/domain/home/schemas";
import type { BannerView, HomeSectionView, HomeView } from "~/domain/home/view";
import type { ServiceContext } from "~/server/context";
import { firstProducts, type ListingFilter, listPublicProducts } from "~/server/services/catalogue/list-products";
import { type PublicShop, tentIdOf } from "~/server/services/catalogue/visible";
import { listPublicLinks } from "~/server/services/link/list-public-links";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { HOME_COLUMNS } from "./home-columns";

/** A section of fewer products says nothing of what sells. */
export const MIN_POPULAR = 4;
/** Products of the sections that fill themselves that are enough photos for a cover of products. */
const SHOWCASE = 8;
/** Products read of each list at most: those that other sections show are passed over. */
const MOST_READ = 60;

type OfShop = Pick<ShopView, "categories" | "layout" | "productCount">;

/** What has to be read for a home. Without one, what the default may show. */
function readsOf(home: ShopHome | null, columns: HomeColumns) {
  const sections =
    home?.sections.filter(({ hidden }) => !hidden) ??
    defaultHome({ popular: true, categories: true }, columns).sections;
  const shown = sections.reduce(
    (sum, section) =>
      sum + ("count" in section ? section.count : section.kind === "picked" ? section.products.length : 0),
    0,
  );
  const shows = (kind: HomeSectionKind) => sections.some((section) => section.kind === kind);
  const showcase = home === null || (!home.cover.hidden && home.cover.kind !== "none");
  return {
    offers: shows("offers") || showcase,
    newest: shows("new") || showcase,
    popular: shows("best"),
    list: shows("categories"),
    links: shows("links"),
    limit: Math.min(shown + SHOWCASE, MOST_READ),
  };
}
type Reads = ReturnType<typeof readsOf>;

/** The visible products of a home: of each listing it shows, and by id those that it names. */
async function readProducts(
  ctx: ServiceContext,
  shop: PublicShop,
  home: ShopHome | null,
  reads: Reads,
): Promise<HomeProducts> {
  const named = home ? productsOf(home) : [];
  const listings: ListingFilter[] = [
    ...(reads.offers ? [{ of: "offers" } as const] : []),
    ...(reads.newest ? [{ of: "newest" } as const] : []),
    ...(reads.popular ? [{ of: "mostOrdered" } as const] : []),
    ...(named.length > 0 ? [{ of: "ids", ids: named } as const] : []),
  ];
  const found = await firstProducts(ctx, shop, listings, reads.limit);
  const of = (kind: ListingFilter["of"]) => found[listings.findIndex((listing) => listing.of === kind)] ?? [];
  const popular = of("mostOrdered");
  return {
    offers: of("offers"),
    newest: of("newest"),
    popular: popular.length < MIN_POPULAR ? [] : popular,
    named: new Map(of("ids").map((card) => [card.id, card])),
  };
}

/** The pictures of a home, by id. One that is not the shop's own is not found. */
async function readPictures(ctx: ServiceContext, tentId: PublicTentId, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, PhotoView>();
  const rows = await ctx.db.image.findMany({
    where: { tentId, id: { in: [...ids] } },
    select: { id: true, hash: true, width: true, height: true, ink: true },
  });
  return new Map(rows.map(({ id, ...photo }) => [id, photo]));
}

function targetOf(link: BannerLink, { named }: HomeProducts): BannerView["link"] {
  return link.to === "product" ? { to: "path", path: named.get(link.id)?.path ?? null } : link;
}

interface Sources {
  products: HomeProducts;
  /** By the section that shows them. */
  divided: ReturnType<typeof divideProducts>;
  pictures: Map<number, PhotoView>;
  list: ListPage | null;
  links: Awaited<ReturnType<typeof listPublicLinks>>["links"];
}

function sectionView(section: HomeSection, { products, divided, pictures, list, links }: Sources): HomeSectionView {
  const { id, heading } = section;
  switch (section.kind) {
    case "picked":
    case "best":
    case "new":
    case "offers": {
      const display = section.kind === "picked" ? section.display : "grid";
      return { kind: section.kind, id, heading, display, products: divided.get(id) ?? [] };
    }
    case "categories":
      return { kind: "categories", id, heading, list };
    case "banner": {
      const { imageId, focus, alt, text, link, button } = section;
      const photo = (imageId === null ? null : pictures.get(imageId)) ?? null;
      return { kind: "banner", id, heading, photo, focus, alt, text, button, link: targetOf(link, products) };
    }
    case "about":
      return { kind: "about", id, heading, text: section.text };
    case "links":
      return { kind: "links", id, heading, links };
    case "visit":
      return { kind: "visit", id, heading };
  }
}

/**
 * The shop's home with what its sections show: the published one, the default of a shop without one, or a draft of its
 * merchant. Products, categories and pictures that are gone are left out.
 */
export async function loadHome(
  ctx: ServiceContext,
  shown: PublicShop,
  shop: OfShop,
  draft?: ShopHome,
): Promise<HomeView> {
  const tentId = tentIdOf(shown);
  const columns = await ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: HOME_COLUMNS });
  const composed = draft ?? readHome(columns.home, columns);
  const reads = readsOf(composed, columns);
  const flat = reads.list && shop.categories.length === 0 && shop.layout === "grid";
  const [products, pictures, loose, tree] = await Promise.all([
    readProducts(ctx, shown, composed, reads),
    readPictures(ctx, tentId, composed ? imagesOf(composed) : columns.coverId === null ? [] : [columns.coverId]),
    flat ? listPublicProducts(ctx, shown, { of: "all" }, 1) : null,
    reads.links ? listPublicLinks(ctx, tentId) : null,
  ]);
  const facts = { popular: products.popular.length > 0, categories: shop.categories.length > 0 };
  const home = composed ?? defaultHome(facts, columns);
  const sections = home.sections.filter((section) => !section.hidden);
  const divided = divideProducts(sections, products);
  const shownIds = new Set([...divided.values()].flatMap((cards) => cards.map(({ id }) => id)));
  const total = shop.productCount;
  const list = loose && {
    products: loose.filter(({ id }) => !shownIds.has(id)),
    total,
    page: 1,
    pages: pageCount(total),
  };
  const sources = { products, divided, pictures, list, links: tree?.links ?? [] };
  const { hidden, kind, focus, button, heading, text, imageId } = home.cover;
  const photo = kind === "photo" && imageId !== null ? (pictures.get(imageId) ?? null) : null;
  return {
    cover: {
      hidden,
      focus,
      button,
      heading,
      text,
      photo,
      showcase: kind === "none" || photo ? [] : showcaseOf(products, shownIds),
    },
    sections: sections.map((section) => sectionView(section, sources)),
  };
}

/** Photos for a cover of products: first those of products that no section below it shows. */
function showcaseOf({ offers, newest }: HomeProducts, shownIds: ReadonlySet<number>): PhotoView[] {
  const cards = [...offers, ...newest];
  const ordered = [...cards.filter(({ id }) => !shownIds.has(id)), ...cards.filter(({ id }) => shownIds.has(id))];
  return ordered.flatMap((card) => card.photo ?? []);
}
