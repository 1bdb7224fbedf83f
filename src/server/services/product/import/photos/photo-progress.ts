import { MINUTE_MS } from "~/domain/duration";
import { imageUrl } from "~/domain/product/images/image";
import { failureFrom } from "~/domain/product/import/photo-failure";
import { secondsLeft } from "~/domain/product/import/time-left";
import type { WorkStatus } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** How many failed photos are named. */
const NAMED = 50;
/** How many of the photos that came last are shown. */
const SHOWN = 12;
const THUMB_PIXELS = 112;
/** The pace is that of the last photos, of some minutes at most: a photo may be tried again after five. */
const PACED = 60;
const PACE_MS = 3 * MINUTE_MS;

/** How far the photos of an import are, with the first failures. @throws NOT_FOUND */
export async function photoProgress(ctx: ServiceContext, tentId: OwnedTentId, importId: number, named = NAMED) {
  requireFound(await ctx.db.productImport.findFirst({ where: { id: importId, tentId }, select: { id: true } }));
  const where = { tentId, importId };
  const now = ctx.now();
  const [counts, latest, failures] = await Promise.all([
    ctx.db.importPhoto.groupBy({ by: ["status"], where, _count: true }),
    ctx.db.importPhoto.findMany({
      where: { ...where, status: { in: ["DONE", "FAILED"] }, endedAt: { gt: new Date(now.getTime() - PACE_MS) } },
      select: { endedAt: true, image: { select: { hash: true, width: true, ink: true } } },
      orderBy: { endedAt: "desc" },
      take: PACED,
    }),
    ctx.db.importPhoto.findMany({
      where: { ...where, status: "FAILED" },
      select: { id: true, productId: true, url: true, reason: true, product: { select: { name: true } } },
      orderBy: { id: "asc" },
      take: named,
    }),
  ]);
  const count = (...of: WorkStatus[]) =>
    counts.reduce((sum, { status, _count }) => sum + (of.includes(status) ? _count : 0), 0);
  const waiting = count("WAITING", "RUNNING");
  return {
    total: count("WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"),
    done: count("DONE"),
    failed: count("FAILED"),
    /** With those that are being fetched. */
    waiting,
    cancelled: count("CANCELLED"),
    secondsLeft: secondsLeft(
      latest.flatMap(({ endedAt }) => endedAt ?? []),
      waiting,
      now,
    ),
    /** The photos that came last, newest first. */
    latest: latest
      .flatMap(({ image }) => image ?? [])
      .slice(0, SHOWN)
      .map((image) => imageUrl(image, THUMB_PIXELS)),
    failures: failures.map(({ reason, product, ...photo }) => ({
      ...photo,
      productName: product.name,
      reason: failureFrom(reason),
    })),
  };
}
