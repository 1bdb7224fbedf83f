import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { EXTERNAL_PROVIDERS, type ExternalProvider } from "~/domain/billing/provider";
import type { Assignment } from "~/domain/billing/schemas";
import { isLive } from "~/domain/billing/subscription-state";
import { HOUR_MS } from "~/domain/duration";
import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound, requireWritten } from "~/server/errors";
import type { FoundSubscription, SubscriptionSnapshot } from "~/server/ports/payments";
import { findAccount } from "~/server/services/session/find-account";
import { appOrigin } from "~/server/site/addresses";
import { hasRef, planRefColumns, plansByRef } from "../plans/plan-ref";
import { applySnapshot } from "./apply-snapshot";
import { keepExternalId } from "./external-id";
import { parseReference, payingActor, withPayerLock } from "./payer";

const UNOWNED_PATH = "/admin/planes";
/** Rows checked again per run. */
const BATCH_SIZE = 100;
const POLL_INTERVAL_MS = 20 * HOUR_MS;

/**
 * Records a subscription reported by a provider that matches no row. With our reference it goes to its account;
 * otherwise, if it is for one of our plans and is being charged, it waits for a super-user to assign it. The payer's
 * mail is no proof of ownership.
 * @throws PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function noteUnowned(ctx: ServiceContext, provider: ExternalProvider, externalId: string): Promise<void> {
  const where = { provider, externalId };
  // it belongs to a closed account and is already being cancelled
  if ((await ctx.db.pendingCancellation.count({ where })) > 0) return;
  const at = ctx.now();
  const snapshot = await ctx.ports.payments[provider].read(externalId);
  if (snapshot && (await giveToReference(ctx, { provider, snapshot, at }))) return;
  if (!snapshot || !isLive(snapshot.state) || !(await isToPlanOfOurs(ctx, snapshot))) {
    await ctx.db.unownedSubscription.deleteMany({ where });
    return;
  }
  const { planRef, payerEmail, price, openedAt, lastPaymentAt, nextPaymentAt } = snapshot;
  const data = {
    planRef,
    amount: price && decimalFromCents(price.cents),
    currency: price?.currency ?? null,
    payerEmail: payerEmail?.slice(0, 320) ?? null,
    openedAt,
    lastPaymentAt,
    nextPaymentAt,
    checkedAt: at,
  };
  await ctx.db.$transaction(async (tx) => {
    const [first] = await tx.unownedSubscription.createManyAndReturn({
      data: [{ ...where, ...data, foundAt: at }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (first) await tellSupers(ctx, tx);
    else await tx.unownedSubscription.updateMany({ where, data });
  });
}

async function tellSupers(ctx: ServiceContext, tx: Tx): Promise<void> {
  const text = fill(copyFor(null).messenger.unowned, { url: appOrigin + UNOWNED_PATH });
  await ctx.ports.messenger.send({ chat: "supers", text }, tx).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "PROVIDER_DISABLED")) throw error;
  });
}

interface Referred {
  provider: ExternalProvider;
  snapshot: SubscriptionSnapshot;
  at: Date;
}

/** It carries our reference but its row has no id yet: the response to the opening request was lost. */
async function giveToReference(ctx: ServiceContext, { provider, snapshot, at }: Referred): Promise<boolean> {
  const named = parseReference(snapshot.reference);
  if (!named) return false;
  const row = await ctx.db.subscription.findFirst({
    where: { provider, requestKey: named.requestKey, subscriber: { userId: named.userId } },
    select: { id: true },
  });
  if (!row || !(await keepExternalId(ctx, row.id, snapshot.id))) return false;
  await applySnapshot(ctx, { subscriptionId: row.id, userId: named.userId, snapshot, requestedAt: at });
  return true;
}

/** Other sites may sell through the same provider account; their subscriptions are ignored. */
async function isToPlanOfOurs(ctx: ServiceContext, { reference, planRef }: FoundSubscription): Promise<boolean> {
  if (parseReference(reference)) return true;
  if (reference !== null || planRef === null) return false;
  const plans = await ctx.db.plan.count({ where: plansByRef(planRef) });
  return plans > 0 || (await ctx.db.subscription.count({ where: { planRef } })) > 0;
}

/**
 * Finds payers who subscribed through a plan's own link without returning, and checks the unassigned subscriptions
 * again.
 */
export async function sweepUnowned(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const mercadoPago = ctx.ports.payments.MERCADO_PAGO;
  const plans = mercadoPago.enabled
    ? await ctx.db.plan.findMany({
        where: { mpPlanId: { not: null } },
        distinct: ["mpPlanId"],
        select: { mpPlanId: true },
      })
    : [];
  for (const { mpPlanId } of plans) {
    signal.throwIfAborted();
    const live = (await mercadoPago.subscribersOf(mpPlanId ?? "")).filter(({ state }) => isLive(state));
    const ids = { provider: "MERCADO_PAGO" as const, externalId: { in: live.map(({ id }) => id) } };
    const [owned, noted] = await Promise.all([
      ctx.db.subscription.findMany({ where: ids, select: { externalId: true } }),
      ctx.db.unownedSubscription.findMany({ where: ids, select: { externalId: true } }),
    ]);
    const known = new Set([...owned, ...noted].map(({ externalId }) => externalId));
    for (const { id } of live.filter((one) => !known.has(one.id))) await noteUnowned(ctx, "MERCADO_PAGO", id);
  }
  await lookAgain(ctx, signal);
}

async function lookAgain(ctx: ServiceContext, signal: AbortSignal): Promise<void> {
  const enabled = EXTERNAL_PROVIDERS.filter((provider) => ctx.ports.payments[provider].enabled);
  const due = await ctx.db.unownedSubscription.findMany({
    where: { provider: { in: enabled }, checkedAt: { lte: new Date(ctx.now().getTime() - POLL_INTERVAL_MS) } },
    orderBy: { checkedAt: "asc" },
    take: BATCH_SIZE,
    select: { provider: true, externalId: true },
  });
  for (const { provider, externalId } of due) {
    signal.throwIfAborted();
    if (provider !== "MANUAL") await noteUnowned(ctx, provider, externalId);
  }
}

/** For super-users: subscriptions being charged whose account is unknown, latest first, with their plan. */
export async function listUnowned(ctx: ServiceContext) {
  const rows = await ctx.db.unownedSubscription.findMany({ orderBy: { foundAt: "desc" }, take: BATCH_SIZE });
  const refs = rows.flatMap(({ planRef }) => (planRef === null ? [] : [planRef]));
  const plans = await ctx.db.plan.findMany({
    where: plansByRef({ in: refs }),
    select: { id: true, ...planRefColumns },
  });
  return {
    rows: rows.map(({ amount, planRef, ...row }) => ({
      ...row,
      amountCents: centsFromDecimal(amount),
      planId: plans.find((plan) => planRef !== null && hasRef(plan, planRef))?.id ?? null,
    })),
    asOf: ctx.now(),
  };
}

/**
 * A super-user assigns a subscription to an account. The provider is asked first: a subscription that is no longer
 * charged is not assigned. If the process dies halfway, a pending row with its id remains, which the hourly job picks
 * up.
 * @throws NOT_FOUND, PROVIDER_DISABLED, PROVIDER_FAILED, VALIDATION beside `email` or `planId`
 */
export async function assignSubscription(ctx: ServiceContext, { id, email, planId }: Assignment): Promise<void> {
  const actor = payingActor(ctx);
  const { provider, externalId } = requireFound(await ctx.db.unownedSubscription.findUnique({ where: { id } }));
  if (provider === "MANUAL") throw new AppError("NOT_FOUND");
  const at = ctx.now();
  const snapshot = await ctx.ports.payments[provider].read(externalId);
  if (!snapshot || !isLive(snapshot.state)) {
    await ctx.db.unownedSubscription.deleteMany({ where: { id } });
    throw new AppError("NOT_FOUND");
  }
  const owner = await findAccount(ctx.db, email);
  if (!owner || (await ctx.db.subscriber.count({ where: { userId: owner.id } })) === 0)
    throw fieldError("email", "admin.ownerUnknown");
  const plan = await ctx.db.plan.findFirst({ where: { id: planId, total: { gt: 0 } }, select: { id: true } });
  if (!plan) throw fieldError("planId", "plan.unknown");
  const subscriptionId = await withPayerLock(ctx, owner.id, async ({ tx }, { id: subscriberId }) => {
    const live = { in: ["ACTIVE", "PAST_DUE"] satisfies ["ACTIVE", "PAST_DUE"] };
    const paying = await tx.subscription.count({
      where: { subscriberId, provider: { not: "MANUAL" }, status: live },
    });
    if (paying > 0) throw fieldError("email", "admin.ownerPays");
    // with concurrent assignments, or when its payer returned meanwhile, only one succeeds
    requireWritten(await tx.unownedSubscription.deleteMany({ where: { id } }));
    const { price, planRef } = snapshot;
    const agreed = { amount: price && decimalFromCents(price.cents), currency: price?.currency ?? null };
    const data = { subscriberId, planId, provider, externalId, planRef, ...agreed, createdAt: at };
    const row = await tx.subscription.create({ data, select: { id: true } });
    await tx.auditEntry.create({
      data: {
        at,
        actorId: actor.userId,
        action: "billing.assign",
        target: `user ${owner.id}`,
        data: { provider, externalId, planId },
      },
    });
    return row.id;
  }).catch((error: unknown) => {
    const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
    throw taken ? new AppError("NOT_FOUND") : error;
  });
  await applySnapshot(ctx, { subscriptionId, userId: owner.id, snapshot, requestedAt: at });
}
