import { fill } from "~/copy/fill";
import type { ListFileCopy } from "~/copy/list-file";
import { CSV_START, csvLine } from "~/domain/csv";
import { grouped } from "~/domain/grouped";
import { numberFormatOf } from "~/domain/money/number-format";
import { listPriceOf } from "~/domain/pricing/unit-price";
import { cellForCsv, cellForSheet, type ExportCell } from "~/domain/product/import/export-rows";
import { semaphore } from "~/lib/semaphore";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { readEntriesOfProducts } from "~/server/services/price-lists/list-entries";
import { type OpenPriceList, readOwnList } from "~/server/services/price-lists/open-list";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { sheetFile } from "../import/sheet-file";
import { readListProducts } from "./read-list-products";

/** One at a time: the whole file is held in memory. */
const oneAtATime = semaphore({ slots: 1, queue: { length: 8, full: () => new AppError("BUSY") } });

const WIDTHS = [8, 16, 16, 40, 24, 14, 20];

const text = (value: string | null): ExportCell => (value ? { kind: "text", text: value } : null);

/** What each product and each variant costs, for everybody and on the list: a row each. */
async function listRows(ctx: ServiceContext, tentId: OwnedTentId, list: OpenPriceList): Promise<ExportCell[][]> {
  const products = await readListProducts(ctx, tentId, list);
  const ids = products.map(({ id }) => id);
  const own = await readEntriesOfProducts(ctx.db, list.id, ids);
  const entries = grouped(own.map((entry) => [entry.productId, entry] as const));
  return products.flatMap((product) =>
    [null, ...product.variants].map((variant): ExportCell[] => {
      const variantId = variant?.id ?? null;
      const price = variant?.price ?? product.price;
      const terms = { ...list, entries: entries.get(product.id) ?? [] };
      const listed = listPriceOf(terms, { productId: product.id, variantId }, price);
      return [
        { kind: "whole", value: product.id },
        variantId === null ? null : { kind: "whole", value: variantId },
        text((variant ?? product).sku),
        text(product.name),
        text(variant?.values.join(", ") ?? null),
        price === null ? null : { kind: "price", cents: price },
        listed === null ? null : { kind: "price", cents: listed },
      ];
    }),
  );
}

interface ListFile {
  name: string;
  headings: string[];
  rows: ExportCell[][];
}

async function readListFile(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  copy: ListFileCopy,
): Promise<ListFile> {
  const list = await readOwnList(ctx.db, tentId, id);
  const { id: own, variantId, sku, name, variant, publicPrice, listPrice } = copy.headings;
  return {
    name: fill(copy.file, { name: list.name }),
    headings: [own, variantId, sku, name, variant, publicPrice, fill(listPrice, { name: list.name })],
    rows: await listRows(ctx, tentId, list),
  };
}

/** The prices of a list as CSV; reading the file again changes nothing. @throws NOT_FOUND */
export async function exportListCsv(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  copy: ListFileCopy,
): Promise<{ name: string; lines: string[] }> {
  const { name, headings, rows } = await readListFile(ctx, tentId, id, copy);
  const { countryId } = await ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { countryId: true } });
  const numbers = numberFormatOf(countryId);
  const lines = rows.map((row) => csvLine(row.map((cell) => cellForCsv(cell, numbers))));
  return { name, lines: [CSV_START + csvLine(headings), ...lines] };
}

/** The same as an Excel file. @throws NOT_FOUND */
export function exportListXlsx(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  copy: ListFileCopy,
): Promise<{ name: string; file: Buffer }> {
  return oneAtATime(async () => {
    const { name, headings, rows } = await readListFile(ctx, tentId, id, copy);
    const cells = rows.map((row) => row.map(cellForSheet));
    return { name, file: await sheetFile([{ name: copy.sheet, headings, rows: cells, widths: WIDTHS }]) };
  });
}
