import { optionsOf, type VariantInput } from "~/domain/product/crud/schemas";
import { Prisma } from "~/generated/prisma/client";
import type { TentTx } from "~/server/database/client";

const keyOf = (values: readonly string[]) => JSON.stringify(values);

interface VariantRow {
  /** The stored row that becomes this variant; null inserts a new one. */
  id: number | null;
  values: string[];
  price?: number | null;
  sku?: string | null;
  stock?: number | null;
  paused?: boolean;
}

interface VariantTable {
  options: readonly { name: string; values: string[] }[];
  rows: readonly VariantRow[];
  removed: readonly number[];
}

/**
 * Writes a product's options and variants in order; the caller has verified that the ids are the product's. Omitted
 * cells stay unchanged.
 */
export async function writeVariants(tx: TentTx, productId: number, { options, rows, removed }: VariantTable) {
  await tx.productOption.deleteMany({ where: { productId } });
  await tx.productOption.createMany({ data: options.map((option, position) => ({ ...option, position, productId })) });
  if (removed.length > 0) await tx.variant.deleteMany({ where: { productId, id: { in: [...removed] } } });

  const placed = rows.map((row, position) => ({ ...row, position }));
  const kept = placed.flatMap(({ id, ...data }) => (id === null ? [] : [{ id, data }]));
  await stepAside(tx, productId, kept);
  for (const { id, data } of kept) await tx.variant.update({ where: { id, productId }, data });
  const fresh = placed.filter(({ id }) => id === null).map(({ id: _, ...data }) => ({ ...data, productId }));
  await tx.variant.createMany({ data: fresh });
}

/** Two variants that swap values would violate the unique index: renamed ones first take temporary unique values. */
async function stepAside(tx: TentTx, productId: number, kept: readonly { id: number; data: { values: string[] } }[]) {
  const before = await tx.variant.findMany({ where: { productId }, select: { id: true, values: true } });
  const values = new Map(before.map((row) => [row.id, keyOf(row.values)]));
  const renamed = kept.filter(({ id, data }) => values.get(id) !== keyOf(data.values)).map(({ id }) => id);
  if (renamed.length === 0) return;
  await tx.$executeRaw`UPDATE variants SET "values" = ARRAY[id::text, '', '', '']
    WHERE product_id = ${productId} AND id IN (${Prisma.join(renamed)})`;
}

/**
 * Replaces the product's options and variants. A variant with an id keeps its row, renamed or not; one without an id
 * keeps the row with the same values. Order lines refer to these rows.
 */
export async function saveVariants(tx: TentTx, productId: number, variants: readonly VariantInput[]): Promise<void> {
  const options = optionsOf(variants);
  const stored = await tx.variant.findMany({ where: { productId }, select: { id: true, values: true } });
  const free = new Set(stored.map((row) => row.id));
  const named = variants.map(({ id }) => (id !== undefined && free.delete(id) ? id : null));
  const byValues = new Map(stored.filter(({ id }) => free.has(id)).map((row) => [keyOf(row.values), row.id]));
  const rows = variants.map(({ id: _, options: chosen, ...cells }, place) => {
    const values = options.map(({ name }) => chosen[name] ?? "");
    const id = named[place] ?? byValues.get(keyOf(values)) ?? null;
    if (id !== null) free.delete(id);
    return { ...cells, id, values };
  });
  await writeVariants(tx, productId, { options, rows, removed: [...free] });
}
