import { deviceOf } from "~/domain/account/device";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import { ownUserId } from "~/server/services/session/own-account";

const MOST = 100;

/** The person's sessions, this device first. Session ids are not returned: they are the cookie's value. */
export async function listSessions(ctx: ServiceContext) {
  const userId = ownUserId(ctx);
  const rows = await ctx.db.session.findMany({
    where: { userId, expiresAt: { gt: ctx.now() } },
    orderBy: { lastSeenAt: "desc" },
    take: MOST,
    select: { id: true, userAgent: true, address: true, lastSeenAt: true },
  });
  const sessions = rows.map(({ id, userAgent, address, lastSeenAt }) => ({
    device: deviceOf(userAgent),
    address,
    lastSeenAt,
    current: id === ctx.actor?.sessionId,
  }));
  return {
    sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)),
    asOf: ctx.now(),
    timeZone: timeZoneOf(ctx.actor?.countryId ?? null),
  };
}

/** "Cerrar otras sesiones": every other device is logged out at its next request. */
export async function closeOtherSessions(ctx: ServiceContext): Promise<{ closed: number }> {
  const userId = ownUserId(ctx);
  const own = ctx.actor?.sessionId;
  const { count } = await ctx.db.session.deleteMany({ where: { userId, ...(own ? { id: { not: own } } : {}) } });
  return { closed: count };
}
