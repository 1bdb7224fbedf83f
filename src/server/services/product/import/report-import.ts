import { importNoticesSchema } from "~/domain/product/import/import-notices";
import { LEFT_BEHIND } from "~/domain/product/import/vendors/vendor";
import type { WorkStatus } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { leftOutOf, readLeftOut } from "./import-record";
import { photoProgress } from "./photos/photo-progress";

export const IMPORT_STATES = ["queued", "running", "done", "failed", "cancelled", "undone"] as const;
type ImportState = (typeof IMPORT_STATES)[number];

const WRITING: Record<WorkStatus, ImportState> = {
  WAITING: "queued",
  RUNNING: "running",
  DONE: "done",
  FAILED: "failed",
  CANCELLED: "cancelled",
};
const UNDOING: Record<WorkStatus, ImportState> = { ...WRITING, WAITING: "running", DONE: "undone" };

interface Progress {
  status: WorkStatus;
  undo: WorkStatus | null;
  photos: { waiting: number; cancelled: number };
}

/** An import is done when its photos are; undoing it is what goes on last. */
function stateOf({ status, undo, photos }: Progress): ImportState {
  if (undo !== null) return UNDOING[undo];
  if (status !== "DONE") return WRITING[status];
  if (photos.cancelled > 0) return "cancelled";
  return photos.waiting > 0 ? "running" : "done";
}

/** More than one answer of the API tells. */
const NAMED_PHOTOS = 1_000;

type Failure = Awaited<ReturnType<typeof photoProgress>>["failures"][number];

/** Failed photos, with the row of their product; that of the headings where the product has no row any more. */
async function photoNotices(ctx: ServiceContext, id: number, failures: readonly Failure[]) {
  if (failures.length === 0) return [];
  // the key is the first column of a vendor's file; the rows of a large one are not worth reading whole
  const lines = await ctx.db.$queryRaw<{ product_id: number; line: number }[]>`
    SELECT origin.product_id, min((line.item->>'line')::int) AS line
    FROM product_imports import
    CROSS JOIN LATERAL jsonb_array_elements(import.rows->'rows') AS line(item)
    JOIN product_origins origin ON origin.tent_id = import.tent_id AND origin.vendor = import.vendor
      AND origin.key = line.item->'cells'->>0
    WHERE import.id = ${id} AND origin.product_id = ANY(${[...new Set(failures.map(({ productId }) => productId))]})
    GROUP BY origin.product_id`;
  const lineOf = new Map(lines.map(({ product_id, line }) => [product_id, line]));
  return failures.map(({ productId, productName: name, url, reason }) => {
    return { kind: "photo" as const, line: lineOf.get(productId) ?? 1, name, url, reason };
  });
}

/** How far a started import is, and what it decided without asking or left out. @throws NOT_FOUND */
export async function reportImport(ctx: ServiceContext, tentId: OwnedTentId, id: number) {
  const row = requireFound(
    await ctx.db.productImport.findFirst({
      where: { id, tentId, startedAt: { not: null } },
      select: {
        vendor: true,
        status: true,
        undo: true,
        created: true,
        updated: true,
        same: true,
        problems: true,
        notices: true,
        tent: { select: { country: { select: { id: true, symbol: true } } } },
      },
    }),
  );
  const notices = [...(await readLeftOut(ctx.db, tentId, id)), ...importNoticesSchema.parse(row.notices)];
  const photos = await photoProgress(ctx, tentId, id, NAMED_PHOTOS);
  const leftBehind = notices.filter((notice) => notice.kind === "vendor" && LEFT_BEHIND.includes(notice.note));
  return {
    id,
    vendor: row.vendor,
    state: stateOf({ ...row, photos }),
    counts: {
      created: row.created,
      updated: row.updated,
      unchanged: row.same,
      skipped: leftOutOf(row.problems).length + leftBehind.length,
    },
    photos: { total: photos.total, done: photos.done, failed: photos.failed },
    notices: [...notices, ...(await photoNotices(ctx, id, photos.failures))].toSorted(
      (one, other) => one.line - other.line,
    ),
    /** With the failed photos that are not listed. */
    noticed: notices.length + photos.failed,
    /** For the wording of what is told, and its prices. */
    country: row.tent.country,
  };
}
