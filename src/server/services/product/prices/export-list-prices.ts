import { fill } from "~/copy/fill";
import type { ListFileCopy } from "~/copy/list-file";
import { CSV_START, csvLine } from "~/domain/csv";
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
async function* listRows(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  list: OpenPriceList,
): AsyncGenerator<ExportCell[][]> {
  for await (const products of readListProducts(ctx, tentId, list)) {
    const entries = await readEntriesOfProducts(
      ctx.db,
      list.id,
      products.map(({ id }) => id),
    );
    yield products.flatMap((product) =>
      [null, ...product.variants].map((variant): ExportCell[] => {
        const variantId = variant?.id ?? null;
        const price = variant?.price ?? product.price;
        const listed = listPriceOf({ ...list, entries }, { productId: product.id, variantId }, price);
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
}

interface ListFile {
  name: string;
  headings: string[];
  rows: AsyncGenerator<ExportCell[][]>;
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
    rows: listRows(ctx, tentId, list),
  };
}

/** The prices of a list as CSV; reading the file again changes nothing. @throws NOT_FOUND */
export async function exportListCsv(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  copy: ListFileCopy,
): Promise<{ name: string; lines: AsyncGenerator<string> }> {
  const { name, headings, rows } = await readListFile(ctx, tentId, id, copy);
  const { countryId } = await ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { countryId: true } });
  const numbers = numberFormatOf(countryId);
  async function* lines() {
    yield CSV_START + csvLine(headings);
    for await (const page of rows) {
      yield page.map((row) => csvLine(row.map((cell) => cellForCsv(cell, numbers)))).join("");
    }
  }
  return { name, lines: lines() };
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
    const cells: (string | number | null)[][] = [];
    for await (const page of rows) cells.push(...page.map((row) => row.map(cellForSheet)));
    return { name, file: await sheetFile([{ name: copy.sheet, headings, rows: cells, widths: WIDTHS }]) };
  });
}
