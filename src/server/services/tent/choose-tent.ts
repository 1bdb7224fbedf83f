import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";

/**
 * The shop that the panel opens with: the session's current one, else the first; null when there is none yet. This is
 * only a suggestion: each request names its tent, and ownership is checked there.
 */
export async function proposedTent({ actor, db }: ServiceContext): Promise<number | null> {
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const own = await db.tent.findMany({
    where: { ownerId: actor.userId },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return (own.find(({ id }) => id === actor.currentTentId) ?? own[0])?.id ?? null;
}

/** Sets the session's current shop; stored on the server, for this device only. @throws NOT_FOUND */
export async function chooseTent(ctx: ServiceContext, tentId: number): Promise<void> {
  const { actor, db } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  requireFound(await db.tent.findFirst({ where: { id: tentId, ownerId: actor.userId }, select: { id: true } }));
  if (actor.sessionId === null) return;
  await db.session.updateMany({ where: { id: actor.sessionId }, data: { currentTentId: tentId } });
}
