import { MAX_CATEGORIES } from "~/domain/category/schemas";
import type { KnownProduct, KnownShop, Room, SkuOwner } from "~/domain/product/import-plan";
import { skuKey } from "~/domain/product/import-plan";
import { foldText } from "~/domain/text";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/db";
import type { OwnedTentId } from "~/server/tenant";
import { productSelect, toProductView } from "./product-view";
import { productRoom } from "./with-product-room";

const { images: _, ...columns } = productSelect;
const knownSelect = { ...columns, category: { select: { name: true } } } satisfies Prisma.ProductSelect;

function toKnown(row: Prisma.ProductGetPayload<{ select: typeof knownSelect }>): KnownProduct {
  const { category, ...rest } = row;
  const { options, variants, previousPrice, minQuantity, ...view } = toProductView({ ...rest, images: [] });
  return {
    id: view.id,
    name: view.name,
    description: view.description,
    category: category?.name ?? null,
    price: view.price,
    previous_price: previousPrice,
    sku: view.sku,
    stock: view.stock,
    unit: view.unit,
    step: view.step,
    min_quantity: minQuantity,
    paused: view.paused,
    offer: view.offer,
    options: options.map(({ name }) => name),
    variants,
  };
}

/** Products that are not in the bin, as files of products speak of them; in the order of the ids. */
export async function readKnownProducts(tx: Tx, tentId: OwnedTentId, ids: readonly number[]): Promise<KnownProduct[]> {
  if (ids.length === 0) return [];
  const rows = await tx.product.findMany({
    where: { tentId, deletedAt: null, id: { in: [...ids] } },
    select: knownSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, toKnown(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

export interface ImportShop extends KnownShop {
  products: Map<number, KnownProduct>;
  categories: Map<string, string>;
  categoryIds: Map<string, number>;
}

interface Asked {
  ids: readonly number[];
  skus: readonly string[];
  names: readonly string[];
}

/** What rows of a file can mean in the shop, and what there is room for. */
export async function readImportShop(
  tx: Tx,
  tentId: OwnedTentId,
  asked: Asked,
): Promise<{ shop: ImportShop; room: Room; limit: number }> {
  const [skus, names] = [new Set(asked.skus), new Set(asked.names)];
  const where = { tentId, deletedAt: null };
  const products = await tx.product.findMany({
    where,
    select: { id: true, name: true, sku: true },
    orderBy: { id: "asc" },
  });
  const variants =
    skus.size === 0
      ? []
      : await tx.variant.findMany({
          where: { product: where, sku: { not: null } },
          select: { id: true, productId: true, sku: true },
        });
  const owners: SkuOwner[] = [
    ...products.flatMap(({ id, sku }) => (sku ? { sku, productId: id, variantId: null } : [])),
    ...variants.flatMap(({ id, productId, sku }) => (sku ? { sku, productId, variantId: id } : [])),
  ].filter(({ sku }) => skus.has(skuKey(sku)));
  const named = products.map(({ id, name }) => [foldText(name), id] as const);
  const meant = new Set([
    ...asked.ids,
    ...owners.map(({ productId }) => productId),
    ...named.filter(([name]) => names.has(name)).map(([, id]) => id),
  ]);
  const categories = await tx.category.findMany({ where: { tentId }, select: { id: true, name: true } });
  const { limit, left } = await productRoom(tx, tentId);
  const known = await readKnownProducts(tx, tentId, [...meant]);
  return {
    shop: {
      products: new Map(known.map((product) => [product.id, product])),
      skus: grouped(owners.map((owner) => [skuKey(owner.sku), owner] as const)),
      names: grouped(named),
      categories: new Map(categories.map(({ name }) => [foldText(name), name])),
      categoryIds: new Map(categories.map(({ id, name }) => [foldText(name), id])),
    },
    room: { products: left, categories: MAX_CATEGORIES - categories.length, newCategories: new Map() },
    limit,
  };
}
