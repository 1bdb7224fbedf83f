import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";

/**
 * The shop that the panel opens with, the one its session was left on, else the first; null where there is none yet. It is
 * only proposed: whoever uses it names it in the call, where it is proved.
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

/** The shop that this session works on from now on: kept on the server, and for this device alone. @throws NOT_FOUND */
export async function chooseTent(ctx: ServiceContext, tentId: number): Promise<void> {
  const { actor, db } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  found(await db.tent.findFirst({ where: { id: tentId, ownerId: actor.userId }, select: { id: true } }));
  if (actor.sessionId === null) return;
  await db.session.updateMany({ where: { id: actor.sessionId }, data: { currentTentId: tentId } });
}
