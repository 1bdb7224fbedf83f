import { type GivenReach, isReach, type RuleReach, reachOf } from "~/domain/pricing/rule-scope";
import type { Prisma, RuleReach as StoredReach } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The columns of where a rule applies. */
interface ReachColumns {
  reach: StoredReach;
  categoryIds: number[];
  productIds: number[];
}

export const toReach = ({ reach, categoryIds, productIds }: ReachColumns): RuleReach => ({
  categoryIds: reach === "CATEGORIES" ? categoryIds : null,
  productIds: reach === "PRODUCTS" ? productIds : null,
});

export const reachColumns = ({ categoryIds, productIds }: RuleReach): ReachColumns => ({
  reach: categoryIds ? "CATEGORIES" : productIds ? "PRODUCTS" : "ALL",
  categoryIds: [...(categoryIds ?? [])],
  productIds: [...(productIds ?? [])],
});

/**
 * Where a rule applies from now on. What it names anew must be the shop's own; what it had and was deleted since stays.
 * @throws VALIDATION beside `productIds` or `categoryIds`
 */
export async function readReach(
  tx: Tx,
  tentId: OwnedTentId,
  given: GivenReach,
  before: RuleReach | null,
): Promise<RuleReach> {
  const reach = reachOf(given, before);
  if (!isReach(reach)) {
    throw new AppError("VALIDATION", {
      fields: Object.fromEntries(Object.entries(reach).map(([field, key]) => [field, [key]])),
    });
  }
  const added = (ids: readonly number[] | null, had: readonly number[] | null | undefined) => {
    const known = new Set(had ?? []);
    return (ids ?? []).filter((id) => !known.has(id));
  };
  const categories = added(reach.categoryIds, before?.categoryIds);
  const products = added(reach.productIds, before?.productIds);
  const own = { tentId } satisfies Prisma.CategoryWhereInput;
  if (
    categories.length > 0 &&
    (await tx.category.count({ where: { ...own, id: { in: categories } } })) < categories.length
  )
    throw fieldError("categoryIds", "rule.categoryGone");
  const found =
    products.length === 0 ? 0 : await tx.product.count({ where: { ...own, deletedAt: null, id: { in: products } } });
  if (found < products.length) throw fieldError("productIds", "rule.productGone");
  return reach;
}

/** The shop's products with their categories, to count those that rules reach. */
export interface ReachedProducts {
  all: number;
  byCategory: ReadonlyMap<number, number>;
  names: ReadonlyMap<number, string>;
  categories: ReadonlySet<number>;
}

export async function readReachedProducts(tx: Tx, tentId: OwnedTentId): Promise<ReachedProducts> {
  const [products, categories] = await Promise.all([
    tx.product.findMany({ where: { tentId, deletedAt: null }, select: { id: true, categoryId: true, name: true } }),
    tx.category.findMany({ where: { tentId }, select: { id: true } }),
  ]);
  const byCategory = new Map<number, number>();
  for (const { categoryId } of products) {
    if (categoryId !== null) byCategory.set(categoryId, (byCategory.get(categoryId) ?? 0) + 1);
  }
  return {
    all: products.length,
    byCategory,
    names: new Map(products.map(({ id, name }) => [id, name])),
    categories: new Set(categories.map(({ id }) => id)),
  };
}

/** Where a rule applies, without what was deleted since, how many products those are now, and the name of a single one. */
export function shownReach(reach: RuleReach, { all, byCategory, names, categories }: ReachedProducts) {
  const categoryIds = reach.categoryIds?.filter((id) => categories.has(id)) ?? null;
  const productIds = reach.productIds?.filter((id) => names.has(id)) ?? null;
  const products = categoryIds
    ? categoryIds.reduce((sum, id) => sum + (byCategory.get(id) ?? 0), 0)
    : (productIds?.length ?? all);
  const only = productIds?.length === 1 ? productIds[0] : undefined;
  return { categoryIds, productIds, products, product: only === undefined ? null : (names.get(only) ?? null) };
}
