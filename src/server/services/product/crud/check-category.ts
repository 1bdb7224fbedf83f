import { message } from "~/domain/validation-key";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Ensures that the category belongs to the same tent. @throws VALIDATION beside `categoryId` when it does not exist */
export async function checkCategory(tx: Tx, tentId: OwnedTentId, categoryId: number | null | undefined): Promise<void> {
  if (categoryId === null || categoryId === undefined) return;
  const category = await tx.category.findFirst({ where: { id: categoryId, tentId }, select: { id: true } });
  if (!category) throw fieldError("categoryId", message("product.categoryGone"));
}
