import { guessColumns, type ImportColumns } from "~/domain/product/import/import-columns";
import { isLeftOut } from "~/domain/product/import/import-left-out";
import { decideColumns, type ImportNotice } from "~/domain/product/import/import-notices";
import { importColumnsProblem } from "~/domain/product/import/import-schemas";
import type { ImportTable, ProductSheet } from "~/domain/product/import/import-table";
import { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import { type FileKind, VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import type { VendorExtras } from "~/domain/product/import/vendors/vendor-extras";
import { vendorColumns } from "~/domain/product/import/vendors/vendor-table";
import { plainLine } from "~/domain/text";
import { message } from "~/domain/validation-key";
import type { ImportVendor, Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { productRoom } from "../crud/with-product-room";
import { asJson, importKey, isImportUnderWay } from "./import-record";
import { readShopTable } from "./read-shop-table";

interface Upload {
  file: Blob;
  name: string;
  /** What the file is said to be; recognised by its headings if left out. */
  kind?: FileKind | undefined;
  /** The sheets of an Excel file to take. */
  sheets?: readonly string[] | undefined;
}

interface ReadUpload {
  table: ImportTable;
  columns: ImportColumns;
  /** The currency of the shop. */
  currency: string;
  /** Null for a list of the merchant's own. */
  from: { vendor: ImportVendor; extras: VendorExtras } | null;
  /** The sheets with products, if there are several. */
  sheets: ProductSheet[];
}

/**
 * Reads a file as the shop's country writes numbers. `busy` is thrown while another file of the shop is read.
 * @throws VALIDATION beside `file` with the reason
 */
async function readUpload(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { file, kind, sheets: wanted }: Upload,
  busy: () => AppError,
): Promise<ReadUpload> {
  const { table, from, shop, sheets } = await readShopTable(ctx, tentId, { file, kind, sheets: wanted, busy });
  const { currency, decimal } = shop;
  return { table, from, sheets, currency, columns: from ? vendorColumns(decimal) : guessColumns(table, decimal) };
}

/** Stores what was read, under the tent's lock. An earlier draft is deleted, an ended import is dismissed. */
async function storeUpload(
  ctx: ServiceContext,
  tx: Tx,
  tentId: OwnedTentId,
  { name }: Upload,
  { table, columns, from }: Pick<ReadUpload, "table" | "columns" | "from">,
  started: Omit<Partial<Prisma.ProductImportUncheckedCreateInput>, "tentId"> = {},
): Promise<{ id: number; vendor: ImportVendor | null }> {
  const most = Math.max(VENDOR_LIMITS.products, (await productRoom(tx, tentId)).limit);
  if (from && from.extras.found.products > most) throw fieldError("file", message("import.tooManyProducts"));
  await tx.productImport.deleteMany({ where: { tentId, startedAt: null } });
  await tx.productImport.updateMany({ where: { tentId, closedAt: null }, data: { closedAt: ctx.now() } });
  return tx.productImport.create({
    data: {
      tentId,
      fileName: plainLine(name).slice(0, 200),
      columns: asJson(columns),
      rows: asJson(table),
      total: table.rows.length,
      createdAt: ctx.now(),
      ...(from && { vendor: from.vendor, extras: asJson(from.extras) }),
      ...started,
    },
    select: { id: true, vendor: true },
  });
}

/**
 * Parses a file and stores its rows as a draft: nothing in the shop changes yet. An earlier draft is deleted. Of an Excel
 * file whose sheets were not chosen, and that has products in several, it only returns them.
 * @throws VALIDATION beside `file` with the reason
 */
export async function uploadImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  upload: Upload,
): Promise<{ id: number; vendor: ImportVendor | null } | { sheets: ProductSheet[] }> {
  const read = await readUpload(ctx, tentId, upload, () => fieldError("file", message("import.reading")));
  if (!upload.sheets && read.sheets.length > 1) return { sheets: read.sheets };
  return withTentLock(ctx, tentId, async (tx) => {
    if (await isImportUnderWay(tx, tentId)) throw fieldError("file", message("import.underWay"));
    return storeUpload(ctx, tx, tentId, upload, read);
  });
}

/** For a program, another import of the shop is a conflict: it ends by itself, and then the same file is accepted. */
const conflict = (key: "underWay" | "reading") =>
  new AppError("CONFLICT", { fields: { file: [message(`import.${key}`)] } });
const whileReading = () => conflict("reading");

/**
 * Parses a file and starts importing it, without questions: the safest proposal answers them, and the import's notices
 * say so. The draft of it is never seen, so that a program that is killed leaves none behind.
 * @throws VALIDATION beside `file` with the reason, CONFLICT while another import is written or undone
 */
export async function importAtOnce(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  upload: Upload,
): Promise<{ id: number; vendor: ImportVendor | null }> {
  if (await isImportUnderWay(ctx.db, tentId)) throw conflict("underWay"); // before a large file is parsed for nothing
  const { columns: guessed, ...read } = await readUpload(ctx, tentId, upload, whileReading);
  const { columns, notices: all } = read.from
    ? { columns: { ...guessed, confirmed: true }, notices: vendorNotices(read.from.extras) }
    : decideColumns(read.table, guessed, read.currency);
  const notices = all.filter((notice) => !isLeftOut(notice));
  const leftOut = [...(read.table.leftOut ?? []), ...all.filter(isLeftOut)];
  const table = { ...read.table, leftOut };
  const problem = importColumnsProblem(columns);
  if (problem) throw fieldError("file", problem);
  const { length: total } = new ImportSheet(table, columns).groups;
  return withTentLock(ctx, tentId, async (tx) => {
    if (await isImportUnderWay(tx, tentId)) throw conflict("underWay");
    const started = { total, notices: asJson(notices), startedAt: ctx.now(), status: "WAITING" } as const;
    const stored = await storeUpload(ctx, tx, tentId, upload, { ...read, table, columns }, started);
    await ctx.ports.jobs.enqueue(tx, "import-products", { importId: stored.id }, { key: importKey(stored.id) });
    return stored;
  });
}

const vendorNotices = ({ notes }: VendorExtras): ImportNotice[] =>
  notes.map(({ kind: note, ...rest }) => ({ kind: "vendor", note, ...rest }));
