import type { ProductImportCopy } from "~/copy/product-import";
import { CSV_START, csvLine, guarded } from "~/domain/csv";
import { numberFormatOf } from "~/domain/money/number-format";
import type { ProductScope } from "~/domain/product/crud/bulk";
import {
  cellForCsv,
  cellForSheet,
  EXPORT_FIELDS,
  type ExportCell,
  type ExportField,
  exportRows,
  PRODUCT_EXPORT_LIMIT,
} from "~/domain/product/import/export-rows";
import { NUMBER_FIELDS } from "~/domain/product/import/import-columns";
import { importColumnsSchema, importTableSchema } from "~/domain/product/import/import-schemas";
import { shownCell, type TableRow } from "~/domain/product/import/import-table";
import type { ValidationKey } from "~/domain/validation-key";
import { semaphore } from "~/lib/semaphore";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { matchingQuery } from "../crud/product-rows";
import { leftOutOf } from "./import-record";
import { readKnownProducts } from "./known-products";
import { sheetFile } from "./sheet-file";

const PAGE = 250;

export type ExportScope = ProductScope;

/** The ids of all products that the list shows for the same scope; products in the bin are never exported. */
async function exportedIds(ctx: ServiceContext, tentId: OwnedTentId, scope: ExportScope): Promise<number[]> {
  const wanted = scope.filter === "bin" ? { ...scope, filter: null } : scope;
  const rows = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT found.id FROM (${matchingQuery(tentId, wanted, null)}) found ORDER BY found.id LIMIT ${PRODUCT_EXPORT_LIMIT}`;
  return rows.map(({ id }) => id);
}

async function* exportedPages(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: ExportScope,
): AsyncGenerator<ExportCell[][]> {
  const ids = await exportedIds(ctx, tentId, scope);
  for (let at = 0; at < ids.length; at += PAGE) {
    const products = await readKnownProducts(ctx.db, tentId, ids.slice(at, at + PAGE));
    yield products.flatMap(exportRows);
  }
}

/** The tent's products as CSV, one page at a time; importing the file again changes nothing. */
export async function* exportCsv(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: ExportScope,
  { headings }: ProductImportCopy,
): AsyncGenerator<string> {
  const { countryId } = await ctx.db.tent.findUniqueOrThrow({ where: { id: tentId }, select: { countryId: true } });
  const numbers = numberFormatOf(countryId);
  yield CSV_START + csvLine(EXPORT_FIELDS.map((field) => headings[field]));
  for await (const rows of exportedPages(ctx, tentId, scope)) {
    yield rows.map((row) => csvLine(row.map((cell) => cellForCsv(cell, numbers)))).join("");
  }
}

/** One at a time: the whole file is held in memory. */
const oneAtATime = semaphore({ slots: 1, queue: { length: 8, full: () => new AppError("BUSY") } });

const WIDTHS: Partial<Record<ExportField, number>> = {
  id: 8,
  sku: 16,
  name: 40,
  description: 40,
  category: 20,
  step: 14,
};
const widths = EXPORT_FIELDS.map((field) => WIDTHS[field] ?? 12);

/** The same as an Excel file. */
export function exportXlsx(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  scope: ExportScope,
  { headings, template }: ProductImportCopy,
): Promise<Buffer> {
  return oneAtATime(async () => {
    const rows: (string | number | null)[][] = [];
    for await (const page of exportedPages(ctx, tentId, scope)) rows.push(...page.map((row) => row.map(cellForSheet)));
    return sheetFile([{ name: template.sheet, headings: EXPORT_FIELDS.map((field) => headings[field]), rows, widths }]);
  });
}

type Example = Partial<Record<ExportField, string | number>>;

/** The Excel template: example rows, and a second sheet that explains each column. */
export function importTemplate({ headings, help, template, examples }: ProductImportCopy): Promise<Buffer> {
  const shirt = { name: examples.shirt, option1: examples.size, option2: examples.colour } as const;
  const rows: Example[] = [
    {
      sku: "ALM-01",
      name: examples.yerba,
      category: examples.other,
      price: 4500,
      previousPrice: 5200,
      stock: 20,
      unit: "unidad",
      paused: "no",
      offer: "sí",
    },
    { sku: "REM", name: examples.shirt, description: examples.shirtText, category: examples.category, price: 12900.5 },
    { ...shirt, sku: "REM-S-R", value1: "S", value2: examples.red, stock: 4 },
    { ...shirt, sku: "REM-M-A", value1: "M", value2: examples.blue, stock: 2, price: 13900 },
  ];
  const names = EXPORT_FIELDS.filter((field) => !/3$/.test(field));
  return sheetFile([
    {
      name: template.sheet,
      headings: names.map((field) => headings[field]),
      rows: rows.map((row) => names.map((field) => row[field] ?? null)),
      widths,
    },
    {
      name: template.help,
      headings: [template.column, template.explanation],
      rows: names.map((field) => [headings[field], help[field]]),
      widths: [20, 110],
    },
  ]);
}

/** The rows that an import left out, each with the reason. */
export async function exportLeftOut(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  id: number,
  { productImport, validation }: { productImport: ProductImportCopy; validation: Record<ValidationKey, string> },
): Promise<Buffer> {
  const record = requireFound(
    await ctx.db.productImport.findFirst({ where: { id, tentId, startedAt: { not: null } } }),
  );
  const { header, rows } = importTableSchema.parse(record.rows);
  const { targets } = importColumnsSchema.parse(record.columns);
  const cellsOf = (row: TableRow) =>
    row.cells.map((cell, column) =>
      NUMBER_FIELDS.includes(targets[column] ?? "skip") ? cell : shownCell(row, column),
    );
  const sentences: Record<string, string> = validation;
  const left = leftOutOf(record.problems).flatMap((product) =>
    product.rows.map((row) => ({
      cells: rows[row] ? cellsOf(rows[row]) : [],
      why: product.problems
        .filter((problem) => problem.row === row)
        .map(({ column, key }) => `${column === null ? "" : `${header[column]}: `}${sentences[key] ?? key}`)
        .join(" "),
    })),
  );
  return sheetFile([
    {
      name: productImport.template.sheet,
      headings: [...header, productImport.problemHeading],
      rows: left.map(({ cells, why }) => [
        ...cells.map((cell) => (typeof cell === "number" ? cell : guarded(cell))),
        why,
      ]),
      widths: [...header.map(() => 16), 60],
    },
  ]);
}
