import type { ProductForm } from "~/domain/product/crud/schemas";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { claimPhotos } from "../images/claim-photos";
import { saveVariants } from "../variants/save-variants";
import { checkCategory } from "./check-category";
import { type ProductView, productSelect, toProductView } from "./product-view";
import { withProductRoom } from "./with-product-room";
import { writeCost } from "./write-cost";

/** The position after all others of the tent; call it under the tent's lock. */
export async function lastPlace(tx: Tx, tentId: OwnedTentId): Promise<number> {
  const { _max } = await tx.product.aggregate({ where: { tentId }, _max: { order: true } });
  return (_max.order ?? -1) + 1;
}

export async function createProduct(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  input: ProductForm,
): Promise<ProductView> {
  const row = await withProductRoom(ctx, tentId, 1, async (change) => {
    const { tx } = change;
    await checkCategory(tx, tentId, input.categoryId);
    const id = await addProduct(change, input, await lastPlace(tx, tentId));
    if (input.photos?.length) await claimPhotos(change, { id, photos: input.photos, now: ctx.now() });
    return tx.product.findUniqueOrThrow({ where: { id, tentId }, select: productSelect });
  });
  return toProductView(row);
}

/** Inserts a product with its variants and returns its id. The caller has checked the plan's limit. */
export async function addProduct({ tx, tentId }: TentChange, input: ProductForm, order: number): Promise<number> {
  const { id } = await tx.product.create({
    data: {
      tentId,
      name: input.name,
      description: input.description,
      price: input.price,
      previousPrice: input.previousPrice,
      sku: input.sku,
      stock: input.variants.length > 0 ? null : input.stock,
      categoryId: input.categoryId,
      paused: input.paused,
      offer: input.offer,
      unit: input.unit,
      step: input.step,
      minQuantity: input.minQuantity,
      order,
      searchText: "",
    },
    select: { id: true },
  });
  if (typeof input.cost === "number") await writeCost(tx, id, input.cost);
  if (input.variants.length > 0) await saveVariants(tx, id, input.variants);
  await writeSearchTexts(tx, [id]);
  return id;
}
