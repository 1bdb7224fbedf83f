import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
import {
  PREVIOUS_RULES,
  PRICE_DIRECTIONS,
  PRICE_UNITS,
  type PriceChange,
  type PriceRule,
} from "~/domain/product/prices/price-change";
import type { PriceScope } from "~/domain/product/prices/price-change-schemas";
import type { Tx } from "~/server/database/client";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const NAMED = 2;

const names = z.object({ names: z.array(z.string()), count: z.number().int() });

/** Describes which products a change covered, with names stored: a category may be renamed or deleted later. */
const batchScopeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all") }),
  z.object({
    kind: z.literal("picked"),
    count: z.number().int(),
    /** A product whose price was changed by itself. */
    one: z.object({ name: z.string(), before: storedCents.nullable(), after: storedCents.nullable() }).optional(),
  }),
  z.object({ kind: z.literal("file"), name: z.string() }),
  names.extend({ kind: z.literal("categories"), without: z.boolean() }),
  z.object({
    kind: z.literal("search"),
    search: z.string(),
    filter: z.string().nullable(),
    category: z.string().nullable(),
  }),
]);

export const batchRequestSchema = z.object({
  scope: batchScopeSchema,
  /** Null where each price came from a file. */
  rule: z
    .object({
      direction: z.enum(PRICE_DIRECTIONS),
      unit: z.enum(PRICE_UNITS),
      hundredths: z.number().int(),
      rounding: storedCents,
      previous: z.enum(PREVIOUS_RULES),
    })
    .nullable(),
});
export type BatchRequest = z.output<typeof batchRequestSchema>;

/** The description of a request that the history stores. */
export async function describeRequest(
  tx: Tx,
  tentId: OwnedTentId,
  scope: PriceScope,
  rule: PriceRule,
): Promise<BatchRequest> {
  if (scope.kind === "all") return { scope, rule };
  if (scope.kind === "picked") return { scope: { kind: "picked", count: scope.ids.length }, rule };
  const ids = scope.kind === "categories" ? scope.ids : [scope.categoryId ?? []].flat();
  const rows = await tx.category.findMany({
    where: { tentId, id: { in: ids } },
    select: { name: true },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    take: NAMED,
  });
  const named = rows.map(({ name }) => name);
  if (scope.kind === "categories") {
    return { scope: { kind: "categories", names: named, count: ids.length, without: scope.without }, rule };
  }
  const { search, filter = null } = scope;
  return { scope: { kind: "search", search, filter, category: named[0] ?? null }, rule };
}

const id = z.number().int();
const cents = storedCents.nullable();
const packedSchema = z.array(z.tuple([id, id.nullable(), cents, cents, cents, cents]));

/** Serializes the rows of a change for its column. */
export const packChanges = (changes: readonly PriceChange[]): string =>
  JSON.stringify(
    changes.map(({ productId, variantId, before, after, previousBefore, previousAfter }) => [
      productId,
      variantId,
      before,
      after,
      previousBefore,
      previousAfter,
    ]),
  );

export const unpackChanges = (packed: unknown): PriceChange[] =>
  packedSchema.parse(packed).map(([productId, variantId, before, after, previousBefore, previousAfter]) => ({
    productId,
    variantId,
    before,
    after,
    previousBefore,
    previousAfter,
  }));
