import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { refused } from "~/server/services/billing/charges/report-refused";
import {
  cancelClosedSubscription,
  resolveCancellation,
} from "~/server/services/billing/subscriptions/closed-subscriptions";
import { ownUserId } from "~/server/services/session/own-account";

const PER_PAGE = 25;

/** A page of the cancellations unconfirmed for more than a day, oldest first, and the number of the others. */
export async function listCancellations(ctx: ServiceContext, { page }: { page: number }) {
  const now = ctx.now();
  const where = refused(now);
  const [count, all, watched, rows] = await Promise.all([
    ctx.db.pendingCancellation.count({ where }),
    ctx.db.pendingCancellation.count(),
    ctx.db.pendingCancellation.count({ where: { unapproved: true, NOT: where } }),
    ctx.db.pendingCancellation.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      skip: (page - 1) * PER_PAGE,
      take: PER_PAGE,
      select: {
        id: true,
        provider: true,
        externalId: true,
        email: true,
        attempts: true,
        lastTriedAt: true,
        lastError: true,
        createdAt: true,
      },
    }),
  ]);
  const pages = Math.max(1, Math.ceil(count / PER_PAGE));
  return { rows, page, pages, watched, underWay: all - count - watched, asOf: now };
}

/**
 * Retries at once. Returns "unapproved" when there was nothing to cancel yet.
 * @throws CONFLICT when it is already confirmed, PROVIDER_FAILED, PROVIDER_DISABLED
 */
export async function retryCancellation(ctx: ServiceContext, { id }: { id: string }) {
  ownUserId(ctx);
  if (!(await ctx.db.pendingCancellation.findUnique({ where: { id }, select: { id: true } })))
    throw new AppError("CONFLICT");
  await cancelClosedSubscription(ctx, { cancellationId: id });
  const left = await ctx.db.pendingCancellation.findUnique({ where: { id }, select: { id: true } });
  return left ? ("unapproved" as const) : ("cancelled" as const);
}

/**
 * A super-user confirms having seen at the provider that it is cancelled.
 * @throws CONFLICT when it is already confirmed
 */
export async function resolveCancellationByHand(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  const actorId = ownUserId(ctx);
  const kept = await ctx.db.pendingCancellation.findUnique({ where: { id } });
  if (!kept) throw new AppError("CONFLICT");
  const { provider, externalId } = kept;
  const settled = await resolveCancellation(ctx, kept, "team", async (tx) => {
    const target = `${provider} ${externalId ?? ""}`.trim().slice(0, 80);
    await tx.auditEntry.create({ data: { at: ctx.now(), actorId, action: "admin.settleCancellation", target } });
  });
  if (!settled) throw new AppError("CONFLICT");
}
