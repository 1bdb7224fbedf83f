import { MAX_CATEGORIES } from "~/domain/category/limits";
import { grouped } from "~/domain/grouped";
import type { KnownCatalogue, KnownProduct, SkuOwner } from "~/domain/product/import/plan/known-catalogue";
import { skuKey } from "~/domain/product/import/plan/known-catalogue";
import type { Room } from "~/domain/product/import/plan/planned-product";
import { foldText } from "~/domain/text";
import type { ImportVendor, Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { productSelect, toProductView } from "../crud/product-view";
import { productRoom } from "../crud/with-product-room";
import { readOrigins } from "./vendor-origins";

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
    previousPrice,
    cost: view.cost,
    sku: view.sku,
    stock: view.stock,
    unit: view.unit,
    step: view.step,
    minQuantity,
    paused: view.paused,
    offer: view.offer,
    options: options.map(({ name }) => name),
    variants,
  };
}

/** Products outside the bin, in the representation that import files use, in the order of the ids. */
export async function readKnownProducts(tx: Tx, tentId: OwnedTentId, ids: readonly number[]): Promise<KnownProduct[]> {
  if (ids.length === 0) return [];
  const rows = await tx.product.findMany({
    where: { tentId, deletedAt: null, id: { in: [...ids] } },
    select: knownSelect,
  });
  const byId = new Map(rows.map((row) => [row.id, toKnown(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export interface ImportTent extends KnownCatalogue {
  products: Map<number, KnownProduct>;
  categories: Map<string, string>;
  categoryIds: Map<string, number>;
  origins: Map<string, number>;
}

interface ProductLookup {
  ids: readonly number[];
  skus: readonly string[];
  names: readonly string[];
  /** What identifies products at the vendor whose file it is. */
  keys: readonly string[];
}

/** How files identify a product. */
interface NamedProduct {
  /** Folded (case and accents removed). */
  name: string;
  /** SKUs of the product and of its variants. */
  skus: readonly SkuOwner[];
}

/** By product id, in id order. */
export type NamedProducts = Map<number, NamedProduct>;

/** The names and SKUs of the shop's products, or of `ids`; without those in the bin. */
export async function readNamedProducts(tx: Tx, tentId: OwnedTentId, ids?: readonly number[]): Promise<NamedProducts> {
  const where = { tentId, deletedAt: null, ...(ids ? { id: { in: [...ids] } } : {}) };
  const products = await tx.product.findMany({
    where,
    select: { id: true, name: true, sku: true },
    orderBy: { id: "asc" },
  });
  const variants = await tx.variant.findMany({
    where: { product: where, sku: { not: null } },
    select: { id: true, productId: true, sku: true },
  });
  const owners = grouped(variants.map((variant) => [variant.productId, variant] as const));
  const ownersOf = (id: number, sku: string | null): SkuOwner[] => [
    ...(sku ? [{ sku, productId: id, variantId: null }] : []),
    ...(owners.get(id) ?? []).flatMap((variant) =>
      variant.sku ? [{ sku: variant.sku, productId: id, variantId: variant.id }] : [],
    ),
  ];
  return new Map(products.map(({ id, name, sku }) => [id, { name: foldText(name), skus: ownersOf(id, sku) }]));
}

/**
 * The same for an import that writes part by part: the result is cached as long as the shop's version is the one that
 * the import itself left, and then only products that the import wrote are read again. One instance per run, which ends
 * at its first failure.
 *
 * Products that the import created have no SKUs here: a later row with the SKU of an earlier one, or one that differs in
 * leading zeros, is another product, as the preview says, in whatever part it is.
 */
export class ImportNames {
  readonly #created: Set<number>;
  #kept: { version: number; named: NamedProducts; written: readonly number[] } | null = null;

  /** @param created products that the import created before this run */
  constructor(created: Iterable<number>) {
    this.#created = new Set(created);
  }

  /** Call it in the transaction of a part, before it writes. */
  async read({ tx, tentId }: TentChange): Promise<NamedProducts> {
    const { version } = requireFound(await tx.tent.findUnique({ where: { id: tentId }, select: { version: true } }));
    const kept = this.#kept?.version === version ? this.#kept : null;
    const fresh = await readNamedProducts(tx, tentId, kept?.written);
    for (const [id, { name }] of fresh) if (this.#created.has(id)) fresh.set(id, { name, skus: [] });
    const named: NamedProducts = kept ? new Map([...kept.named, ...fresh]) : fresh;
    this.#kept = { version: version + 1, named, written: [] }; // the commit raises the version
    return named;
  }

  /** Records the products that the part wrote. */
  wrote({ changed, created }: { changed: Iterable<number>; created: readonly number[] }): void {
    for (const id of created) this.#created.add(id);
    if (this.#kept) this.#kept = { ...this.#kept, written: [...changed, ...created] };
  }
}

/** The shop's data that rows are resolved against, and how many more products the plan allows. */
export async function readImportTent(
  tx: Tx,
  tentId: OwnedTentId,
  asked: ProductLookup,
  named: NamedProducts,
  vendor: ImportVendor | null,
): Promise<{ shop: ImportTent; room: Room; limit: number }> {
  const [skus, names] = [new Set(asked.skus), new Set(asked.names)];
  const owners = [...named.values()].flatMap((product) => product.skus).filter(({ sku }) => skus.has(skuKey(sku)));
  const origins = await readOrigins(tx, tentId, vendor, asked.keys);
  const meant = new Set([
    ...asked.ids,
    ...origins.values(),
    ...owners.map(({ productId }) => productId),
    ...[...named].filter(([, { name }]) => names.has(name)).map(([id]) => id),
  ]);
  const categories = await tx.category.findMany({ where: { tentId }, select: { id: true, name: true } });
  const { limit, left } = await productRoom(tx, tentId);
  const known = await readKnownProducts(tx, tentId, [...meant]);
  return {
    shop: {
      products: new Map(known.map((product) => [product.id, product])),
      skus: grouped(owners.map((owner) => [skuKey(owner.sku), owner] as const)),
      names: grouped([...named].map(([id, { name }]) => [name, id] as const)),
      categories: new Map(categories.map(({ name }) => [foldText(name), name])),
      categoryIds: new Map(categories.map(({ id, name }) => [foldText(name), id])),
      origins,
    },
    room: { products: left, categories: MAX_CATEGORIES - categories.length, newCategories: new Map() },
    limit,
  };
}
