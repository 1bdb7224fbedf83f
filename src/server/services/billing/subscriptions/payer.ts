import { timeZoneOf } from "~/domain/tent/countries";
import type { Actor, ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { changeTents, type TentsChange } from "~/server/services/tenancy/change-tent";
import { hostName } from "~/server/site/addresses";

/** A super-user impersonating a merchant may not pay, or stop paying, in the merchant's name. */
export function payingActor(ctx: ServiceContext): Actor {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  if (ctx.actor.superUserId !== null) throw new AppError("FORBIDDEN");
  return ctx.actor;
}

/** The reference stored at the provider with a subscription: installation, user and our row's key. */
export function payerReference(userId: number, requestKey: string): string {
  return `${hostName.slice(0, 60)}/${userId}/${requestKey}`;
}

/** Parses a reference of this installation; null for anything else. */
export function parseReference(reference: string | null): { userId: number; requestKey: string } | null {
  const [host, userId, requestKey, more] = (reference ?? "").split("/");
  if (host !== hostName.slice(0, 60) || !requestKey || more !== undefined || !/^\d{1,9}$/.test(userId ?? ""))
    return null;
  return { userId: Number(userId), requestKey };
}

/**
 * Runs `work` in one transaction that locks the person's row, as opening a shop and closing an account do:
 * subscriptions are counted, opened and confirmed under this lock. Call providers before or after, never inside.
 * @throws NOT_FOUND for a person without a paying account
 */
export async function withPayerLock<T>(
  ctx: ServiceContext,
  userId: number,
  work: (change: TentsChange, subscriber: { id: number; planId: number }) => Promise<T>,
): Promise<T> {
  return changeTents(ctx, async (change) => {
    await change.tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    const subscriber = await change.tx.subscriber.findUnique({ where: { userId }, select: { id: true, planId: true } });
    if (!subscriber) throw new AppError("NOT_FOUND");
    return work(change, subscriber);
  });
}

/** For jobs that go through many payers: an account may be closed meanwhile. */
export function unlessClosed(error: unknown): void {
  if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
}

/**
 * Whether any shop of a person is suspended for lack of a plan or by the team, and the names of those that exceed the
 * plan's limit.
 */
export async function closedTents(db: Tx, userId: number) {
  const closed = await db.tent.findMany({
    where: { ownerId: userId, suspended: true },
    orderBy: { id: "asc" },
    select: { name: true, closedByTeam: true, closedByPlan: true },
  });
  return {
    suspended: closed.some(({ closedByTeam, closedByPlan }) => !closedByTeam && !closedByPlan),
    closedByTeam: closed.some(({ closedByTeam }) => closedByTeam),
    closedByPlan: closed.filter(({ closedByPlan }) => closedByPlan).map(({ name }) => name),
  };
}

/** The time zone that billing days are counted in: that of the first shop's country, else the person's. */
export async function payerZone(db: Tx, userId: number): Promise<string> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      countryId: true,
      tents: { select: { countryId: true }, orderBy: { id: "asc" }, take: 1 },
    },
  });
  return timeZoneOf(user?.tents[0]?.countryId ?? user?.countryId ?? null);
}
