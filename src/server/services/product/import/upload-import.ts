import { dayIn } from "~/domain/billing/free-period";
import { numberFormatOf } from "~/domain/money/number-format";
import { guessColumns } from "~/domain/product/import/import-columns";
import type { ReadTable } from "~/domain/product/import/import-table";
import { type FileKind, VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import { vendorColumns } from "~/domain/product/import/vendors/vendor-table";
import { plainLine } from "~/domain/text";
import { message } from "~/domain/validation-key";
import type { ImportVendor } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { productRoom } from "../crud/with-product-room";
import { asJson, underWay } from "./import-record";
import { readTable, type TableOptions } from "./read-table";

/** Shops whose file is being parsed: parsing is CPU-bound and slows everybody down. */
const reading = new Set<number>();

async function readAlone(tentId: OwnedTentId, file: Blob, options: TableOptions): Promise<ReadTable> {
  if (reading.has(tentId)) throw fieldError("file", message("import.reading"));
  reading.add(tentId);
  try {
    return await readTable(new Uint8Array(await file.arrayBuffer()), options);
  } finally {
    reading.delete(tentId);
  }
}

interface Upload {
  file: Blob;
  name: string;
  /** What the file is said to be; recognised by its headings if left out. */
  kind?: FileKind | undefined;
}

/**
 * Parses a file and stores its rows as a draft: nothing in the shop changes yet. An earlier draft is deleted.
 * @throws VALIDATION beside `file` with the reason
 */
export async function uploadImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { file, name, kind }: Upload,
): Promise<{ id: number; vendor: ImportVendor | null }> {
  if (file.size > VENDOR_LIMITS.bytes) throw fieldError("file", message("import.vendorTooLarge"));
  const { country } = await ctx.db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { country: { select: { id: true, currency: true, timeZone: true } } },
  });
  const { decimal } = numberFormatOf(country.id);
  const shop = { currency: country.currency, decimal, today: dayIn(ctx.now(), country.timeZone) };
  const read = await readAlone(tentId, file, { shop, kind });
  if (!read.ok) {
    throw new AppError("VALIDATION", {
      fields: { file: [message(`import.${read.refusal}`)] },
      ...(read.cell ? { example: read.cell } : {}),
    });
  }
  const { table, from } = read;
  return withTentLock(ctx, tentId, async (tx) => {
    const most = Math.max(VENDOR_LIMITS.products, (await productRoom(tx, tentId)).limit);
    if (from && from.extras.found.products > most) throw fieldError("file", message("import.tooManyProducts"));
    if ((await tx.productImport.count({ where: { tentId, ...underWay } })) > 0) {
      throw fieldError("file", message("import.underWay"));
    }
    await tx.productImport.deleteMany({ where: { tentId, startedAt: null } });
    await tx.productImport.updateMany({ where: { tentId, closedAt: null }, data: { closedAt: ctx.now() } });
    return tx.productImport.create({
      data: {
        tentId,
        fileName: plainLine(name).slice(0, 200),
        columns: asJson(from ? vendorColumns(decimal) : guessColumns(table, decimal)),
        rows: asJson(table),
        total: table.rows.length,
        createdAt: ctx.now(),
        ...(from && { vendor: from.vendor, extras: asJson(from.extras) }),
      },
      select: { id: true, vendor: true },
    });
  });
}
