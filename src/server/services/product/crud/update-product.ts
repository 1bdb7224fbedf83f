import { centsFromDecimal } from "~/domain/money/money";
import type { ProductChanges, ProductFieldUpdate } from "~/domain/product/crud/schemas";
import { message } from "~/domain/validation-key";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { placeImages } from "../images/order-product-images";
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

async function writeProduct(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  changes: Changes,
  check?: (row: { price: Prisma.Decimal | null; previousPrice: Prisma.Decimal | null }) => void,
): Promise<ProductView> {
  const row = await changeTent(ctx, tentId, async (change) => {
    await changeProduct(change, id, changes, check);
    return change.tx.product.findUniqueOrThrow({ where: { id, tentId }, select: productSelect });
  });
  return toProductView(row);
}

/** Updates a product, with its variants and its photos' order. */
export async function changeProduct(
  change: TentChange,
  id: number,
  changes: Changes,
  check?: (row: { price: Prisma.Decimal | null; previousPrice: Prisma.Decimal | null }) => void,
): Promise<void> {
  const { tx, tentId } = change;
  await lockProduct(tx, tentId, id);
  await checkCategory(tx, tentId, changes.categoryId);
  const where = { id, tentId };
  const { variants, stock, minQuantity } = changes;
  const counted = variants && variants.length > 0 ? { stock: null } : {};
  const data = { ...columnsOf(changes), ...counted };
  const write = async () => {
    const updated = await tx.product.update({ where, data });
    check?.(updated);
    if (variants) await saveVariants(tx, id, variants);
    if (changes.cost !== undefined) await writeCost(tx, id, changes.cost);
  };
  const movesStock = variants !== undefined || stock !== undefined || minQuantity !== undefined;
  await (movesStock ? recordRestock(change, [id], write) : write());
  if (changes.images) await placeImages(tx, id, changes.images);
  if (SEARCHED.some((field) => changes[field] !== undefined)) await writeSearchTexts(tx, [id]);
}

/** Updates one field, for in-place editing in the list. */
export async function updateProductField(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, field, value }: ProductFieldUpdate,
): Promise<ProductView> {
  return writeProduct(ctx, tentId, id, { [field]: value } as Changes);
}

/**
 * Updates the changed fields of the form, or a whole product. Omitted fields stay, so a form opened earlier does not
 * undo stock sold meanwhile.
 */
export async function updateProduct(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, ...changes }: ProductChanges,
): Promise<ProductView> {
  return writeProduct(ctx, tentId, id, changes, ({ price, previousPrice }) => {
    const touched = changes.price !== undefined || changes.previousPrice !== undefined;
    if (!touched || previousPrice === null) return;
    if (price === null || centsFromDecimal(previousPrice) <= centsFromDecimal(price)) {
      throw fieldError("previousPrice", message("product.previousPriceNotHigher"));
    }
  });
}
