import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";

/** The shop that this session works on from now on: kept on the server, and for this device alone. @throws NOT_FOUND */
export async function chooseTent(ctx: ServiceContext, id: number): Promise<void> {
  const { actor, db } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  found(await db.tent.findFirst({ where: { id, ownerId: actor.userId }, select: { id: true } }));
  if (actor.sessionId === null) return;
  await db.session.updateMany({ where: { id: actor.sessionId }, data: { currentTentId: id } });
}
