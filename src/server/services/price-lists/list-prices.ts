import { type Cents, cents, centsFromDecimal } from "~/domain/money/money";
import type { ListEntries, ListPricesInput, ProductOnListsInput } from "~/domain/price-lists/price-list-schemas";
import { type PromotionState, promotionState } from "~/domain/pricing/promotion";
import { shopClock } from "~/domain/pricing/schedule";
import { listPriceOf } from "~/domain/pricing/unit-price";
import { imageUrl } from "~/domain/product/images/image";
import type { PriceList, Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { readTimeZone } from "~/server/services/pricing/promotions";
import { findByWords, inOrderOf } from "~/server/services/search/find-by-words";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { writeListEntries } from "./list-entries";
import { lastEntries, requireOwnEntries } from "./price-lists";

const LIST_PRICES_PAGE = 50;
const THUMB_PIXELS = 96;

/** What a product or variant costs on a list, and for everybody. */
interface PriceOnList {
  /** Of its cheapest variant, if a product has variants; null without a price. */
  publicPrice: Cents | null;
  listPrice: Cents | null;
  /** Set on the list for it: a product's is that of its variants without their own. */
  ownPrice: Cents | null;
}

interface VariantPriceOnList extends PriceOnList {
  id: number;
  /** "M, Azul" */
  label: string;
}

export interface ListedProductPrice extends PriceOnList {
  id: number;
  name: string;
  photo: string | null;
  variants: number;
  /** Variants with a price of their own on the list. */
  ownVariants: number;
  /** Null while the merchant does not know it. */
  cost: Cents | null;
}

/** A product's prices on one of the shop's lists. */
export interface ProductOnList extends PriceOnList {
  listId: number;
  name: string;
  percent: number;
  state: PromotionState;
  /** False if the list shows some products, and not this one. */
  isShown: boolean;
  variants: VariantPriceOnList[];
}

const priced = {
  id: true,
  price: true,
  variants: { orderBy: [{ position: "asc" }, { id: "asc" }], select: { id: true, price: true, values: true } },
} as const satisfies Prisma.ProductSelect;

const columns = {
  ...priced,
  name: true,
  images: {
    orderBy: [{ order: "asc" }, { id: "asc" }],
    take: 1,
    select: { image: { select: { hash: true, width: true, ink: true } } },
  },
  cost: { select: { cost: true } },
} as const satisfies Prisma.ProductSelect;

const lowest = (prices: readonly (Cents | null)[]): Cents | null => {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : cents(Math.min(...known));
};

type PricedProduct = Prisma.ProductGetPayload<{ select: typeof priced & { listEntries: true } }>;

/** The prices of a product with its entries on the list, and of its variants. */
function pricesOn(list: PriceList, product: PricedProduct): PriceOnList & { variants: VariantPriceOnList[] } {
  const entries = product.listEntries
    .filter((entry) => entry.priceListId === list.id)
    .map(({ productId, variantId, price }) => ({ productId, variantId, price: centsFromDecimal(price) }));
  const terms = { id: list.id, percent: Number(list.percent ?? 0), rounding: centsFromDecimal(list.rounding), entries };
  const priceOf = (variantId: number | null, own: Prisma.Decimal | null): PriceOnList => {
    const publicPrice = centsFromDecimal(own ?? product.price);
    return {
      publicPrice,
      listPrice: listPriceOf(terms, { productId: product.id, variantId }, publicPrice),
      ownPrice: entries.find((entry) => entry.variantId === variantId)?.price ?? null,
    };
  };
  const whole = priceOf(null, null);
  const variants = product.variants.map(({ id, price, values }) => ({
    id,
    label: values.join(", "),
    ...priceOf(id, price),
  }));
  if (variants.length === 0) return { ...whole, variants };
  return {
    publicPrice: lowest(variants.map(({ publicPrice }) => publicPrice)),
    listPrice: lowest(variants.map(({ listPrice }) => listPrice)),
    ownPrice: whole.ownPrice,
    variants,
  };
}

/** A page of the products with their prices on a list, sorted by name, a whole code first. @throws NOT_FOUND */
export async function readListPrices(
  { db }: ServiceContext,
  tentId: OwnedTentId,
  { id, search, own, page }: ListPricesInput,
): Promise<{ rows: ListedProductPrice[]; total: number; withOwn: number; pages: number }> {
  const list = requireFound(await db.priceList.findFirst({ where: { id, tentId } }));
  const shown = {
    tentId,
    deletedAt: null,
    ...(list.restricted && { id: { in: list.visibleProductIds } }),
  } satisfies Prisma.ProductWhereInput;
  const onList = { listEntries: { some: { priceListId: id } } } satisfies Prisma.ProductWhereInput;
  const [matching, there, withOwn] = await Promise.all([
    findByWords(db, tentId, search ?? ""),
    db.product.findMany({ where: { ...shown, ...(own && onList) }, select: { id: true } }),
    db.product.count({ where: { ...shown, ...onList } }),
  ]);
  const found = inOrderOf(matching, there).map(({ id }) => id);
  const ids = found.slice((page - 1) * LIST_PRICES_PAGE, page * LIST_PRICES_PAGE);
  const select = { ...columns, listEntries: { where: { priceListId: id } } };
  const products = await db.product.findMany({ where: { tentId, id: { in: ids } }, select });
  const rows = inOrderOf(ids, products).map((product): ListedProductPrice => {
    const { variants, ...prices } = pricesOn(list, product);
    const [photo] = product.images;
    return {
      id: product.id,
      name: product.name,
      photo: photo ? imageUrl(photo.image, THUMB_PIXELS) : null,
      ...prices,
      variants: variants.length,
      ownVariants: variants.filter(({ ownPrice }) => ownPrice !== null).length,
      cost: product.cost && centsFromDecimal(product.cost.cost),
    };
  });
  const total = found.length;
  return { rows, total, withOwn, pages: Math.max(1, Math.ceil(total / LIST_PRICES_PAGE)) };
}

/**
 * What a product and its variants cost on each of the shop's lists, the oldest first, or on one of them; no lists in a shop
 * without them. @throws NOT_FOUND
 */
export async function readProductOnLists(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { productId, listId }: ProductOnListsInput,
): Promise<{ lists: ProductOnList[]; cost: Cents | null }> {
  const { db } = ctx;
  const [product, lists, timeZone] = await Promise.all([
    db.product.findFirst({
      where: { id: productId, tentId, deletedAt: null },
      select: {
        ...priced,
        cost: { select: { cost: true } },
        listEntries: listId === undefined ? true : { where: { priceListId: listId } },
      },
    }),
    db.priceList.findMany({ where: { tentId, ...(listId !== undefined && { id: listId }) }, orderBy: { id: "asc" } }),
    readTimeZone(db, tentId),
  ]);
  const known = requireFound(product);
  if (listId !== undefined && lists.length === 0) throw new AppError("NOT_FOUND");
  const clock = shopClock(ctx.now(), timeZone);
  return {
    lists: lists.map((list) => ({
      listId: list.id,
      name: list.name,
      percent: Number(list.percent ?? 0),
      state: promotionState({ from: list.validFrom, to: list.validTo, paused: list.paused }, clock),
      isShown: !list.restricted || list.visibleProductIds.includes(productId),
      ...pricesOn(list, known),
    })),
    cost: known.cost && centsFromDecimal(known.cost.cost),
  };
}

interface ListEntryView {
  productId: number;
  variantId: number | null;
  /** An amount of money. */
  price: number;
}

/** The list's own prices, by product, without those of products in the bin. @throws NOT_FOUND */
export async function readListEntries(
  { db }: ServiceContext,
  tentId: OwnedTentId,
  id: number,
): Promise<ListEntryView[]> {
  requireFound(await db.priceList.findFirst({ where: { id, tentId }, select: { id: true } }));
  const rows = await db.priceListEntry.findMany({
    where: { priceListId: id, product: { tentId, deletedAt: null } },
    orderBy: [{ productId: "asc" }, { variantId: { sort: "asc", nulls: "first" } }],
    select: { productId: true, variantId: true, price: true },
  });
  return rows.map(({ price, ...entry }) => ({ ...entry, price: Number(price) }));
}

/** Sets own prices of a list, or takes them away. @throws NOT_FOUND, and VALIDATION for what is not the shop's */
export async function saveListEntries(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, entries }: ListEntries,
): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    requireFound(await tx.priceList.findFirst({ where: { id, tentId }, select: { id: true } }));
    await requireOwnEntries(tx, tentId, entries);
    const last = [...lastEntries(entries).values()];
    await writeListEntries(
      tx,
      id,
      last.map(({ price, ...entry }) => ({ ...entry, price: price === null ? null : cents(price) })),
    );
  });
  return true;
}
