import { imageUrl } from "~/domain/product/images/image";
import { plainCell } from "~/domain/product/import/import-cells";
import {
  type ChoicesInput,
  type ColumnsInput,
  type CorrectedCells,
  importColumnsSchema,
  importTableSchema,
  PREVIEW_PAGE,
} from "~/domain/product/import/import-schemas";
import { columnName, type ImportTable, lineOf, shownAt } from "~/domain/product/import/import-table";
import type { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import type { PlannedProduct } from "~/domain/product/import/plan/planned-product";
import type { ImportPreviewKind } from "~/domain/product/import/preview-kinds";
import { foldText, storable } from "~/domain/text";
import { message, type ValidationKey } from "~/domain/validation-key";
import type { ImportVendor, Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { coverSelect } from "../crud/product-view";
import { asJson, findDraft, importKey, isImportUnderWay, sheetOf } from "./import-record";
import { readImportTent, readNamedProducts } from "./known-products";

/** Sets what the columns of a file contain. `onlyCosts` tells whether its prices can only be made of its costs. */
export async function setImportColumns(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, targets, decimals, byName }: ColumnsInput,
): Promise<{ onlyCosts: boolean }> {
  return withTentLock(ctx, tentId, async (tx) => {
    const row = await findDraft(tx, tentId, id);
    if (row.vendor) throw new AppError("STATE_NOT_ALLOWED"); // its columns are ours already
    const { header } = importTableSchema.parse(row.rows);
    if (targets.length !== header.length || decimals.length !== header.length) {
      throw fieldError("targets", message("common.invalid"));
    }
    const before = importColumnsSchema.parse(row.columns);
    const margin = targets.includes("cost") ? before.margin : null;
    const columns = asJson({ ...before, targets, decimals, byName, margin, confirmed: true });
    await tx.productImport.update({ where: { id, tentId }, data: { columns } });
    // a file with our ids is an export, whose prices are meant as they are
    if (!targets.includes("cost") || targets.includes("id")) return { onlyCosts: false };
    const costs = sheetOf({ rows: row.rows, columns: columns as Prisma.JsonValue }).costs();
    return { onlyCosts: costs.length > 0 && costs.every(({ price }) => price === null) };
  });
}

/** Stores the answers to what the file leaves open: prices by cost, titles, prices that fall. */
export async function chooseInImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, ...choices }: ChoicesInput,
): Promise<true> {
  await withTentLock(ctx, tentId, async (tx) => {
    const row = await findDraft(tx, tentId, id);
    const columns = { ...importColumnsSchema.parse(row.columns), ...choices };
    await tx.productImport.update({ where: { id, tentId }, data: { columns: asJson(columns) } });
  });
  return true;
}

/** The costs in a draft's file, by product: prices are made of them while the merchant types the percentage. */
export async function importCosts(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  const row = await findDraft(ctx.db, tentId, id);
  return { margin: importColumnsSchema.parse(row.columns).margin, costs: sheetOf(row).costs() };
}

interface Plan {
  sheet: ImportSheet;
  products: PlannedProduct[];
  newCategories: string[];
  /** Products planned as new ones, whose name the shop has already. */
  sameNames: number;
  limit: number;
}

async function planSheet(tx: Tx, tentId: OwnedTentId, sheet: ImportSheet, vendor: ImportVendor | null): Promise<Plan> {
  const { shop, room, limit } = await readImportTent(
    tx,
    tentId,
    sheet.asked(sheet.groups),
    await readNamedProducts(tx, tentId),
    vendor,
  );
  const products = sheet.groups.map((_, group) => sheet.plan(group, shop, room));
  return {
    sheet,
    products,
    newCategories: [...room.newCategories.values()],
    sameNames: products.filter(({ kind, name }) => kind === "new" && shop.names.has(foldText(name))).length,
    limit,
  };
}

/** A planned product for the preview, with its cells where they need correction. */
function toView({ table }: ImportSheet, planned: PlannedProduct) {
  const first = planned.rows[0] ?? 0;
  return {
    rows: planned.rows,
    line: lineOf(table, first),
    sheet: table.rows[first]?.sheet ?? null,
    kind: planned.kind,
    name: planned.name,
    changes: planned.changes,
    addedVariants: planned.addedVariants,
    variants: planned.kind === "new" ? (planned.variants?.list.length ?? 0) : 0,
    price: planned.kind === "new" ? (planned.values.price ?? null) : null,
    category: planned.kind === "new" ? (planned.values.category ?? null) : null,
    problems: planned.problems.map(({ row, column, key }) => ({
      row,
      column,
      key,
      line: lineOf(table, row),
      heading: column === null ? null : (table.header[column] ?? ""),
      letter: column === null ? "" : columnName(column),
      value: column === null ? "" : shownAt(table, row, column),
    })),
  };
}

/** Counts products that would be new, changed, unchanged or have problems, with one page of one of these kinds. */
export async function previewImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, kind: wanted, page }: { id: number; kind?: ImportPreviewKind | null | undefined; page: number },
) {
  const row = await findDraft(ctx.db, tentId, id);
  const plan = await planSheet(ctx.db, tentId, sheetOf(row), row.vendor);
  const count = (of: ImportPreviewKind) => plan.products.filter((planned) => planned.kind === of).length;
  const kind = wanted ?? (["problem", "new", "changed"] as const).find((one) => count(one) > 0) ?? "same";
  const same = kind === "problem" ? sameProblems(plan) : [];
  const solvedTogether = new Set(same.flatMap(({ products }) => products));
  const asked = plan.products.filter((planned) => planned.kind === kind && !solvedTogether.has(planned));
  const columns = importColumnsSchema.parse(row.columns);
  const dates = plan.sheet.dates();
  const falls = plan.products.filter((planned) => planned.falls.length > 0 && planned.kind !== "problem");
  const shownFalls = falls.slice(0, SHOWN_FALLS);
  const photos = await readCovers(
    ctx,
    tentId,
    shownFalls.flatMap(({ productId }) => productId ?? []),
  );
  return {
    id,
    fileName: row.fileName,
    byName: columns.byName,
    /** The file has costs beside its own prices, which could be made of them instead. */
    offersMargin: ["price", "cost"].every((field) => columns.targets.includes(field as "cost")) && !columns.margin,
    leftOut: plan.sheet.table.leftOut ?? [],
    dates: dates.slice(0, SHOWN_DATES),
    dateCount: dates.length,
    sections: plan.sheet.sections
      .slice(0, SHOWN_SECTIONS)
      .map((section) => ({ ...section, taken: !columns.notSections.includes(section.row) })),
    notSections: columns.notSections,
    keepFalls: columns.keepFalls,
    falls: {
      count: falls.length,
      products: shownFalls.map(({ productId, name, falls: own }) => ({
        productId,
        name,
        photo: (productId !== null && photos.get(productId)) || null,
        falls: own,
      })),
    },
    sameProblems: same.map(({ products: _, ...problem }) => problem),
    total: plan.products.length,
    counts: { new: count("new"), changed: count("changed"), same: count("same"), problem: count("problem") },
    newCategories: plan.newCategories,
    sameNames: plan.sameNames,
    limit: plan.limit,
    kind,
    page,
    pages: Math.max(1, Math.ceil(asked.length / PREVIEW_PAGE)),
    products: asked.slice((page - 1) * PREVIEW_PAGE, page * PREVIEW_PAGE).map((planned) => toView(plan.sheet, planned)),
  };
}

const SHOWN_SECTIONS = 100;
const SHOWN_FALLS = 20;
const SHOWN_DATES = 5;
const THUMB_PIXELS = 112;

/** The first photos of own products, by product. */
async function readCovers(ctx: ServiceContext, tentId: OwnedTentId, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.product.findMany({
    where: { tentId, id: { in: ids } },
    select: {
      id: true,
      images: coverSelect,
    },
  });
  return new Map(
    rows.flatMap(({ id, images: [cover] }) => (cover ? [[id, imageUrl(cover.image, THUMB_PIXELS)] as const] : [])),
  );
}

/** A problem that several rows have with the same text in the same column: one correction solves them all. */
function sameProblems({ sheet: { table }, products }: Plan) {
  const groups = new Map<
    string,
    { key: string; column: number; value: string; rows: number[]; products: PlannedProduct[] }
  >();
  for (const planned of products) {
    const [problem, ...more] = planned.problems;
    if (!problem || problem.column === null || more.length > 0) continue;
    const value = plainCell(shownAt(table, problem.row, problem.column));
    const name = JSON.stringify([problem.column, problem.key, foldText(value)]);
    const group = groups.get(name) ?? { key: problem.key, column: problem.column, value, rows: [], products: [] };
    groups.set(name, { ...group, rows: [...group.rows, problem.row], products: [...group.products, planned] });
  }
  return [...groups.values()]
    .filter(({ rows }) => rows.length > 1)
    .map((group) => ({
      ...group,
      key: group.key as ValidationKey,
      heading: table.header[group.column] ?? "",
      letter: columnName(group.column),
      names: group.products.slice(0, NAMED).map(({ name }) => name),
    }));
}

/** How many products a problem of many names. */
const NAMED = 3;

function mended(table: ImportTable, cells: CorrectedCells): ImportTable {
  const rows = table.rows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (const { row, column, value } of cells) {
    const target = rows[row];
    if (!target || column >= table.header.length) throw new AppError("NOT_FOUND");
    target.cells[column] = storable(value);
    if (target.shown) {
      const { [column]: _, ...shown } = target.shown;
      target.shown = shown;
    }
  }
  return { ...table, rows };
}

/** Stores corrected cells, and returns the resulting products of those rows. */
export async function correctImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, cells }: { id: number; cells: CorrectedCells },
) {
  return withTentLock(ctx, tentId, async (tx) => {
    const row = await findDraft(tx, tentId, id);
    const rows = mended(importTableSchema.parse(row.rows), cells);
    await tx.productImport.update({ where: { id, tentId }, data: { rows: asJson(rows) } });
    const plan = await planSheet(
      tx,
      tentId,
      sheetOf({ columns: row.columns, rows: asJson(rows) as never }),
      row.vendor,
    );
    const touched = new Set(cells.map((cell) => cell.row));
    return plan.products
      .filter((planned) => planned.rows.some((one) => touched.has(one)))
      .map((planned) => toView(plan.sheet, planned));
  });
}

/** Starts writing the products, after applying the last corrections. One import at a time per tent. */
export async function startImport(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, cells }: { id: number; cells: CorrectedCells },
): Promise<true> {
  await withTentLock(ctx, tentId, async (tx) => {
    const row = await findDraft(tx, tentId, id);
    if (await isImportUnderWay(tx, tentId)) throw new AppError("CONFLICT");
    const rows = asJson(mended(importTableSchema.parse(row.rows), cells));
    const { groups } = sheetOf({ columns: row.columns, rows: rows as never });
    await tx.productImport.update({
      where: { id, tentId },
      data: { rows, total: groups.length, startedAt: ctx.now(), status: "WAITING" },
    });
    await ctx.ports.jobs.enqueue(tx, "import-products", { importId: id }, { key: importKey(id) });
  });
  return true;
}
