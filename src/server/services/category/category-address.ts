import { categorySlug } from "~/domain/catalogue/slug";
import { DEFAULT_SPECIAL_URL, isReservedCategoryName, isSameCategoryName } from "~/domain/category/names";
import { message } from "~/domain/validation-key";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/**
 * The slug of a category with this name in its tent; call it under the tent's lock.
 * @throws CATEGORY_EXISTS when another one has the name, ignoring accents and case, and VALIDATION beside `name`
 */
export async function categoryAddress(
  tx: Tx,
  tentId: OwnedTentId,
  { id, name }: { id: number; name: string },
): Promise<string> {
  if (isReservedCategoryName(name)) throw fieldError("name", message("category.nameReserved"));
  const others = await tx.category.findMany({
    where: { tentId, id: { not: id } },
    select: { name: true, slug: true },
  });
  if (others.some((other) => isSameCategoryName(other.name, name))) throw new AppError("CATEGORY_EXISTS");
  const site = await tx.configuration.findUnique({ where: { id: 1 }, select: { specialCatUrl: true } });
  const taken = new Set(others.map((other) => other.slug));
  return categorySlug(name, id, taken, site?.specialCatUrl ?? DEFAULT_SPECIAL_URL);
}
