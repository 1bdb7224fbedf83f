import { type Cents, centsFromDecimal, isReduced } from "~/domain/money/money";
import type { ProductChanges, ProductFieldUpdate } from "~/domain/product/crud/schemas";
import { message } from "~/domain/validation-key";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { placeImages } from "../images/order-product-images";
import { recordSinglePrice } from "../prices/record-batch";
import { recordRestock } from "../stock/record-restock";
import { saveVariants } from "../variants/save-variants";
import { checkCategory } from "./check-category";
import { lockProduct } from "./lock-product";
import { type ProductView, productSelect, toProductView } from "./product-view";
import { writeCost } from "./write-cost";

type Changes = Omit<ProductChanges, "id">;

/** Fields that the search text is made of. */
const SEARCHED = ["name", "sku", "description", "categoryId", "variants"] as const satisfies readonly (keyof Changes)[];

/** Undefined columns stay unchanged. */
function columnsOf({ variants: _, images: __, cost: ___, ...columns }: Changes) {
  return columns satisfies Prisma.ProductUncheckedUpdateInput;
}

/** A written product, with what came with the change. */
export interface WrittenProduct extends ProductView {
  /** The previous price that the new price has overtaken, and so cleared; null if there was none. */
  clearedPrevious: Cents | null;
  /** Its entry in the history of prices, by which a changed price can be undone. */
  priceChangeId: number | null;
}

/** What belongs together in the price of a product, for a change that is about to write it. */
type Prices = { price: Cents | null; previous: Cents | null };

const pricesOf = (row: { price: Prisma.Decimal | null; previousPrice: Prisma.Decimal | null }): Prices => ({
  price: centsFromDecimal(row.price),
  previous: centsFromDecimal(row.previousPrice),
});

async function writeProduct(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  changes: Changes,
  strict: boolean,
): Promise<WrittenProduct> {
  return changeTent(ctx, tentId, async (change) => {
    const { before, after, clearedPrevious } = await changeProduct(change, id, changes, strict);
    const view = toProductView(
      await change.tx.product.findUniqueOrThrow({ where: { id, tentId }, select: productSelect }),
    );
    const isMerchants = ctx.actor !== null && ctx.actor.tokenId === undefined;
    const priceChangeId =
      isMerchants && before.price !== after.price
        ? await recordSinglePrice(ctx, change, { productId: id, name: view.name, before, after })
        : null;
    return { ...view, clearedPrevious, priceChangeId };
  });
}

interface ChangedPrices {
  before: Prices;
  after: Prices;
  clearedPrevious: Cents | null;
}

/**
 * Updates a product, with its variants and its photos' order. A price that reaches the previous price clears it. `strict`: a previous price that the change itself writes must be higher than the price.
 */
export async function changeProduct(
  change: TentChange,
  id: number,
  changes: Changes,
  strict = false,
): Promise<ChangedPrices> {
  const { tx, tentId } = change;
  await lockProduct(tx, tentId, id);
  await checkCategory(tx, tentId, changes.categoryId);
  const where = { id, tentId };
  const { variants, stock, minQuantity } = changes;
  const counted = variants && variants.length > 0 ? { stock: null } : {};
  const data = { ...columnsOf(changes), ...counted };
  const changesPrices = changes.price !== undefined || changes.previousPrice !== undefined;
  const write = async (): Promise<ChangedPrices> => {
    const read = changesPrices ? pricesOf(await tx.product.findUniqueOrThrow({ where, select: PRICES })) : null;
    const after = pricesOf(await tx.product.update({ where, data, select: PRICES }));
    const before = read ?? after;
    const clearedPrevious = overtakenBy(changes, { before, after, strict });
    if (clearedPrevious !== null) await tx.product.update({ where, data: { previousPrice: null } });
    if (variants) await saveVariants(tx, id, variants);
    if (changes.cost !== undefined) await writeCost(tx, id, changes.cost);
    return { before, after: clearedPrevious === null ? after : { ...after, previous: null }, clearedPrevious };
  };
  const movesStock = variants !== undefined || stock !== undefined || minQuantity !== undefined;
  const prices = await (movesStock ? recordRestock(change, [id], write) : write());
  if (changes.images) await placeImages(tx, id, changes.images);
  if (SEARCHED.some((field) => changes[field] !== undefined)) await writeSearchTexts(tx, [id]);
  return prices;
}

const PRICES = { price: true, previousPrice: true } as const;

/**
 * The previous price that a changed price has overtaken. One that was sent back as it was read counts as not written.
 * @throws VALIDATION, if strict, for one that the change writes
 */
function overtakenBy(
  changes: Changes,
  { before, after, strict }: { before: Prices; after: Prices; strict: boolean },
): Cents | null {
  if (after.previous === null || isReduced(after.previous, after.price)) return null;
  const isWritten = changes.previousPrice !== undefined && after.previous !== before.previous;
  if (isWritten && strict) throw fieldError("previousPrice", message("product.previousPriceNotHigher"));
  return !isWritten && after.price !== before.price ? after.previous : null;
}

/** Updates one field, for in-place editing in the list. */
export async function updateProductField(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, field, value }: ProductFieldUpdate,
): Promise<WrittenProduct> {
  return writeProduct(ctx, tentId, id, { [field]: value } as Changes, false);
}

/**
 * Updates the changed fields of the form, or a whole product. Omitted fields stay, so a form opened earlier does not
 * undo stock sold meanwhile.
 */
export async function updateProduct(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, ...changes }: ProductChanges,
): Promise<WrittenProduct> {
  return writeProduct(ctx, tentId, id, changes, true);
}
