import { DAY_MS } from "~/domain/duration";
import { columnNumbers, columnSamples } from "~/domain/product/import/import-columns";
import { importColumnsSchema, importTableSchema } from "~/domain/product/import/import-schemas";
import { columnName } from "~/domain/product/import/import-table";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { findDraft, leftOutOf } from "./import-record";

/** The import that is a draft, is running, or ended within a day and was not dismissed; null when there is none. */
export async function currentImport(ctx: ServiceContext, tentId: OwnedTentId) {
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS);
  const row = await ctx.db.productImport.findFirst({
    where: { tentId, closedAt: null, OR: [{ endedAt: null }, { endedAt: { gt: dayAgo } }] },
    orderBy: { id: "desc" },
    omit: { rows: true, tentId: true, closedAt: true },
  });
  if (!row) return null;
  const { problems, columns, startedAt, status, ...view } = row;
  return {
    ...view,
    confirmed: importColumnsSchema.parse(columns).confirmed,
    state: startedAt ? status : ("DRAFT" as const),
    leftOut: leftOutOf(problems).length,
  };
}

/** The columns of a draft's file, with the guessed targets. */
export async function importColumns(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  const row = requireFound(await findDraft(ctx.db, tentId, id));
  const table = importTableSchema.parse(row.rows);
  const columns = importColumnsSchema.parse(row.columns);
  return {
    id,
    fileName: row.fileName,
    rows: table.rows.length,
    byName: columns.byName,
    confirmed: columns.confirmed,
    columns: table.header.map((heading, index) => ({
      heading,
      letter: columnName(index),
      target: columns.targets[index] ?? "skip",
      decimal: columns.decimals[index] ?? null,
      numbers: columnNumbers(table, columns, index),
      samples: columnSamples(table, index),
    })),
  };
}
