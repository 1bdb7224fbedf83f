import { type LeftOut, leftOutListSchema } from "~/domain/product/import/import-left-out";
import { importColumnsSchema, importLeftOutSchema, importTableSchema } from "~/domain/product/import/import-schemas";
import { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import type { Prisma, WorkStatus } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The rows come from an untrusted file once; afterwards they are read from our own database. */
export function sheetOf(row: { rows: Prisma.JsonValue; columns: Prisma.JsonValue }): ImportSheet {
  return new ImportSheet(importTableSchema.parse(row.rows), importColumnsSchema.parse(row.columns));
}

export const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

export const leftOutOf = (problems: Prisma.JsonValue) => importLeftOutSchema.parse(problems);

/** A draft import. @throws NOT_FOUND, and STATE_NOT_ALLOWED once it was started */
export async function findDraft(tx: Tx, tentId: OwnedTentId, id: number) {
  const row = requireFound(await tx.productImport.findFirst({ where: { id, tentId } }));
  if (row.startedAt) throw new AppError("STATE_NOT_ALLOWED");
  return row;
}

/** What the reading of an import's file left out; its rows are not worth reading for that. */
export async function readLeftOut(tx: Tx, tentId: OwnedTentId, id: number): Promise<LeftOut[]> {
  const [found] = await tx.$queryRaw<{ left_out: Prisma.JsonValue }[]>`
    SELECT rows->'leftOut' AS left_out FROM product_imports WHERE id = ${id} AND tent_id = ${tentId}`;
  return leftOutListSchema.parse(found?.left_out ?? []);
}

const BUSY = ["WAITING", "RUNNING"] satisfies WorkStatus[];

/** Waiting to be written, or being written. */
export const beingWritten = { startedAt: { not: null }, status: { in: BUSY } } satisfies Prisma.ProductImportWhereInput;

/** Waiting to be undone, or being undone. */
export const beingUndone = { undo: { in: BUSY } } satisfies Prisma.ProductImportWhereInput;

/** Either of them; a tent has at most one such import. */
const underWay = { OR: [beingWritten, beingUndone] } satisfies Prisma.ProductImportWhereInput;

/** Whether an import of the tent is written or undone. */
export async function isImportUnderWay(tx: Tx, tentId: OwnedTentId): Promise<boolean> {
  return (await tx.productImport.count({ where: { tentId, ...underWay } })) > 0;
}

/** The job key of an import. */
export const importKey = (id: number) => `import-${id}`;

/** The job key of undoing it: the job that wrote the import may still be ending. */
export const undoKey = (id: number) => `undo-${id}`;
