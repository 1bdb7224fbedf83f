import { DAY_MS } from "~/domain/duration";
import { columnNumbers, columnSamples, proposeColumns } from "~/domain/product/import/import-columns";
import { importColumnsSchema, importTableSchema } from "~/domain/product/import/import-schemas";
import { columnName } from "~/domain/product/import/import-table";
import { VENDOR_NOTES } from "~/domain/product/import/vendors/vendor";
import { vendorExtrasSchema } from "~/domain/product/import/vendors/vendor-extras";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { findDraft, leftOutOf, readLeftOut } from "./import-record";
import { undoneSoFar } from "./undo-import";

/** The import that is a draft, is running, or ended within a day and was not dismissed; null when there is none. */
export async function currentImport(ctx: ServiceContext, tentId: OwnedTentId) {
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS);
  const row = await ctx.db.productImport.findFirst({
    where: {
      tentId,
      closedAt: null,
      OR: [
        { endedAt: null },
        { endedAt: { gt: dayAgo } },
        { undo: { not: null }, undoneAt: null },
        { undoneAt: { gt: dayAgo } },
      ],
    },
    orderBy: { id: "desc" },
    omit: { rows: true, extras: true, notices: true, tentId: true, closedAt: true },
  });
  if (!row) return null;
  const { problems, columns, startedAt, status, newCategories, ...view } = row;
  const parsed = importColumnsSchema.parse(columns);
  const undone = await undoneSoFar(ctx, tentId, row.id);
  return {
    ...view,
    newCategories: newCategories.length,
    undone,
    undoable: isUndoable(row, undone.total),
    confirmed: parsed.confirmed,
    hasCost: parsed.targets.includes("cost"),
    state: startedAt ? status : ("DRAFT" as const),
    leftOut: leftOutOf(problems).length,
    /** What of the file is no product, such as hidden sheets. */
    unread: startedAt ? await readLeftOut(ctx.db, tentId, row.id) : [],
  };
}

const isUndoable = ({ endedAt, undo }: { endedAt: Date | null; undo: string | null }, changes: number) =>
  endedAt !== null && (undo === null || undo === "FAILED") && changes > 0;

const LISTED = 20;

/** The imports of the last days that can still be undone, or were, newest first. */
export async function pastImports(ctx: ServiceContext, tentId: OwnedTentId) {
  const [tent, rows] = await Promise.all([
    ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { country: { select: { timeZone: true } } } }),
    ctx.db.productImport.findMany({
      where: { tentId, endedAt: { not: null }, done: { gt: 0 } },
      select: {
        id: true,
        fileName: true,
        created: true,
        updated: true,
        endedAt: true,
        undo: true,
        undoneAt: true,
        _count: { select: { changes: true } },
      },
      orderBy: { id: "desc" },
      take: LISTED,
    }),
  ]);
  return {
    asOf: ctx.now(),
    timeZone: tent.country.timeZone,
    imports: rows.map(({ _count, ...row }) => ({ ...row, undoable: isUndoable(row, _count.changes) })),
  };
}

/** How many notes of a kind are listed. */
const LISTED_NOTES = 20;

/** What a vendor's file brings, and what of it does not fit. @throws NOT_FOUND, also for a list of one's own */
export async function vendorSummary(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  const row = requireFound(
    await ctx.db.productImport.findFirst({
      where: { id, tentId, vendor: { not: null } },
      select: { vendor: true, fileName: true, extras: true },
    }),
  );
  const { found, notes } = vendorExtrasSchema.parse(row.extras);
  return {
    id,
    vendor: requireFound(row.vendor),
    fileName: row.fileName,
    found,
    leftOut: await readLeftOut(ctx.db, tentId, id),
    notes: VENDOR_NOTES.flatMap((kind) => {
      const own = notes.filter((note) => note.kind === kind);
      return own.length === 0 ? [] : [{ kind, count: own.length, listed: own.slice(0, LISTED_NOTES) }];
    }),
  };
}

/** The columns of a draft's file, with the guessed targets. */
export async function importColumns(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  const row = requireFound(await findDraft(ctx.db, tentId, id));
  const table = importTableSchema.parse(row.rows);
  const columns = importColumnsSchema.parse(row.columns);
  const proposed = proposeColumns(table);
  const { country } = await ctx.db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { country: { select: { currency: true } } },
  });
  return {
    id,
    currency: country.currency,
    fileName: row.fileName,
    rows: table.rows.length,
    byName: columns.byName,
    confirmed: columns.confirmed,
    columns: table.header.map((heading, index) => ({
      heading,
      letter: columnName(index),
      target: columns.targets[index] ?? "skip",
      proposed: proposed[index] ?? { target: "skip" as const, certainty: "likely" as const },
      decimal: columns.decimals[index] ?? null,
      // As if it held prices: the user may still say so.
      numbers: columnNumbers(table, { ...columns, targets: columns.targets.with(index, "price") }, index),
      samples: columnSamples(table, index),
    })),
  };
}
