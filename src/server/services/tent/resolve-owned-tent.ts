import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";
import { mintOwnedTentId, type OwnedTentId } from "~/server/tenant";

interface Asked {
  /** A tent named by the call; else the one chosen in the panel, else the owner's first. */
  asked: number | undefined;
  action: string;
  writes: boolean;
  /** A super-user, too, gets only what is theirs. */
  ownOnly?: boolean;
}

/**
 * Proves that the actor owns the tent and mints its id; a super-user gets any tent by its id, with an audit row.
 * @throws NOT_FOUND for an unknown tent, another merchant's, or a user without tent
 */
export async function resolveOwnedTent(
  ctx: ServiceContext,
  { asked, action, writes, ownOnly }: Asked,
): Promise<OwnedTentId> {
  const actor = ctx.actor;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const audit = (tentId: number) =>
    ctx.db.auditEntry.create({
      data: {
        actorId: actor.superUserId ?? actor.userId,
        asUserId: actor.superUserId === null ? null : actor.userId,
        tentId,
        action,
      },
    });

  const own = await ctx.db.tent.findMany({
    where: { ownerId: actor.userId },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const wanted = asked ?? actor.currentTentId ?? undefined;
  const mine = own.find((tent) => tent.id === wanted) ?? (asked === undefined ? own[0] : undefined);
  if (mine) {
    if (actor.superUserId !== null && writes) await audit(mine.id);
    return mintOwnedTentId(mine.id);
  }
  const anyShop = actor.role === "SUPER" && actor.superUserId === null && !ownOnly;
  if (asked === undefined || !anyShop) throw new AppError("NOT_FOUND");
  const tent = found(await ctx.db.tent.findUnique({ where: { id: asked }, select: { id: true } }));
  await audit(tent.id);
  return mintOwnedTentId(tent.id);
}
