import { optionsOf, type VariantInput } from "~/domain/product/schemas";
import type { Tx } from "~/server/db";

const keyOf = (values: readonly string[]) => JSON.stringify(values);

/** Makes the product's options and variants the given ones. A combination that stays keeps its row, which orders point at. */
export async function saveVariants(tx: Tx, productId: number, variants: readonly VariantInput[]): Promise<void> {
  const options = optionsOf(variants);
  const wanted = variants.map(({ id: _, options: values, ...variant }, position) => ({
    ...variant,
    position,
    values: options.map(({ name }) => values[name] ?? ""),
  }));
  const rows = await tx.variant.findMany({ where: { productId }, select: { id: true, values: true } });
  const ids = new Map(rows.map((row) => [keyOf(row.values), row.id]));
  const staying = new Set(wanted.map((variant) => keyOf(variant.values)));

  await tx.productOption.deleteMany({ where: { productId } });
  await tx.productOption.createMany({ data: options.map((option, position) => ({ ...option, position, productId })) });
  const gone = rows.filter((row) => !staying.has(keyOf(row.values))).map((row) => row.id);
  if (gone.length > 0) await tx.variant.deleteMany({ where: { productId, id: { in: gone } } });
  const fresh = wanted.filter((variant) => !ids.has(keyOf(variant.values)));
  await tx.variant.createMany({ data: fresh.map((variant) => ({ ...variant, productId })) });
  for (const { values, ...variant } of wanted) {
    const id = ids.get(keyOf(values));
    if (id !== undefined) await tx.variant.update({ where: { id }, data: variant });
  }
}
