import { numberFormatOf } from "~/domain/money/number-format";
import { guessColumns } from "~/domain/product/import/import-columns";
import { IMPORT_LIMITS, type ReadTable } from "~/domain/product/import/import-table";
import { plainLine } from "~/domain/text";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { asJson, underWay } from "./import-record";
import { readTable } from "./read-table";

/** Shops whose file is being parsed: parsing is CPU-bound and slows everybody down. */
const reading = new Set<number>();

async function readAlone(tentId: OwnedTentId, file: Blob): Promise<ReadTable> {
  if (reading.has(tentId)) throw fieldError("file", message("import.reading"));
  reading.add(tentId);
  try {
    return await readTable(new Uint8Array(await file.arrayBuffer()));
  } finally {
    reading.delete(tentId);
  }
}

/**
 * Parses a file and stores its rows as a draft: nothing in the shop changes yet. An earlier draft is deleted.
 * @throws VALIDATION beside `file` with the reason
 */
export async function uploadImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { file, name }: { file: Blob; name: string },
): Promise<{ id: number }> {
  if (file.size > IMPORT_LIMITS.bytes) throw fieldError("file", message("import.tooLarge"));
  const read = await readAlone(tentId, file);
  if (!read.ok) {
    throw new AppError("VALIDATION", {
      fields: { file: [message(`import.${read.refusal}`)] },
      ...(read.cell ? { example: read.cell } : {}),
    });
  }
  const { table } = read;
  return withTentLock(ctx, tentId, async (tx) => {
    if ((await tx.productImport.count({ where: { tentId, ...underWay } })) > 0) {
      throw fieldError("file", message("import.underWay"));
    }
    await tx.productImport.deleteMany({ where: { tentId, startedAt: null } });
    await tx.productImport.updateMany({ where: { tentId, closedAt: null }, data: { closedAt: ctx.now() } });
    const { countryId } = await tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: { countryId: true } });
    return tx.productImport.create({
      data: {
        tentId,
        fileName: plainLine(name).slice(0, 200),
        columns: asJson(guessColumns(table, numberFormatOf(countryId).decimal)),
        rows: asJson(table),
        total: table.rows.length,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
  });
}
