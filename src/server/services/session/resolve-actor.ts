import { MINUTE_MS } from "~/domain/duration";
import type { Actor, ServiceContext } from "~/server/context";

const SEEN_EVERY_MS = 10 * MINUTE_MS;

/** Reads the session's row and its user in one query; null when it is unknown, ended or expired. */
export async function resolveActor(ctx: ServiceContext, sessionId: string): Promise<Actor | null> {
  const now = ctx.now();
  const session = await ctx.db.session.findUnique({
    where: { id: sessionId },
    select: {
      expiresAt: true,
      lastSeenAt: true,
      currentTentId: true,
      viewAsUntil: true,
      user: { select: { id: true, role: true, test: true, countryId: true } },
      viewAsUser: { select: { id: true, role: true, test: true, countryId: true } },
    },
  });
  if (!session || session.expiresAt <= now) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await ctx.db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
  }
  const { viewAsUser, viewAsUntil } = session;
  const lasts = viewAsUntil !== null && viewAsUntil > now;
  const viewsAs = lasts && viewAsUser?.role === "MERCHANT" && session.user.role === "SUPER";
  const user = viewsAs ? viewAsUser : session.user;
  return {
    userId: user.id,
    role: user.role,
    test: user.test,
    countryId: user.countryId,
    sessionId,
    currentTentId: session.currentTentId,
    superUserId: viewsAs ? session.user.id : null,
    ...(viewsAs && { viewUntil: viewAsUntil }),
  };
}

export async function isStillSuper(ctx: ServiceContext, userId: number): Promise<boolean> {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { role: true } });
  return user?.role === "SUPER";
}
