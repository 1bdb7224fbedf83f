import { z } from "zod";
import { listingLayout } from "~/domain/catalogue/listing-layout";
import { defaultHome } from "~/domain/home/home";
import { PRODUCT_COUNTS } from "~/domain/home/kinds";
import { readHome } from "~/domain/home/read-home";
import { imageUrl } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import { firstVisibleProducts, type ListingFilter } from "~/server/services/catalogue/list-products";
import { readOwnVisibility, visibleProducts } from "~/server/services/catalogue/visible";
import { coverSelect } from "~/server/services/product/crud/product-view";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { HOME_STATE, readPrevious } from "./home-columns";
import { MIN_POPULAR } from "./load-home";

/** Width of the pictures in the editor. */
const EDITED_WIDTH = 1280;
const THUMB_WIDTH = 160;

const idRows = z.array(z.object({ id: z.number() }));
const countRow = z.object({ total: z.number(), offers: z.number(), photos: z.number() });

/** How many visible products there are, and how many of them are on offer and have photos. */
async function countProducts(ctx: ServiceContext, tentId: OwnedTentId) {
  const visibility = await readOwnVisibility(ctx, tentId);
  const [row] = await ctx.db.$queryRaw<unknown[]>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE p.offer)::int AS offers,
      count(*) FILTER (WHERE EXISTS (SELECT 1 FROM product_images pi WHERE pi.product_id = p.id))::int AS photos
    FROM products p WHERE ${visibleProducts(visibility)}`;
  return countRow.parse(row);
}

const firstOwn = async (ctx: ServiceContext, tentId: OwnedTentId, listings: readonly ListingFilter[], limit: number) =>
  firstVisibleProducts(ctx, await readOwnVisibility(ctx, tentId), listings, limit);

/** What the composer edits: the home that visitors see, and what its sections would show today. */
export async function getHome(ctx: ServiceContext, tentId: OwnedTentId) {
  const [state, counted, [popular = []], categories, site, images, links, branches] = await Promise.all([
    ctx.db.tent.findUniqueOrThrow({
      where: { id: tentId },
      select: { ...HOME_STATE, name: true, homePublishedAt: true, listingLayout: true },
    }),
    countProducts(ctx, tentId),
    firstOwn(ctx, tentId, [{ of: "mostOrdered" }], Math.max(...PRODUCT_COUNTS)),
    ctx.db.category.findMany({
      where: { tentId, paused: false },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true, name: true },
    }),
    ctx.db.configuration.findUnique({ where: { id: 1 }, select: { specialCatName: true, specialCatPaused: true } }),
    ctx.db.image.findMany({
      where: { tentId, OR: [{ forHome: true }, { tentCovers: { some: { id: tentId } } }] },
      select: { id: true, hash: true, width: true, ink: true },
    }),
    ctx.db.link.findMany({
      where: { tentId, paused: false },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { name: true },
    }),
    ctx.db.branch.count({ where: { tentId } }),
  ]);
  const best = popular.length < MIN_POPULAR ? 0 : popular.length;
  const facts = { popular: best > 0, categories: categories.length > 0 };
  return {
    home: readHome(state.home, state) ?? defaultHome(facts, state),
    revision: state.homeRevision,
    publishedAt: state.homePublishedAt,
    undoable: readPrevious(state.homePrevious) !== null,
    tentName: state.name,
    asOf: ctx.now(),
    images: images.map(({ id, ...image }) => ({ id, url: imageUrl(image, EDITED_WIDTH) })),
    categories,
    layout: listingLayout(state.listingLayout, counted),
    /** The name that the site gives the offers. */
    offersName: site?.specialCatName ?? "",
    shows: {
      products: counted.total,
      offers: site?.specialCatPaused ? 0 : counted.offers,
      best,
      links: links.map(({ name }) => name),
      branches,
    },
  };
}

/** Which of these products visitors would see if the shop showed what is sold out. */
async function hiddenForStock(ctx: ServiceContext, tentId: OwnedTentId, ids: readonly number[]) {
  const visibility = ids.length === 0 ? null : await readOwnVisibility(ctx, tentId);
  if (!visibility || visibility.showSoldOut) return new Set<number>();
  const rows = await ctx.db.$queryRaw<unknown[]>`
    SELECT p.id FROM products p
    WHERE ${visibleProducts({ ...visibility, showSoldOut: true })} AND p.id = ANY(${[...ids]}::int[])`;
  return new Set(idRows.parse(rows).map(({ id }) => id));
}

/**
 * The products that a home or a draft names, for the composer. Deleted ones, and those of another shop, are left out;
 * `shown` is false for what visitors cannot see, and `soldOut` is true if that is for its stock.
 */
export async function listHomeProducts(ctx: ServiceContext, tentId: OwnedTentId, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [rows, [cards = []]] = await Promise.all([
    ctx.db.product.findMany({
      where: { tentId, id: { in: [...ids] }, deletedAt: null },
      select: {
        id: true,
        name: true,
        images: coverSelect,
      },
    }),
    firstOwn(ctx, tentId, [{ of: "ids", ids }], ids.length),
  ]);
  const seen = new Map(cards.map((card) => [card.id, card]));
  const soldOut = await hiddenForStock(
    ctx,
    tentId,
    rows.map(({ id }) => id).filter((id) => !seen.has(id)),
  );
  return rows.map(({ id, name, images: [photo] }) => ({
    id,
    name,
    photo: photo ? imageUrl(photo.image, THUMB_WIDTH) : null,
    shown: seen.has(id),
    soldOut: soldOut.has(id),
    priceCents: seen.get(id)?.priceCents ?? null,
  }));
}
