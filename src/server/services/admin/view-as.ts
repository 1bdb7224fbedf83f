import { HOUR_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";

/** Viewing a merchant's panel ends after this time (docs/product.md#viewing-as-a-merchant). */
export const VIEW_MS = HOUR_MS;

/**
 * Makes this session, on this device only, show and edit the panel of a merchant's shop. Stored in the session's row:
 * it survives reloads, and ends with the session. Not available to API tokens, which have no panel.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function startViewing(ctx: ServiceContext, { tentId }: { tentId: number }): Promise<void> {
  const { actor } = ctx;
  if (!actor?.sessionId) throw new AppError("FORBIDDEN");
  const id = actor.sessionId;
  const until = new Date(ctx.now().getTime() + VIEW_MS);
  await ctx.db.$transaction(async (tx) => {
    const { ownerId, owner } = requireFound(
      await tx.tent.findUnique({
        where: { id: tentId },
        select: { ownerId: true, owner: { select: { role: true } } },
      }),
    );
    if (owner.role !== "MERCHANT") throw new AppError("NOT_FOUND");
    await tx.session.update({
      where: { id },
      data: { viewAsUserId: ownerId, viewAsUntil: until, currentTentId: tentId },
    });
    await tx.auditEntry.create({
      data: {
        at: ctx.now(),
        actorId: actor.userId,
        asUserId: ownerId,
        tentId,
        action: "admin.startViewing",
        data: { until: until.toISOString() },
      },
    });
  });
}

/** Returns to the super-user's own panel; does nothing when no merchant is being viewed. */
export async function stopViewing(ctx: ServiceContext): Promise<void> {
  const { actor } = ctx;
  if (!actor?.sessionId || actor.superUserId === null) return;
  const { sessionId, superUserId, userId, currentTentId } = actor;
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, viewAsUserId: userId },
      data: { viewAsUserId: null, viewAsUntil: null, currentTentId: null },
    });
    if (count === 0) return;
    await tx.auditEntry.create({
      data: {
        at: ctx.now(),
        actorId: superUserId,
        asUserId: userId,
        tentId: currentTentId,
        action: "admin.stopViewing",
      },
    });
  });
}
