import { amountFromCents } from "~/domain/money/money";
import { amountFromMilli } from "~/domain/money/quantity";
import type { ProductForm, VariantInput } from "~/domain/product/crud/schemas";
import type { ImportedValues, ImportSheet, PlannedProduct } from "~/domain/product/import/import-plan";
import { foldText } from "~/domain/text";
import type { ServiceContext } from "~/server/context";
import { addCategory } from "~/server/services/category/create-category";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { addProduct, lastPlace } from "../crud/create-product";
import { changeProduct } from "../crud/update-product";
import { asJson, leftOutOf, sheetOf } from "./import-record";
import { ImportNames, type ImportTent, readImportTent, readKnownProducts } from "./known-products";

const PART = 50;

/**
 * Writes a started import part by part. A part's products and the import's progress are one transaction, so it resumes
 * exactly where it stopped, however it was stopped. Ends when all parts are done or the import was cancelled.
 */
export async function runImport(
  ctx: ServiceContext,
  { importId }: { importId: number },
  signal?: AbortSignal,
): Promise<void> {
  const row = await ctx.db.productImport.findUnique({
    where: { id: importId },
    select: { tentId: true, startedAt: true, rows: true, columns: true },
  });
  if (!row?.startedAt) return;
  // The user who started it was proved to own the tent.
  const tentId = mintOwnedTentId(row.tentId);
  const run = { id: importId, sheet: sheetOf(row), names: new ImportNames() };
  for (let left = true; left; ) {
    signal?.throwIfAborted();
    left = (await writePart(ctx, tentId, run)) === "more";
  }
}

/** Marks the import as failed when the queue gave up on its job, so that the merchant sees it. */
export async function failImport(ctx: ServiceContext, { importId }: { importId: number }): Promise<void> {
  await ctx.db.productImport.updateMany({
    where: { id: importId, startedAt: { not: null }, status: { in: ["WAITING", "RUNNING"] } },
    data: { status: "FAILED", endedAt: ctx.now() },
  });
}

type Written = "more" | "all" | "nothing";

interface Run {
  id: number;
  sheet: ImportSheet;
  names: ImportNames;
}

/** Writes the next part, if the import is still running. */
function writePart(ctx: ServiceContext, tentId: OwnedTentId, { id, sheet, names }: Run): Promise<Written> {
  const write = async (change: TentChange): Promise<Written> => {
    const { tx } = change;
    await tx.$queryRaw`SELECT id FROM product_imports WHERE id = ${id} FOR UPDATE`;
    const row = await tx.productImport.findUnique({
      where: { id },
      select: { status: true, done: true, problems: true },
    });
    if (!row || !["WAITING", "RUNNING"].includes(row.status)) return "nothing";
    const groups = sheet.groups.slice(row.done, row.done + PART);
    const written = await writeGroups(change, { sheet, names }, row.done, groups);
    const done = row.done + groups.length;
    const ended = done >= sheet.groups.length;
    const count = (kind: PlannedProduct["kind"]) => written.filter((planned) => planned.kind === kind).length;
    const leftOut = written.filter(({ kind }) => kind === "problem").map(({ rows, problems }) => ({ rows, problems }));
    await tx.productImport.update({
      where: { id },
      data: {
        done,
        status: ended ? "DONE" : "RUNNING",
        ...(ended ? { endedAt: ctx.now() } : {}),
        created: { increment: count("new") },
        updated: { increment: count("changed") },
        same: { increment: count("same") },
        ...(leftOut.length > 0 ? { problems: asJson([...leftOutOf(row.problems), ...leftOut]) } : {}),
      },
    });
    return ended ? "all" : "more";
  };
  return changeTent(ctx, tentId, write, (written) => written !== "nothing");
}

async function writeGroups(
  change: TentChange,
  { sheet, names }: Pick<Run, "sheet" | "names">,
  from: number,
  groups: readonly (readonly number[])[],
): Promise<PlannedProduct[]> {
  const { tx, tentId } = change;
  const { shop, room } = await readImportTent(tx, tentId, sheet.asked(groups), await names.read(change));
  let place = await lastPlace(tx, tentId);
  const touched = new Set<number>();
  const added: number[] = [];
  const written: PlannedProduct[] = [];
  for (const index of groups.keys()) {
    let planned = sheet.plan(from + index, shop, room);
    if (planned.productId !== null && touched.has(planned.productId)) {
      for (const known of await readKnownProducts(tx, tentId, [planned.productId])) shop.products.set(known.id, known);
      planned = sheet.plan(from + index, shop, room);
    }
    written.push(planned);
    if (planned.kind !== "new" && planned.kind !== "changed") continue;
    const changes = await inputOf(change, shop, planned);
    if (planned.productId === null) {
      added.push(await addProduct(change, changes as ProductForm, place));
      place += 1;
    } else {
      await changeProduct(change, planned.productId, changes);
      touched.add(planned.productId);
    }
  }
  names.wrote([...touched, ...added]);
  return written;
}

/** The planned values in the form's input shape; creates a category that does not exist yet. */
async function inputOf(
  change: TentChange,
  shop: ImportTent,
  { values, variants, productId }: PlannedProduct,
): Promise<Partial<ProductForm>> {
  const { category, price, previousPrice, stock, step, minQuantity, ...same } = values as Partial<ImportedValues>;
  const list = variants?.list.map(
    (variant): VariantInput => ({
      ...(variant.id === undefined ? {} : { id: variant.id }),
      options: Object.fromEntries((variants?.options ?? []).map((name, index) => [name, variant.values[index] ?? ""])),
      price: amountFromCents(variant.price),
      sku: variant.sku,
      stock: amountFromMilli(variant.stock),
      paused: variant.paused,
    }),
  );
  return {
    ...same,
    ...(category === undefined ? {} : { categoryId: await categoryId(change, shop, category) }),
    ...(price === undefined ? {} : { price: amountFromCents(price) }),
    ...(previousPrice === undefined ? {} : { previousPrice: amountFromCents(previousPrice) }),
    ...(stock === undefined ? {} : { stock: amountFromMilli(stock) }),
    ...(step === undefined ? {} : { step: amountFromMilli(step) }),
    ...(minQuantity === undefined ? {} : { minQuantity: amountFromMilli(minQuantity) }),
    ...(list ? { variants: list } : productId === null ? { variants: [] } : {}),
  };
}

async function categoryId(change: TentChange, shop: ImportTent, name: string | null): Promise<number | null> {
  if (name === null) return null;
  const known = shop.categoryIds.get(foldText(name));
  if (known !== undefined) return known;
  const { id } = await addCategory(change, { name });
  shop.categoryIds.set(foldText(name), id);
  shop.categories.set(foldText(name), name);
  return id;
}
