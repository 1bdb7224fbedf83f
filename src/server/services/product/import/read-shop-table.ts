import { dayIn } from "~/domain/billing/free-period";
import { numberFormatOf } from "~/domain/money/number-format";
import type { ImportTable, ProductSheet, ReadTable } from "~/domain/product/import/import-table";
import { type FileKind, VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import type { VendorExtras } from "~/domain/product/import/vendors/vendor-extras";
import type { VendorContext } from "~/domain/product/import/vendors/vendor-product";
import { message } from "~/domain/validation-key";
import type { ImportVendor } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readTable, type TableOptions } from "./read-table";

/** Shops whose file is being parsed: parsing is CPU-bound and slows everybody down. */
const reading = new Set<number>();

async function readAlone(
  tentId: OwnedTentId,
  file: Blob,
  options: TableOptions,
  busy: () => AppError,
): Promise<ReadTable> {
  if (reading.has(tentId)) throw busy();
  reading.add(tentId);
  try {
    return await readTable(new Uint8Array(await file.arrayBuffer()), options);
  } finally {
    reading.delete(tentId);
  }
}

interface ShopFile {
  file: Blob;
  /** What the file is said to be; recognised by its headings if left out. */
  kind?: FileKind | undefined;
  /** The sheets of an Excel file to take; the first one with products if left out. */
  sheets?: readonly string[] | undefined;
  /** Thrown while another file of the shop is read. */
  busy: () => AppError;
}

interface ReadShopTable {
  table: ImportTable;
  /** Null for a list of the merchant's own. */
  from: { vendor: ImportVendor; extras: VendorExtras } | null;
  shop: VendorContext;
  /** The sheets with products, if there are several. */
  sheets: ProductSheet[];
}

/**
 * Reads the rows of an Excel file or of text, as the shop's country writes numbers.
 * @throws VALIDATION beside `file` with the reason
 */
export async function readShopTable(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { file, kind, sheets, busy }: ShopFile,
): Promise<ReadShopTable> {
  if (file.size > VENDOR_LIMITS.bytes) throw fieldError("file", message("import.vendorTooLarge"));
  const { country } = await ctx.db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { country: { select: { id: true, currency: true, timeZone: true } } },
  });
  const { currency } = country;
  const { decimal } = numberFormatOf(country.id);
  const shop = { currency, decimal, today: dayIn(ctx.now(), country.timeZone) };
  const read = await readAlone(tentId, file, { shop, kind, sheets }, busy);
  if (!read.ok) {
    throw new AppError("VALIDATION", {
      fields: { file: [message(`import.${read.refusal}`)] },
      ...(read.cell ? { example: read.cell } : {}),
    });
  }
  return { table: read.table, from: read.from ?? null, shop, sheets: read.sheets ?? [] };
}
