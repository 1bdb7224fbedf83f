import { type GivenReach, isReach, type RuleReach, reachOf } from "~/domain/pricing/rule-scope";
import type { RuleReach as StoredReach } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { fieldError, fieldErrors } from "~/server/errors";
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
  if (!isReach(reach)) throw fieldErrors(reach);
  const categories = addedIds(reach.categoryIds, before?.categoryIds);
  if (
    categories.length > 0 &&
    (await tx.category.count({ where: { tentId, id: { in: categories } } })) < categories.length
  )
    throw fieldError("categoryIds", "rule.categoryGone");
  const products = addedIds(reach.productIds, before?.productIds);
  if (!(await areOwnProducts(tx, tentId, products))) throw fieldError("productIds", "rule.productGone");
  return reach;
}

/** The ids that are named anew, each once. */
export function addedIds(ids: readonly number[] | null, had: readonly number[] | null | undefined): number[] {
  const known = new Set(had ?? []);
  return [...new Set(ids ?? [])].filter((id) => !known.has(id));
}

/** Whether all of these, each named once, are products that the shop has. */
export async function areOwnProducts(tx: Tx, tentId: OwnedTentId, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await tx.product.count({ where: { tentId, deletedAt: null, id: { in: ids } } })) === ids.length;
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
