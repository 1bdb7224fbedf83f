import { searchWords } from "~/domain/catalogue/search/search";
import { type Cents, cents, centsFromDecimal } from "~/domain/money/money";
import type { ListEntries, ListPricesInput } from "~/domain/price-lists/price-list-schemas";
import { listPriceOf } from "~/domain/pricing/unit-price";
import { imageUrl } from "~/domain/product/images/image";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lastEntries, requireOwnEntries } from "./price-lists";
import { writeListEntries } from "./write-list-entries";

const LIST_PRICES_PAGE = 50;
const THUMB_PIXELS = 96;

/** What a product costs on a list, and for everybody. */
export interface ListedProductPrice {
  id: number;
  name: string;
  photo: string | null;
  /** Of its cheapest variant, if it has variants; null without a price. */
  publicPrice: Cents | null;
  listPrice: Cents | null;
  /** That of the product as a whole, set on the list. */
  ownPrice: Cents | null;
  /** Variants with a price of their own on the list, which only programs set. */
  ownVariants: number;
  /** Null while the merchant does not know it. */
  cost: Cents | null;
}

const columns = {
  id: true,
  name: true,
  price: true,
  images: {
    orderBy: [{ order: "asc" }, { id: "asc" }],
    take: 1,
    select: { image: { select: { hash: true, width: true } } },
  },
  variants: { select: { id: true, price: true } },
  cost: { select: { cost: true } },
} as const satisfies Prisma.ProductSelect;

const lowest = (prices: readonly (Cents | null)[]): Cents | null => {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : cents(Math.min(...known));
};

/** A page of the products with their prices on a list, sorted by name. @throws NOT_FOUND */
export async function readListPrices(
  { db }: ServiceContext,
  tentId: OwnedTentId,
  { id, search, own, page }: ListPricesInput,
): Promise<{ rows: ListedProductPrice[]; total: number; withOwn: number; pages: number }> {
  const list = requireFound(await db.priceList.findFirst({ where: { id, tentId } }));
  const words = searchWords(search ?? "");
  const shown = {
    tentId,
    deletedAt: null,
    ...(list.restricted && { id: { in: list.visibleProductIds } }),
  } satisfies Prisma.ProductWhereInput;
  const onList = { listEntries: { some: { priceListId: id } } } satisfies Prisma.ProductWhereInput;
  const where: Prisma.ProductWhereInput = {
    ...shown,
    ...(own && onList),
    AND: words.map((word) => ({
      OR: [{ searchText: { startsWith: word } }, { searchText: { contains: ` ${word}` } }],
    })),
  };
  const [products, total, withOwn] = await Promise.all([
    db.product.findMany({
      where,
      select: { ...columns, listEntries: { where: { priceListId: id } } },
      orderBy: [{ searchText: "asc" }, { id: "asc" }],
      skip: (page - 1) * LIST_PRICES_PAGE,
      take: LIST_PRICES_PAGE,
    }),
    db.product.count({ where }),
    db.product.count({ where: { ...shown, ...onList } }),
  ]);
  const terms = { id, percent: Number(list.percent ?? 0), rounding: centsFromDecimal(list.rounding) };
  const rows = products.map(({ listEntries, ...product }): ListedProductPrice => {
    const entries = listEntries.map((entry) => ({
      productId: entry.productId,
      variantId: entry.variantId,
      price: centsFromDecimal(entry.price),
    }));
    const sold = product.variants.length > 0 ? product.variants : [{ id: null, price: product.price }];
    const prices = sold.map((one) => ({ variantId: one.id, price: centsFromDecimal(one.price ?? product.price) }));
    const [photo] = product.images;
    return {
      id: product.id,
      name: product.name,
      photo: photo ? imageUrl(photo.image, THUMB_PIXELS) : null,
      publicPrice: lowest(prices.map(({ price }) => price)),
      listPrice: lowest(
        prices.map(({ variantId, price }) =>
          listPriceOf({ ...terms, entries }, { productId: product.id, variantId }, price),
        ),
      ),
      ownPrice: entries.find(({ variantId }) => variantId === null)?.price ?? null,
      ownVariants: entries.filter(({ variantId }) => variantId !== null).length,
      cost: product.cost && centsFromDecimal(product.cost.cost),
    };
  });
  return { rows, total, withOwn, pages: Math.max(1, Math.ceil(total / LIST_PRICES_PAGE)) };
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
