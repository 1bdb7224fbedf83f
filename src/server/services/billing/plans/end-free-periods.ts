import { dayOfDate, shouldSuspend } from "~/domain/billing/free-period";
import { reminderDue } from "~/domain/billing/reminders";
import { isLive } from "~/domain/billing/subscription-state";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { inBatches } from "~/server/database/in-batches";
import type { TentsChange } from "~/server/services/tenancy/change-tent";
import { mailDay, notifyPayer } from "../charges/notify-payer";
import { payerZone, unlessClosed, withPayerLock } from "../subscriptions/payer";

/** Grace between the provider's confirmation, or the agreed start day, and the first charge. */
const FIRST_CHARGE_MS = 2 * DAY_MS;
/** A pending subscription older than this no longer holds back the suspension. */
const PENDING_MS = 7 * DAY_MS;
/** Providers are polled every hour: a longer gap since the last reading means that the provider is not responding. */
const SILENCE_MS = 3 * HOUR_MS;
/** Subscribers read per batch. */
const BATCH_SIZE = 500;

/**
 * Reminds merchants whose free period is about to end, and suspends the shops of those whose free period ended without
 * a paid plan. Each subscriber is one transaction, so the next run completes a run that was killed, and nobody is
 * notified twice.
 */
export async function endFreePeriods(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  await forEachOf(ctx, remindable(ctx.now()), signal, remind);
  await forEachOf(ctx, unpaid(ctx.now()), signal, suspend);
}

type Payer = { id: number; userId: number };

async function forEachOf(
  ctx: ServiceContext,
  where: Prisma.SubscriberWhereInput,
  signal: AbortSignal | undefined,
  work: (ctx: ServiceContext, payer: Payer) => Promise<void>,
): Promise<void> {
  const payers = inBatches((after) =>
    ctx.db.subscriber.findMany({
      where: { AND: [where, { id: { gt: after } }] },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
      select: { id: true, userId: true },
    }),
  );
  for await (const payer of payers) {
    signal?.throwIfAborted();
    await work(ctx, payer).catch(unlessClosed);
  }
}

/**
 * Candidates who never paid and have an open shop; the rules then decide precisely. `until` is a date, so the filter is
 * a day wider than any time zone.
 */
function unpaid(now: Date): Prisma.SubscriberWhereInput {
  return {
    OR: [{ planId: 0 }, { lastPaymentAt: null }],
    freeUntil: { lt: new Date(now.getTime() + DAY_MS) },
    user: { role: "MERCHANT", tents: { some: { suspended: false } } },
  };
}

function remindable(now: Date): Prisma.SubscriberWhereInput {
  const [from, until] = [now.getTime() - 2 * DAY_MS, now.getTime() + 12 * DAY_MS];
  return {
    OR: [{ planId: 0 }, { lastPaymentAt: null }],
    freeUntil: { gte: new Date(from), lt: new Date(until) },
    subscriptions: { none: { status: { in: ["ACTIVE", "PAST_DUE"] } } },
    user: { role: "MERCHANT", tents: { some: { suspended: false } } },
  };
}

/** Rereads the payer's row under the lock. */
async function underLock<T>(
  ctx: ServiceContext,
  payer: Payer,
  work: (change: TentsChange, state: Awaited<ReturnType<typeof stateOf>>, timeZone: string) => Promise<T>,
): Promise<T> {
  return withPayerLock(ctx, payer.userId, async (change) =>
    work(change, await stateOf(change.tx, payer), await payerZone(change.tx, payer.userId)),
  );
}

function stateOf(tx: Tx, { id }: Payer) {
  return tx.subscriber.findUniqueOrThrow({
    where: { id },
    select: {
      planId: true,
      freeUntil: true,
      lastPaymentAt: true,
      warnedAt: true,
      subscriptions: {
        where: { status: { not: "CANCELLED" } },
        select: {
          status: true,
          provider: true,
          activatedAt: true,
          startsAt: true,
          createdAt: true,
          reconciledAt: true,
        },
      },
    },
  });
}

async function remind(ctx: ServiceContext, payer: Payer): Promise<void> {
  await underLock(ctx, payer, async ({ tx }, state, timeZone) => {
    const days = reminderDue(state.freeUntil, state.warnedAt, ctx.now(), timeZone);
    if (days === null || state.subscriptions.some(({ status }) => isLive(status))) return;
    await tx.subscriber.update({ where: { id: payer.id }, data: { warnedAt: ctx.now() } });
    await notifyPayer(ctx, tx, {
      userId: payer.userId,
      which: "trialEnding",
      path: "/pagos/planes",
      values: ({ billingMail }) => ({
        when: billingMail.trialEnding.when(days),
        date: mailDay(dayOfDate(state.freeUntil)),
      }),
    });
  });
}

type Open = Awaited<ReturnType<typeof stateOf>>["subscriptions"][number];

/**
 * A payment may be about to arrive, or was made but not reported by its provider yet: the shop stays open meanwhile.
 */
function isAwaited(ctx: ServiceContext, one: Open): boolean {
  const { status, provider, activatedAt, startsAt, createdAt, reconciledAt } = one;
  const since = (moment: Date | null) =>
    moment === null ? Number.POSITIVE_INFINITY : ctx.now().getTime() - Number(moment);
  if (isLive(status)) return Math.min(since(activatedAt), since(startsAt)) < FIRST_CHARGE_MS;
  const asked = provider !== "MANUAL" && ctx.ports.payments[provider].enabled;
  return asked && since(createdAt) < PENDING_MS && since(reconciledAt) > SILENCE_MS;
}

async function suspend(ctx: ServiceContext, payer: Payer): Promise<void> {
  await underLock(ctx, payer, async ({ tx, availability }, state, timeZone) => {
    const now = ctx.now();
    if (!shouldSuspend(state, now, timeZone)) return;
    if (state.subscriptions.some((one) => isAwaited(ctx, one))) return;
    const closed = await tx.tent.updateManyAndReturn({
      where: { ownerId: payer.userId, suspended: false },
      data: { suspended: true, suspendedAt: now },
      select: { id: true },
    });
    if (closed.length === 0) return;
    await availability(closed.map(({ id }) => id));
    await notifyPayer(ctx, tx, {
      userId: payer.userId,
      which: state.lastPaymentAt === null ? "suspended" : "planEnded",
      path: "/pagos/planes",
      values: () => ({}),
    });
  });
}
