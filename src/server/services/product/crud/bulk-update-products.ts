import { binSince } from "~/domain/product/crud/bin";
import type { BulkChange, BulkStep, ProductSelection } from "~/domain/product/crud/bulk";
import { MAX_BULK } from "~/domain/product/crud/bulk-limit";
import type { ServiceContext } from "~/server/context";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { checkCategory } from "./check-category";
import { selectedIds } from "./selected-ids";
import { claimProductRoom } from "./with-product-room";

export interface BulkResult {
  /** Number of products that were changed. */
  changed: number;
  /** The steps that undo the change; empty when nothing changed. */
  undo: BulkStep[];
}

/** Splits the ids into steps of the size that a request may carry. */
function byId(ids: number[], change: BulkChange): BulkStep[] {
  const steps: BulkStep[] = [];
  for (let at = 0; at < ids.length; at += MAX_BULK) {
    steps.push({ selection: { ids: ids.slice(at, at + MAX_BULK) }, change });
  }
  return steps;
}

/** Applies a change to the tent's matching products; those in the bin are left to `restore`. */
async function applyChange(
  ctx: ServiceContext,
  tentChange: TentChange,
  { selection, change }: BulkStep,
): Promise<BulkStep[]> {
  const { tx, tentId } = tentChange;
  const id = { in: await selectedIds(ctx, tx, tentId, selection) };
  const shown = { id, tentId, deletedAt: null };
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);
  const select = { id: true };
  switch (change.kind) {
    case "pause": {
      const { paused } = change;
      const data = { paused };
      const rows = await tx.product.updateManyAndReturn({ where: { ...shown, paused: !paused }, data, select });
      return byId(idsOf(rows), { kind: "pause", paused: !paused });
    }
    case "offer": {
      const { offer } = change;
      const data = { offer };
      const rows = await tx.product.updateManyAndReturn({ where: { ...shown, offer: !offer }, data, select });
      return byId(idsOf(rows), { kind: "offer", offer: !offer });
    }
    case "category":
      return moveToCategory(tentChange, id.in, change.categoryId);
    case "delete": {
      const data = { deletedAt: ctx.now() };
      const rows = await tx.product.updateManyAndReturn({ where: shown, data, select });
      return byId(idsOf(rows), { kind: "restore" });
    }
    case "restore": {
      const binned = { id, tentId, deletedAt: { gt: binSince(ctx.now()) } };
      await claimProductRoom(tentChange, await tx.product.count({ where: binned }));
      const rows = await tx.product.updateManyAndReturn({ where: binned, data: { deletedAt: null }, select });
      return byId(idsOf(rows), { kind: "delete" });
    }
  }
}

async function moveToCategory(
  { tx, tentId }: TentChange,
  ids: number[],
  categoryId: number | null,
): Promise<BulkStep[]> {
  await checkCategory(tx, tentId, categoryId);
  const rows = await tx.product.findMany({
    where: { id: { in: ids }, tentId, deletedAt: null },
    select: { id: true, categoryId: true },
  });
  const left = new Map<number | null, number[]>();
  for (const row of rows) {
    if (row.categoryId !== categoryId) left.set(row.categoryId, [...(left.get(row.categoryId) ?? []), row.id]);
  }
  const moved = [...left.values()].flat();
  await tx.product.updateMany({ where: { id: { in: moved }, tentId }, data: { categoryId } });
  await writeSearchTexts(tx, moved);
  return [...left].flatMap(([before, moved]) => byId(moved, { kind: "category", categoryId: before }));
}

const idsIn = ({ selection }: { selection: ProductSelection }) => ("ids" in selection ? selection.ids.length : 0);
const countChanged = (undo: readonly BulkStep[]) => undo.reduce((sum, step) => sum + idsIn(step), 0);

/**
 * Pauses, offers, categorizes, bins or restores many products, all or nothing.
 * @throws NOT_FOUND when one of the ids is not a product of the tent, PRODUCT_LIMIT when too many are restored
 */
export async function bulkUpdateProducts(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  steps: readonly BulkStep[],
): Promise<BulkResult> {
  const undo = await changeTent(
    ctx,
    tentId,
    async (change) => {
      const back: BulkStep[] = [];
      for (const step of steps) back.unshift(...(await applyChange(ctx, change, step)));
      return back;
    },
    (back) => countChanged(back) > 0,
  );
  return { changed: countChanged(undo), undo };
}
