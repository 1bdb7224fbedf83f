import { deviceOf } from "~/domain/account/device";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import { requireWritten } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";

const MOST = 100;

/** The account's valid API tokens, newest first. Only a hash of each token is stored. */
export async function listTokens(ctx: ServiceContext) {
  const userId = ownUserId(ctx);
  const rows = await ctx.db.apiToken.findMany({
    where: { userId, expiresAt: { gt: ctx.now() } },
    orderBy: { id: "desc" },
    take: MOST,
    select: { id: true, name: true, createdAt: true, lastUsedAt: true, expiresAt: true },
  });
  return {
    tokens: rows.map((row) => ({ ...row, device: deviceOf(row.name) })),
    asOf: ctx.now(),
    timeZone: timeZoneOf(ctx.actor?.countryId ?? null),
  };
}

/** Revokes a token: its program is rejected at the next request. @throws NOT_FOUND for somebody else's too */
export async function revokeToken(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  requireWritten(await ctx.db.apiToken.deleteMany({ where: { id, userId: ownUserId(ctx) } }));
}

/** Revokes all API tokens. */
export async function revokeTokens(ctx: ServiceContext): Promise<{ revoked: number }> {
  const { count } = await ctx.db.apiToken.deleteMany({ where: { userId: ownUserId(ctx) } });
  return { revoked: count };
}
