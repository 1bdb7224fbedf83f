import { randomBytes } from "node:crypto";
import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { Prisma, Role } from "~/generated/prisma/client";
import type { Actor, ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { PREPARED } from "~/server/database/prepared-statements";
import { hashToken } from "./one-time-token";

/** 30 days (docs/contract.md#authentication). */
const LIFETIME_MS = 30 * DAY_MS;
const USED_EVERY_MS = 10 * MINUTE_MS;
/** Tokens per person; issuing one more deletes the oldest. */
export const MAX_TOKENS = 20;
const MAX_NAME = 120;

/** Issues a public API token, which is returned only once: only its hash is stored. `name` describes the client. */
export async function issueToken(
  ctx: ServiceContext,
  { userId, name }: { userId: number; name: string | null },
): Promise<{ token: string }> {
  const now = ctx.now();
  const token = randomBytes(32).toString("base64url");
  const issue = async (tx: Tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`; // serializes concurrent requests
    const kept = await tx.apiToken.findMany({
      where: { userId, expiresAt: { gt: now } },
      orderBy: { id: "desc" },
      take: MAX_TOKENS - 1,
      select: { id: true },
    });
    await tx.apiToken.deleteMany({ where: { userId, id: { notIn: kept.map(({ id }) => id) } } });
    await tx.apiToken.create({
      data: {
        userId,
        tokenHash: hashToken(token),
        name: name?.slice(0, MAX_NAME) ?? null,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        createdAt: now,
      },
    });
  };
  await ctx.db.$transaction(issue, { maxWait: 20_000 });
  return { token };
}

const tokenRows = z.array(
  z.object({
    id: z.int(),
    expiresAt: z.date(),
    lastUsedAt: z.date().nullable(),
    userId: z.int(),
    role: z.enum(Role),
    test: z.boolean(),
    countryId: z.int().nullable(),
  }),
);

/** The actor of a token, in one prepared query: every API request starts with it. Null: unknown, revoked or expired. */
export async function resolveToken(ctx: ServiceContext, token: string): Promise<Actor | null> {
  const now = ctx.now();
  const rows = await ctx.db.$queryRaw`${Prisma.raw(PREPARED)} SELECT t.id, t.expires_at AS "expiresAt",
      t.last_used_at AS "lastUsedAt", u.id AS "userId", u.role, u.test, u.country_id AS "countryId"
    FROM api_tokens t JOIN users u ON u.id = t.user_id WHERE t.token_hash = ${hashToken(token)}`;
  const [row] = tokenRows.parse(rows);
  if (!row || row.expiresAt <= now) return null;
  const { id, expiresAt: _expiresAt, lastUsedAt, ...user } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > USED_EVERY_MS) {
    await ctx.db.apiToken.updateMany({ where: { id }, data: { lastUsedAt: now } });
  }
  return { ...user, sessionId: null, currentTentId: null, superUserId: null, tokenId: id };
}
