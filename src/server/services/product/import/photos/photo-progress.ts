import { failureFrom } from "~/domain/product/import/photo-failure";
import type { WorkStatus } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** How many failed photos are named. */
const NAMED = 50;

/** How far the photos of an import are, with the first failures. @throws NOT_FOUND */
export async function photoProgress(ctx: ServiceContext, tentId: OwnedTentId, importId: number, named = NAMED) {
  requireFound(await ctx.db.productImport.findFirst({ where: { id: importId, tentId }, select: { id: true } }));
  const where = { tentId, importId };
  const [counts, failures] = await Promise.all([
    ctx.db.importPhoto.groupBy({ by: ["status"], where, _count: true }),
    ctx.db.importPhoto.findMany({
      where: { ...where, status: "FAILED" },
      select: { id: true, productId: true, url: true, reason: true, product: { select: { name: true } } },
      orderBy: { id: "asc" },
      take: named,
    }),
  ]);
  const count = (...of: WorkStatus[]) =>
    counts.reduce((sum, { status, _count }) => sum + (of.includes(status) ? _count : 0), 0);
  return {
    total: count("WAITING", "RUNNING", "DONE", "FAILED", "CANCELLED"),
    done: count("DONE"),
    failed: count("FAILED"),
    /** With those that are being fetched. */
    waiting: count("WAITING", "RUNNING"),
    cancelled: count("CANCELLED"),
    failures: failures.map(({ reason, product, ...photo }) => ({
      ...photo,
      productName: product.name,
      reason: failureFrom(reason),
    })),
  };
}
