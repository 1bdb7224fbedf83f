import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import { notifyPayer } from "~/server/services/billing/charges/notify-payer";
import { applyTentLimit } from "~/server/services/billing/plans/apply-tent-limit";
import { ownUserId } from "~/server/services/session/own-account";
import { changeTents } from "~/server/services/tenancy/change-tent";

const columns = { id: true, suspended: true, closedByTeam: true } as const;

/**
 * A super-user suspends a shop, with an audit row and a mail to its merchant that gives the reason. No payment reopens
 * it, only `unsuspendTent`. Idempotent.
 * @throws NOT_FOUND
 */
export async function suspendTent(ctx: ServiceContext, tentId: number, reason: string) {
  return closeOrOpen(ctx, tentId, reason);
}

/**
 * A super-user lifts the team's suspension. A shop suspended for lack of a plan stays suspended, and one whose free
 * period ended meanwhile is suspended by the daily job: only a plan reopens those.
 * @throws NOT_FOUND
 */
export async function unsuspendTent(ctx: ServiceContext, tentId: number) {
  return closeOrOpen(ctx, tentId, null);
}

async function closeOrOpen(ctx: ServiceContext, tentId: number, reason: string | null) {
  const closes = reason !== null;
  const actorId = ownUserId(ctx);
  const now = ctx.now();
  return changeTents(ctx, async (change) => {
    const { tx } = change;
    const { ownerId, name } = await lockOwner(tx, tentId);
    const { count } = await tx.tent.updateMany({
      where: { id: tentId, closedByTeam: !closes },
      data: {
        suspended: closes,
        suspendedAt: closes ? now : null,
        closedByTeam: closes,
        closedByPlan: false,
        closedReason: reason,
      },
    });
    if (count === 1) {
      await change.availability([tentId]);
      const action = closes ? "tent.suspend" : "tent.lift";
      await tx.auditEntry.create({
        data: { at: now, actorId, tentId, action, target: `tent ${tentId}`, ...(reason && { data: { reason } }) },
      });
      await notifyPayer(ctx, tx, {
        userId: ownerId,
        which: closes ? "closedByTeam" : "openedByTeam",
        path: closes ? "/soporte" : "/compartir",
        values: () => ({ shop: name, reason: reason ?? "" }),
      });
    }
    // meanwhile other shops may have used up the plan's limit
    const subscriber = closes ? null : await tx.subscriber.findUnique({ where: { userId: ownerId } });
    if (subscriber) await applyTentLimit(ctx, change, { userId: ownerId, subscriberId: subscriber.id, lifted: tentId });
    return tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: columns });
  });
}

/** Payments are confirmed, and free periods ended, under the same lock. */
async function lockOwner(tx: Tx, tentId: number) {
  const tent = requireFound(await tx.tent.findUnique({ where: { id: tentId }, select: { ownerId: true, name: true } }));
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${tent.ownerId} FOR UPDATE`;
  return tent;
}
