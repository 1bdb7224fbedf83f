import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { storedCents, storedMilli } from "~/domain/money/amount-schemas";
import { UNITS } from "~/domain/money/unit";
import type { ImportedValues, KnownProduct } from "~/domain/product/import/plan/known-catalogue";
import type { PlannedProduct } from "~/domain/product/import/plan/planned-product";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import { asJson } from "./import-record";
import { readKnownProducts } from "./known-products";

const valuesSchema = z.object({
  name: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  price: storedCents.nullable(),
  previousPrice: storedCents.nullable(),
  cost: storedCents.nullable(),
  sku: z.string().nullable(),
  stock: storedMilli.nullable(),
  unit: z.enum(UNITS),
  step: storedMilli,
  minQuantity: storedMilli,
  paused: z.boolean(),
  offer: z.boolean(),
}) satisfies z.ZodType<ImportedValues>;

const stateSchema = z.object({
  values: valuesSchema.partial(),
  /** Null if the import left them alone. */
  variants: z
    .object({
      options: z.array(z.string()),
      list: z.array(
        z.object({
          id: z.number().optional(),
          values: z.array(z.string()),
          price: storedCents.nullable(),
          sku: z.string().nullable(),
          stock: storedMilli.nullable(),
          paused: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
/** Some of a product's values, at one moment. */
export type ProductState = z.output<typeof stateSchema>;
export const parseState = (stored: unknown): ProductState => stateSchema.parse(stored);

export interface ImportedProduct {
  productId: number;
  /** What the import is about to change, as it is; null for a product that it creates. */
  before: ProductState | null;
}

type Fields = { values: object; variants: unknown };

/** The same values of a product as those in `like`. */
export function productState(product: KnownProduct, like: Fields): ProductState {
  const { options, variants, id: _, ...all } = product;
  const fields = Object.keys(like.values);
  const values = Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)));
  return stateSchema.parse({ values, variants: like.variants ? { options, list: variants } : null });
}

/** Whether the product still has the values that the import gave it. */
export function isAsImported(product: KnownProduct, after: ProductState): boolean {
  return isDeepStrictEqual(productState(product, after), after);
}

const EVERYTHING: Fields = { values: valuesSchema.shape, variants: true };

/** Stores what a part of an import did to each product. Call it in the part's transaction, after writing. */
export async function recordChanges(
  { tx, tentId }: TentChange,
  importId: number,
  changes: readonly ImportedProduct[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const earlier = await tx.importChange.findMany({ where: { importId, productId: { in: ids } } });
  await tx.importChange.deleteMany({ where: { importId, productId: { in: ids } } });
  const data = (await readKnownProducts(tx, tentId, ids)).map((product) => {
    const stored = earlier.find(({ productId }) => productId === product.id);
    const own = changes.filter(({ productId }) => productId === product.id).map(({ before }) => before);
    const all = stored ? [stored.before === null ? null : parseState(stored.before), ...own] : own;
    const before = all.reduce(merged);
    const after = productState(product, before ?? EVERYTHING);
    return {
      importId,
      productId: product.id,
      ...(before ? { before: asJson(before) } : {}),
      after: asJson(after),
    };
  });
  await tx.importChange.createMany({ data });
}

/** The products that an import created so far. */
export async function createdBy(ctx: ServiceContext, importId: number): Promise<number[]> {
  const created = await ctx.db.importChange.findMany({
    where: { importId, before: { equals: Prisma.DbNull } },
    select: { productId: true },
  });
  return created.map(({ productId }) => productId);
}

/** A product in two rows of a file is one change: what was first is what undoing restores. */
function merged(first: ProductState | null, second: ProductState | null): ProductState | null {
  if (!first || !second) return null;
  return { values: { ...second.values, ...first.values }, variants: first.variants ?? second.variants };
}

/** The values to write so that a product is as before. */
export const undoingOf = (productId: number, { values, variants }: ProductState) =>
  ({ productId, values, variants }) as Pick<PlannedProduct, "productId" | "values" | "variants">;
