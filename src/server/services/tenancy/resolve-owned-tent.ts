import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { mintOwnedTentId, type OwnedTentId } from "./tenant-ids";

interface TentRequest {
  /** The tent named by the request; without it the request is rejected. */
  requestedId: number | undefined;
  action: string;
  writes: boolean;
  /** Restricts super-users to their own tents, too. */
  ownOnly: boolean;
}

/**
 * Proves that the actor owns the tent and creates its branded id; a super-user gets any tent by its id, with an audit
 * row.
 * @throws NOT_FOUND for an unknown tent or another merchant's
 */
export async function resolveOwnedTent(
  ctx: ServiceContext,
  { requestedId, action, writes, ownOnly }: TentRequest,
): Promise<OwnedTentId> {
  const actor = ctx.actor;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  if (requestedId === undefined) throw new AppError("NOT_FOUND");
  const tent = requireFound(
    await ctx.db.tent.findUnique({ where: { id: requestedId }, select: { id: true, ownerId: true } }),
  );
  const isOwn = tent.ownerId === actor.userId;
  const isViewing = actor.superUserId !== null;
  if (!isOwn && (ownOnly || isViewing || actor.role !== "SUPER")) throw new AppError("NOT_FOUND");
  if (!isOwn || (isViewing && writes)) {
    await ctx.db.auditEntry.create({
      data: {
        actorId: actor.superUserId ?? actor.userId,
        asUserId: isViewing ? actor.userId : null,
        tentId: tent.id,
        action,
      },
    });
  }
  return mintOwnedTentId(tent.id);
}
