import type { ProductForm } from "~/domain/product/crud/schemas";
import { importNoticesSchema, noticesOf } from "~/domain/product/import/import-notices";
import type { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import type { PlannedProduct } from "~/domain/product/import/plan/planned-product";
import { type VendorExtras, vendorExtrasSchema } from "~/domain/product/import/vendors/vendor-extras";
import type { ImportVendor } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { addProduct, lastPlace } from "../crud/create-product";
import { changeProduct } from "../crud/update-product";
import { createdBy, type ImportedProduct, productState, recordChanges } from "./import-changes";
import { asJson, beingUndone, beingWritten, leftOutOf, sheetOf } from "./import-record";
import { inputOf } from "./import-values";
import { ImportNames, readImportTent, readKnownProducts } from "./known-products";
import { undoParts } from "./undo-import";
import { recordOrigins, type VendorProductWritten } from "./vendor-origins";

const PART = 50;

/**
 * Writes a started import part by part. A part's products and the import's progress are one transaction, so it resumes
 * exactly where it stopped, however it was stopped. Ends when all parts are done or the import was cancelled. An import
 * that is being undone is undone in the same way.
 */
export async function runImport(
  ctx: ServiceContext,
  { importId }: { importId: number },
  signal?: AbortSignal,
): Promise<void> {
  const row = await ctx.db.productImport.findUnique({
    where: { id: importId },
    select: { tentId: true, startedAt: true, rows: true, columns: true, undo: true, vendor: true, extras: true },
  });
  if (!row?.startedAt) return;
  // The user who started it was proved to own the tent.
  const tentId = mintOwnedTentId(row.tentId);
  if (row.undo) return undoParts(ctx, tentId, importId, signal);
  const { vendor } = row;
  const from = vendor && { vendor, extras: vendorExtrasSchema.parse(row.extras) };
  const run: Run = { id: importId, sheet: sheetOf(row), names: new ImportNames(await createdBy(ctx, importId)), from };
  for (let left = true; left; ) {
    signal?.throwIfAborted();
    left = (await writePart(ctx, tentId, run)) === "more";
  }
}

/** Marks the import as failed when the queue gave up on its job, so that the merchant sees it. */
export async function failImport(ctx: ServiceContext, { importId }: { importId: number }): Promise<void> {
  await ctx.db.productImport.updateMany({
    where: { id: importId, ...beingWritten },
    data: { status: "FAILED", endedAt: ctx.now() },
  });
  await ctx.db.productImport.updateMany({ where: { id: importId, ...beingUndone }, data: { undo: "FAILED" } });
}

type Written = "more" | "all" | "nothing";

interface Run {
  id: number;
  sheet: ImportSheet;
  names: ImportNames;
  /** Null for a list of the merchant's own. */
  from: { vendor: ImportVendor; extras: VendorExtras } | null;
}

/** Writes the next part, if the import is still running. */
function writePart(ctx: ServiceContext, tentId: OwnedTentId, run: Run): Promise<Written> {
  const { id, sheet } = run;
  const write = async (change: TentChange): Promise<Written> => {
    const { tx } = change;
    await tx.$queryRaw`SELECT id FROM product_imports WHERE id = ${id} FOR UPDATE`;
    const row = await tx.productImport.findUnique({
      where: { id },
      select: { status: true, done: true, problems: true, newCategories: true, notices: true },
    });
    if (!row || !["WAITING", "RUNNING"].includes(row.status)) return "nothing";
    const groups = sheet.groups.slice(row.done, row.done + PART);
    const { written, categories } = await writeGroups(ctx, change, run, row.done, groups);
    const done = row.done + groups.length;
    const ended = done >= sheet.groups.length;
    const count = (kind: PlannedProduct["kind"]) => written.filter((planned) => planned.kind === kind).length;
    const notices = written.flatMap((planned) => noticesOf(sheet, planned));
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
        newCategories: [...row.newCategories, ...categories],
        ...(leftOut.length > 0 ? { problems: asJson([...leftOutOf(row.problems), ...leftOut]) } : {}),
        ...(notices.length > 0 ? { notices: asJson([...importNoticesSchema.parse(row.notices), ...notices]) } : {}),
      },
    });
    return ended ? "all" : "more";
  };
  return changeTent(ctx, tentId, write, (written) => written !== "nothing");
}

async function writeGroups(
  ctx: ServiceContext,
  change: TentChange,
  { id, sheet, names, from: origin }: Run,
  from: number,
  groups: readonly (readonly number[])[],
): Promise<{ written: PlannedProduct[]; categories: number[] }> {
  const { tx, tentId } = change;
  const { shop, room } = await readImportTent(
    tx,
    tentId,
    sheet.asked(groups),
    await names.read(change),
    origin?.vendor ?? null,
  );
  let place = await lastPlace(tx, tentId);
  const touched = new Set<number>();
  const added: number[] = [];
  const written: PlannedProduct[] = [];
  const before: ImportedProduct[] = [];
  const ofVendor: VendorProductWritten[] = [];
  const known = new Set(shop.categoryIds.values());
  for (const index of groups.keys()) {
    let planned = sheet.plan(from + index, shop, room);
    if (planned.productId !== null && touched.has(planned.productId)) {
      for (const known of await readKnownProducts(tx, tentId, [planned.productId])) shop.products.set(known.id, known);
      planned = sheet.plan(from + index, shop, room);
    }
    written.push(planned);
    const wrote = (productId: number, isNew: boolean) => {
      ofVendor.push({ ...sheet.identityOf(from + index), productId, isNew });
    };
    if (planned.kind === "same" && planned.productId !== null) wrote(planned.productId, false);
    if (planned.kind !== "new" && planned.kind !== "changed") continue;
    const changes = await inputOf(change, shop, planned);
    if (planned.productId === null) {
      const productId = await addProduct(change, changes as ProductForm, place);
      added.push(productId);
      wrote(productId, true);
      before.push({ productId, before: null });
      place += 1;
    } else {
      const product = shop.products.get(planned.productId);
      if (product) before.push({ productId: planned.productId, before: productState(product, planned) });
      await changeProduct(change, planned.productId, changes);
      touched.add(planned.productId);
      wrote(planned.productId, false);
    }
  }
  names.wrote({ changed: touched, created: added });
  await recordChanges(change, id, before);
  if (origin) await recordOrigins(ctx, change, { id, ...origin, origins: shop.origins }, ofVendor);
  return { written, categories: [...shop.categoryIds.values()].filter((category) => !known.has(category)) };
}
