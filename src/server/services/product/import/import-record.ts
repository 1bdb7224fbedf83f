import { ImportSheet } from "~/domain/product/import/import-plan";
import { importColumnsSchema, importLeftOutSchema, importTableSchema } from "~/domain/product/import/import-schemas";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError, found } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenancy/tenant-ids";

/** An import's rows come from an untrusted file once and from ourselves ever after. */
export function sheetOf(row: { rows: Prisma.JsonValue; columns: Prisma.JsonValue }): ImportSheet {
  return new ImportSheet(importTableSchema.parse(row.rows), importColumnsSchema.parse(row.columns));
}

export const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

export const leftOutOf = (problems: Prisma.JsonValue) => importLeftOutSchema.parse(problems);

/** An import that is only looked at. @throws NOT_FOUND, and STATE_NOT_ALLOWED once it was started */
export async function findDraft(tx: Tx, tentId: OwnedTentId, id: number) {
  const row = found(await tx.productImport.findFirst({ where: { id, tentId } }));
  if (row.startedAt) throw new AppError("STATE_NOT_ALLOWED");
  return row;
}

/** Waits or runs: a tent has one at a time. */
export const underWay = {
  startedAt: { not: null },
  status: { in: ["WAITING", "RUNNING"] },
} satisfies Prisma.ProductImportWhereInput;

/** The queue's key of an import. */
export const importKey = (id: number) => `import-${id}`;
