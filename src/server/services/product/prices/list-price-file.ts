import {
  filePriceRows,
  MAX_UNREAD,
  readListColumns,
  readListFile,
  type UnreadRow,
} from "~/domain/price-lists/list-file";
import { ANY_TABLE } from "~/domain/product/import/vendors/vendor";
import type { PriceRow } from "~/domain/product/prices/price-change";
import type { ListFileApply, ListFilePreview } from "~/domain/product/prices/price-change-schemas";
import { plainLine } from "~/domain/text";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { type OpenPriceList, readOwnList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readShopTable } from "../import/read-shop-table";
import { type AppliedChange, applyPreviewed } from "./apply-price-change";
import { readListProducts } from "./read-list-products";
import { readPricedProducts } from "./read-priced-products";
import { showPriceRows } from "./show-price-rows";

interface ListFile {
  file: File;
  list: OpenPriceList;
  /** The column of prices that the merchant chose; null for the one that is found. */
  column: number | null;
}

/** What a file says of the prices of a list, and which of its rows could not be read. */
async function readPrices(ctx: ServiceContext, tentId: OwnedTentId, { file, list, column }: ListFile) {
  const busy = () => fieldError("file", message("import.reading"));
  const { table, shop, sheets } = await readShopTable(ctx, tentId, { file, kind: ANY_TABLE, busy });
  if (sheets.length > 1) throw fieldError("file", message("import.severalSheets"));
  const products = await readListProducts(ctx, tentId, list);
  const columns = readListColumns(table, list.name, column);
  if (columns.id === null && columns.sku === null && columns.name === null)
    throw fieldError("file", message("import.columnsNoName"));
  const read = readListFile(table, columns, { products, country: shop.decimal });
  return { ...read, header: table.header, column: columns.price, products };
}

type ReadPrices = Awaited<ReturnType<typeof readPrices>>;

async function rowsOf(
  tx: Tx,
  tentId: OwnedTentId,
  list: OpenPriceList | null,
  { prices, products }: ReadPrices,
): Promise<PriceRow[]> {
  const ids = [...new Set([...prices.keys()].map((key) => Number(key.split("/")[0])))];
  if (ids.length === 0) return [];
  return filePriceRows(await readPricedProducts(tx, tentId, { kind: "picked", ids }, list), prices, products);
}

/**
 * What a file of prices would change on a list, a page at a time; nothing is written.
 * @throws NOT_FOUND, and VALIDATION beside `file` with the reason
 */
export async function previewListFile(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { listId, file, column, page }: ListFilePreview,
) {
  const list = await readOwnList(ctx.db, tentId, listId);
  const read = await readPrices(ctx, tentId, { file, list, column });
  const rows = await rowsOf(ctx.db, tentId, list, read);
  const unread: UnreadRow[] = read.unread.slice(0, MAX_UNREAD);
  return {
    ...(await showPriceRows(ctx.db, tentId, rows, page)),
    header: read.header,
    column: read.column,
    unread,
    unreadRows: read.unread.length,
    emptyRows: read.empty,
  };
}

/**
 * Writes the previewed prices of a file as one change, which can be undone. The same client key is the same change.
 * @throws NOT_FOUND, CONFLICT when a price differs from the preview, and VALIDATION when nothing changes or prices move
 * further than usual without confirmation
 */
export async function applyListFile(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { file, column, ...previewed }: ListFileApply,
): Promise<AppliedChange> {
  const read = await readPrices(ctx, tentId, {
    file,
    list: await readOwnList(ctx.db, tentId, previewed.listId),
    column,
  });
  return applyPreviewed(ctx, tentId, previewed, {
    rowsOf: (tx, list) => rowsOf(tx, tentId, list, read),
    requestOf: async () => ({ scope: { kind: "file", name: plainLine(file.name).slice(0, 200) }, rule: null }),
    field: "file",
  });
}
