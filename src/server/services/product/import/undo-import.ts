import { foldText } from "~/domain/text";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { productIdsIn } from "~/server/services/search/product-ids-in";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { changeProduct } from "../crud/update-product";
import { isAsImported, type ProductState, parseState, undoingOf } from "./import-changes";
import { isImportUnderWay, undoKey } from "./import-record";
import { inputOf } from "./import-values";
import { readKnownProducts } from "./known-products";
import { dropWaiting } from "./photos/claim-photo";

const PART = 50;
/** How many of the products that stay as they are the screen names. */
const NAMED = 5;

type Change = Prisma.ImportChangeGetPayload<Record<never, never>>;

/** An ended import that somebody may undo. @throws NOT_FOUND, and STATE_NOT_ALLOWED where there is nothing to undo */
async function findUndoable(tx: Tx, tentId: OwnedTentId, id: number) {
  const row = await tx.productImport.findFirst({
    where: { id, tentId },
    select: { endedAt: true, undo: true, _count: { select: { changes: { where: { outcome: null } } } } },
  });
  if (!row) throw new AppError("NOT_FOUND");
  const open = row.undo === null || row.undo === "FAILED";
  if (!row.endedAt || !open || row._count.changes === 0) throw new AppError("STATE_NOT_ALLOWED");
}

/**
 * Starts undoing an import: products that it changed get their values back, those that it created go to the bin.
 * @throws CONFLICT while another import is written or undone
 */
export async function undoImport(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await withTentLock(ctx, tentId, async (tx) => {
    await findUndoable(tx, tentId, id);
    if (await isImportUnderWay(tx, tentId)) throw new AppError("CONFLICT");
    await tx.productImport.updateMany({
      where: { tentId, closedAt: null, startedAt: { not: null } },
      data: { closedAt: ctx.now() },
    });
    await tx.productImport.update({ where: { id, tentId }, data: { undo: "WAITING", closedAt: null } });
    await dropWaiting(tx, { tentId, importId: id, now: ctx.now() });
    await ctx.ports.jobs.enqueue(tx, "import-products", { importId: id }, { key: undoKey(id) });
  });
  return true;
}

interface Outcomes {
  back: (Change & { before: Prisma.JsonValue })[];
  binned: number[];
  left: Change[];
}

/** What undoing does to each product: one that somebody changed since the import stays as it is. */
async function planUndo(tx: Tx, tentId: OwnedTentId, changes: readonly Change[]): Promise<Outcomes> {
  const known = await readKnownProducts(
    tx,
    tentId,
    changes.map(({ productId }) => productId),
  );
  const products = new Map(known.map((product) => [product.id, product]));
  const categories = await tx.category.findMany({ where: { tentId }, select: { name: true } });
  const named = new Set(categories.map(({ name }) => foldText(name)));
  const hasCategory = ({ values: { category } }: ProductState) => !category || named.has(foldText(category));
  const created = changes.filter(({ before }) => before === null);
  const ownPhotos = await tx.productImage.groupBy({
    by: ["productId"],
    where: {
      productId: { in: created.map(({ productId }) => productId) },
      NOT: { image: { importPhoto: { importId: { in: [...new Set(created.map(({ importId }) => importId))] } } } },
    },
  });
  /** Products that got photos from elsewhere than this import. */
  const photographed = new Set(ownPhotos.map(({ productId }) => productId));
  const outcomes: Outcomes = { back: [], binned: [], left: [] };
  for (const change of changes) {
    const product = products.get(change.productId);
    const same = product !== undefined && isAsImported(product, parseState(change.after));
    if (change.before === null) {
      if (same && !photographed.has(change.productId)) outcomes.binned.push(change.productId);
      else outcomes.left.push(change);
    } else if (same && hasCategory(parseState(change.before))) outcomes.back.push(change);
    else outcomes.left.push(change);
  }
  return outcomes;
}

/** Counts what undoing an import would do now, with the names of products that would stay as they are. */
export async function previewUndo(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  await findUndoable(ctx.db, tentId, id);
  const changes = await ctx.db.importChange.findMany({
    where: { importId: id, outcome: null, import: { tentId } },
    orderBy: { productId: "asc" },
  });
  const { back, binned, left } = await planUndo(ctx.db, tentId, changes);
  return {
    back: back.length,
    binned: binned.length,
    left: left.length,
    leftNames: await namesOf(ctx.db, tentId, left),
  };
}

async function namesOf(tx: Tx, tentId: OwnedTentId, left: readonly { productId: number }[]): Promise<string[]> {
  const ids = left.slice(0, NAMED).map(({ productId }) => productId);
  const rows = await tx.product.findMany({ where: { tentId, id: { in: ids } }, select: { name: true } });
  return rows.map(({ name }) => name);
}

/** What undoing an import has done so far. */
export async function undoneSoFar(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  const where = { importId: id, import: { tentId } };
  const [outcomes, left] = await Promise.all([
    ctx.db.importChange.groupBy({ by: ["outcome"], where, _count: true }),
    ctx.db.importChange.findMany({
      where: { ...where, outcome: "LEFT" },
      select: { productId: true },
      orderBy: { productId: "asc" },
      take: NAMED,
    }),
  ]);
  const count = (of: "BACK" | "LEFT" | null) => outcomes.find(({ outcome }) => outcome === of)?._count ?? 0;
  return {
    back: count("BACK"),
    left: count("LEFT"),
    total: count("BACK") + count("LEFT") + count(null),
    leftNames: await namesOf(ctx.db, tentId, left),
  };
}

/**
 * Undoes an import part by part. Each part and its outcome are one transaction, so it goes on where it stopped, however
 * it was stopped.
 */
export async function undoParts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  importId: number,
  signal?: AbortSignal,
): Promise<void> {
  for (let left = true; left; ) {
    signal?.throwIfAborted();
    left = await changeTent(ctx, tentId, (change) => undoPart(ctx, change, importId));
  }
}

/** Undoes the next products; false once nothing is left. */
async function undoPart(ctx: ServiceContext, change: TentChange, importId: number): Promise<boolean> {
  const { tx, tentId } = change;
  await tx.$queryRaw`SELECT id FROM product_imports WHERE id = ${importId} FOR UPDATE`;
  const row = await tx.productImport.findFirst({
    where: { id: importId, tentId },
    select: { undo: true, newCategories: true },
  });
  if (row?.undo !== "WAITING" && row?.undo !== "RUNNING") return false;
  const changes = await tx.importChange.findMany({
    where: { importId, outcome: null },
    orderBy: { productId: "asc" },
    take: PART,
  });
  const { back, binned, left } = await planUndo(tx, tentId, changes);
  const categories = await tx.category.findMany({ where: { tentId }, select: { id: true, name: true } });
  const shop = {
    categoryIds: new Map(categories.map(({ id, name }) => [foldText(name), id])),
    categories: new Map(categories.map(({ name }) => [foldText(name), name])),
  };
  for (const { productId, before } of back) {
    await changeProduct(change, productId, await inputOf(change, shop, undoingOf(productId, parseState(before))));
  }
  await tx.product.updateMany({ where: { tentId, id: { in: binned } }, data: { deletedAt: ctx.now() } });
  const outcomes = [
    { ids: [...back.map(({ productId }) => productId), ...binned], outcome: "BACK" },
    { ids: left.map(({ productId }) => productId), outcome: "LEFT" },
  ] as const;
  for (const { ids, outcome } of outcomes) {
    await tx.importChange.updateMany({ where: { importId, productId: { in: [...ids] } }, data: { outcome } });
  }
  const ended = changes.length < PART;
  if (ended) {
    await removeEmpty(change, row.newCategories);
    await removePhotos(change, importId);
  }
  await tx.productImport.update({
    where: { id: importId },
    data: ended ? { undo: "DONE", undoneAt: ctx.now() } : { undo: "RUNNING" },
  });
  return !ended;
}

/**
 * Deletes the photos that the import brought to products that stay, unless somebody changed those since. The sweep deletes
 * their files. Products in the bin keep theirs. The addresses are forgotten, so that another import fetches them again.
 */
async function removePhotos({ tx, tentId }: TentChange, importId: number): Promise<void> {
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM import_photos AS photo USING products AS product
      WHERE photo.import_id = ${importId} AND photo.tent_id = ${tentId} AND photo.image_id IS NOT NULL
        AND product.id = photo.product_id AND product.deleted_at IS NULL
        AND NOT EXISTS (
          SELECT FROM import_changes AS change
          WHERE change.import_id = ${importId} AND change.product_id = photo.product_id
            AND change.outcome = 'LEFT')
      RETURNING photo.image_id)
    DELETE FROM images WHERE tent_id = ${tentId} AND id IN (SELECT image_id FROM gone)`;
}

/** Deletes the categories that the import created, unless products are in them now. */
async function removeEmpty({ tx, tentId }: TentChange, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const binned = await productIdsIn(tx, tentId, ids);
  await tx.category.deleteMany({
    where: { tentId, id: { in: [...ids] }, imageId: null, products: { none: { deletedAt: null } } },
  });
  await writeSearchTexts(tx, binned);
}
