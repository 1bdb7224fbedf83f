import type { VariantFormInput } from "~/domain/product/crud/schemas";
import { wholeOptions } from "~/domain/product/variants/variants";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lockProduct } from "../crud/lock-product";
import { type ProductView, productSelect, toProductView } from "../crud/product-view";
import { recordRestock } from "../stock/record-restock";
import { writeVariants } from "./save-variants";

/**
 * Saves the changes of the variants screen. Only changed cells are written, so that stock sold meanwhile stays sold;
 * options and combinations only if nobody else changed them since the screen was opened.
 */
export async function saveVariantForm(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, structure, rows, stock }: VariantFormInput,
): Promise<ProductView> {
  const row = await changeTent(ctx, tentId, async (change) => {
    const { tx } = change;
    await lockProduct(tx, tentId, id);
    await requireUnchanged(tx, id, { structure, rows });
    return recordRestock(change, [id], async () => {
      if (structure) {
        await writeVariants(tx, id, { options: structure.options, rows, removed: structure.removed });
      } else {
        for (const { id: variantId, values: _, ...cells } of rows) {
          if (variantId !== null) await tx.variant.update({ where: { id: variantId, productId: id }, data: cells });
        }
      }
      await writeSearchTexts(tx, [id]);
      const variants = await tx.variant.count({ where: { productId: id } });
      return tx.product.update({
        where: { id, tentId },
        data: { stock: variants > 0 ? null : stock, updatedAt: ctx.now() },
        select: productSelect,
      });
    });
  });
  return toProductView(row);
}

async function requireUnchanged(tx: Tx, productId: number, sent: Pick<VariantFormInput, "structure" | "rows">) {
  const options = await tx.productOption.findMany({ where: { productId }, orderBy: { position: "asc" } });
  const variants = await tx.variant.findMany({
    where: { productId },
    select: { id: true, values: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const there = new Set(variants.map((variant) => variant.id));
  const named = sent.rows.flatMap((row) => row.id ?? []);
  const all = sent.structure ? [...named, ...sent.structure.removed] : named;
  const rowsAreThere = all.every((id) => there.has(id)) && new Set(all).size === all.length;
  const same =
    !sent.structure ||
    (all.length === there.size &&
      JSON.stringify(wholeOptions(options, variants)) === JSON.stringify(sent.structure.seen));
  if (!rowsAreThere || !same) throw fieldError("rows", "product.variantsChanged");
}
