import { type ListPage, type PhotoView, pageCount, type ShopView } from "~/domain/catalogue/view";
import { defaultHome, imagesOf, productsOf } from "~/domain/home/home";
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

type OfShop = Pick<ShopView, "categories" | "layout" | "productCount">;

/** What has to be read for a home. Without one, what the default may show. */
function readsOf(home: ShopHome | null) {
  const shown = home?.sections.filter(({ hidden }) => !hidden);
  const counts = (shown ?? []).flatMap((section) => ("count" in section ? [section.count] : []));
  const shows = (kind: HomeSectionKind) => shown === undefined || shown.some((section) => section.kind === kind);
  const showcase = home === null || (!home.cover.hidden && home.cover.kind !== "none");
  return {
    offers: shows("offers") || showcase,
    newest: shows("new") || showcase,
    popular: shows("best"),
    list: shows("categories"),
    links: shown?.some(({ kind }) => kind === "links") ?? false,
    limit: Math.max(SHOWCASE, ...counts),
  };
}

/** The visible products of a home: of each listing it shows, and by id those that it names. */
async function readProducts(ctx: ServiceContext, shop: PublicShop, home: ShopHome | null) {
  const reads = readsOf(home);
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

type Products = Awaited<ReturnType<typeof readProducts>>;

function targetOf(link: BannerLink, { named }: Products): BannerView["link"] {
  return link.to === "product" ? { to: "path", path: named.get(link.id)?.path ?? null } : link;
}

interface Sources {
  products: Products;
  pictures: Map<number, PhotoView>;
  list: ListPage | null;
  links: Awaited<ReturnType<typeof listPublicLinks>>["links"];
}

function sectionView(section: HomeSection, { products, pictures, list, links }: Sources): HomeSectionView {
  const { id, heading } = section;
  switch (section.kind) {
    case "picked":
      return {
        kind: "picked",
        id,
        heading,
        display: section.display,
        products: section.products.flatMap((each) => products.named.get(each) ?? []),
      };
    case "best":
      return { kind: "best", id, heading, display: "grid", products: products.popular.slice(0, section.count) };
    case "new":
      return { kind: "new", id, heading, display: "grid", products: products.newest.slice(0, section.count) };
    case "offers":
      return { kind: "offers", id, heading, display: "grid", products: products.offers.slice(0, section.count) };
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
  const reads = readsOf(composed);
  const flat = reads.list && shop.categories.length === 0 && shop.layout === "grid";
  const [products, pictures, loose, tree] = await Promise.all([
    readProducts(ctx, shown, composed),
    readPictures(ctx, tentId, composed ? imagesOf(composed) : columns.coverId === null ? [] : [columns.coverId]),
    flat ? listPublicProducts(ctx, shown, { of: "all" }, 1) : null,
    reads.links ? listPublicLinks(ctx, tentId) : null,
  ]);
  const facts = { popular: products.popular.length > 0, categories: shop.categories.length > 0 };
  const home = composed ?? defaultHome(facts, columns);
  const total = shop.productCount;
  const list = loose && { products: loose, total, page: 1, pages: pageCount(total) };
  const sources = { products, pictures, list, links: tree?.links ?? [] };
  const { hidden, kind, focus, button, heading, text, imageId } = home.cover;
  const photo = kind === "photo" && imageId !== null ? (pictures.get(imageId) ?? null) : null;
  const showcase = [...products.offers, ...products.newest].flatMap((card) => card.photo ?? []);
  return {
    cover: { hidden, focus, button, heading, text, photo, showcase: kind === "none" || photo ? [] : showcase },
    sections: home.sections.filter((section) => !section.hidden).map((section) => sectionView(section, sources)),
  };
}
