import { EXTERNAL_PROVIDERS, type ExternalProvider } from "~/domain/billing/provider";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { inBatches } from "~/server/database/in-batches";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { UnreadableResponse } from "~/server/ports/payments";
import { recordFault } from "~/server/services/site/record-fault";
import { sweep } from "~/server/sweep";
import { withPayerLock } from "./payer";
import { reconcileSubscriber } from "./reconcile-subscriber";
import { type RefreshableSubscription, refreshColumns, refreshFromProvider } from "./refresh-subscription";
import { planDue, planOfSubscription } from "./subscription-plan";
import { sweepUnowned } from "./unowned-subscriptions";

/** Pending subscriptions that nobody approved within this time are no longer polled. */
const PENDING_MS = 7 * DAY_MS;
/** Subscriptions this young, whose first charge may be outstanding, are polled every hour; older ones once a day. */
const YOUNG_MS = DAY_MS;
const POLL_INTERVAL_MS = 20 * HOUR_MS;
const BATCH_SIZE = 500;
/** After this many failures a provider counts as down, and the rest of its subscriptions are skipped. */
const MAX_FAILURES = 3;

/**
 * Polls the providers about subscriptions not refreshed today, and ends plans whose last paid day is over. Repairs what
 * was missed: a payer who never returned, or a provider that was down. Returns how many were polled.
 */
export async function reconcileSubscriptions(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  let asked = 0;
  for (const provider of EXTERNAL_PROVIDERS) {
    if (ctx.ports.payments[provider].enabled) asked += await reconcileAt(ctx, provider, signal);
  }
  await endPlans(ctx, signal);
  await sweepUnowned(ctx, signal).catch(async (error: unknown) => {
    signal.throwIfAborted();
    log.warn({ err: error }, "subscriptions without an owner could not be looked for");
    await recordFault(ctx, error, { path: "job reconcile-subscriptions" });
  });
  return asked;
}

function dueAt(provider: ExternalProvider, now: Date): Prisma.SubscriptionWhereInput {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const notSince = (ms: number) => [{ reconciledAt: null }, { reconciledAt: { lte: before(ms) } }];
  const live = { in: ["ACTIVE", "PAST_DUE"] satisfies ["ACTIVE", "PAST_DUE"] };
  return {
    provider,
    OR: [
      { status: "PENDING", createdAt: { gt: before(PENDING_MS) }, OR: notSince(HOUR_MS) },
      // the first charge, agreed for a later day, was rejected and is being retried
      { status: "PENDING", activatedAt: { not: null }, startsAt: { gt: before(PENDING_MS) }, OR: notSince(HOUR_MS) },
      { status: live, activatedAt: { gt: before(YOUNG_MS) }, OR: notSince(HOUR_MS) },
      { status: live, startsAt: { gt: before(YOUNG_MS), lte: now }, OR: notSince(HOUR_MS) },
      // the requested change may have been made there although its response was lost
      { status: live, changeAskedAt: { gt: before(YOUNG_MS) }, OR: notSince(HOUR_MS) },
      { status: live, OR: notSince(POLL_INTERVAL_MS) },
    ],
  };
}

async function reconcileAt(ctx: ServiceContext, provider: ExternalProvider, signal: AbortSignal): Promise<number> {
  let asked = 0;
  const batch = async () => {
    const done = await reconcileSome(ctx, provider, signal);
    asked += done.asked;
    return done.isDown ? 0 : done.found;
  };
  await sweep({ size: BATCH_SIZE, batch, signal });
  return asked;
}

async function reconcileSome(ctx: ServiceContext, provider: ExternalProvider, signal: AbortSignal) {
  const rows = await ctx.db.subscription.findMany({
    where: dueAt(provider, ctx.now()),
    orderBy: [{ reconciledAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
    take: BATCH_SIZE,
    select: { ...refreshColumns, subscriber: { select: { userId: true } } },
  });
  let [asked, missed] = [0, 0];
  for (const { subscriber, ...row } of rows) {
    signal.throwIfAborted();
    if (await reconcileOne(ctx, subscriber.userId, { ...row, provider })) [asked, missed] = [asked + 1, 0];
    else missed += 1;
    if (missed === MAX_FAILURES) break;
  }
  return { found: rows.length, asked, isDown: missed === MAX_FAILURES };
}

/** Returns false when the provider does not respond. */
async function reconcileOne(ctx: ServiceContext, userId: number, row: RefreshableSubscription): Promise<boolean> {
  const at = ctx.now();
  try {
    await refreshFromProvider(ctx, userId, row);
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === "NOT_FOUND") return true; // the account was closed meanwhile
    log.warn({ err: error, subscription: row.id }, "a subscription could not be reconciled");
    await recordFault(ctx, error, { path: "job reconcile-subscriptions" });
    // an unreadable response concerns this subscription only: the provider is up, so the run goes on
    if (code === "PROVIDER_FAILED") return error instanceof Error && error.cause instanceof UnreadableResponse;
  }
  // also for subscriptions that the provider does not know or that cannot be stored: they wait for their next turn
  const older = [{ reconciledAt: null }, { reconciledAt: { lt: at } }];
  await ctx.db.subscription.updateMany({ where: { id: row.id, OR: older }, data: { reconciledAt: at } });
  return true;
}

/** Ends plans whose last paid day is over, and applies plan changes whose charge is due. */
async function endPlans(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const payers = inBatches((after) =>
    ctx.db.subscriber.findMany({
      where: {
        id: { gt: after },
        OR: [{ activeUntil: { lte: ctx.now() } }, { subscriptions: { some: { changesAt: { lte: ctx.now() } } } }],
      },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
      select: { id: true, userId: true },
    }),
  );
  for await (const { userId } of payers) {
    signal.throwIfAborted();
    await endPlansOf(ctx, userId);
  }
}

async function endPlansOf(ctx: ServiceContext, userId: number): Promise<void> {
  const now = ctx.now();
  await withPayerLock(ctx, userId, async (change, { id: subscriberId }) => {
    const { tx } = change;
    const rows = await tx.subscription.findMany({
      where: { subscriberId, changesAt: { lte: now } },
      select: { id: true, ...planOfSubscription },
    });
    for (const { id, ...row } of rows) {
      const data = planDue(row, now);
      if (data) await tx.subscription.update({ where: { id }, data });
    }
    await reconcileSubscriber(ctx, change, { userId, subscriberId, paid: null });
  });
}
