import { type ChargedPrice, covers, isAsAgreed } from "~/domain/billing/agreement";
import { freeUntilFrom } from "~/domain/billing/free-period";
import { periodEnd, readInterval } from "~/domain/billing/interval";
import type { ExternalProvider } from "~/domain/billing/provider";
import { isLive, nextState } from "~/domain/billing/subscription-state";
import { HOUR_MS } from "~/domain/duration";
import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import type { Charge, SubscriptionSnapshot } from "~/server/ports/payments";
import { recordError } from "~/server/services/site/record-error";
import type { TentsChange } from "~/server/services/tenancy/change-tent";
import { notifyOfCharges } from "../charges/notify-charges";
import { notifyOfFirstCharge } from "../charges/remind-of-charges";
import { payerZone, withPayerLock } from "./payer";
import { liftSuspension, type ReconciledSubscriber, reconcileSubscriber } from "./reconcile-subscriber";
import { chargedPlanOf, planAfter, planAtBegin, planOfSubscription, type SubscriptionPlan } from "./subscription-plan";

const columns = {
  id: true,
  status: true,
  provider: true,
  ...planOfSubscription,
  plan: { select: { trial: true } },
  createdAt: true,
  activatedAt: true,
  cancelledAt: true,
  cancelRequestedAt: true,
  reconciledAt: true,
} as const;

export interface ProviderSnapshot {
  subscriptionId: number;
  userId: number;
  snapshot: SubscriptionSnapshot;
  /** When the request was made; a snapshot requested before the latest known one is ignored. */
  requestedAt: Date;
}

/**
 * Stores a provider's snapshot of a subscription in one transaction under its payer's lock: state, charges (each
 * counted once), plan, the end of a suspension. The only place where a payment grants a plan.
 */
export async function recordSnapshot(
  ctx: ServiceContext,
  { subscriptionId, userId, snapshot, requestedAt }: ProviderSnapshot,
): Promise<ReconciledSubscriber> {
  const settled = await withPayerLock(ctx, userId, async (change, { id: subscriberId, planId: before }) => {
    const { tx } = change;
    const row = await tx.subscription.findFirst({ where: { id: subscriptionId, subscriberId }, select: columns });
    const provider = row?.provider ?? "MANUAL";
    if (!row || provider === "MANUAL" || (row.reconciledAt && row.reconciledAt > requestedAt))
      return { superseded: [], another: false };
    const now = ctx.now();
    const { nameOf, interval } = await chargedPlans(tx, row, now);
    await notifyOfCharges(ctx, tx, { userId, provider, planOf: nameOf, charges: snapshot.charges });
    await keepCharges(tx, { ...row, provider, subscriberId, nameOf }, { ...snapshot, at: requestedAt });
    const price = agreedPrice(row);
    const another = row.activatedAt === null && !isAsAgreed({ planRef: row.planRef, price }, snapshot);
    if (another) return { superseded: [], another };
    const paidAt = await keepLastPayment(tx, { subscriberId, price }, snapshot);
    const status = nextState(row.status, snapshot.state, paidAt !== null);
    const activatedAt = row.activatedAt ?? (isLive(status) || paidAt ? requestedAt : null);
    const begins = row.activatedAt === null && activatedAt !== null;
    const { owesUpgrade } = await tx.subscriber.findUniqueOrThrow({
      where: { id: subscriberId },
      select: { owesUpgrade: true },
    });
    const begun = begins
      ? await planAtBegin(tx, { ...row, subscriberId }, snapshot, { now, paidAt, owes: owesUpgrade })
      : { data: {}, owes: owesUpgrade };
    const plan = await planAfter(tx, { ...row, ...begun.data }, snapshot, {
      at: requestedAt,
      now,
      status,
      paidAt,
      owes: begun.owes,
    });
    const data = { ...begun.data, ...plan.data };
    const planId = data.planId ?? row.planId;
    await tx.subscription.update({
      where: { id: row.id },
      data: {
        ...data,
        status,
        activatedAt,
        paidUntil: latest(data.paidUntil ?? row.paidUntil, paidAt && interval && periodEnd(paidAt, interval)),
        nextPaymentAt: status === "CANCELLED" ? null : snapshot.nextPaymentAt,
        failedPayments: snapshot.failedPayments,
        retryAt: status === "PAST_DUE" ? snapshot.retryAt : null,
        ...(isLive(snapshot.state) && isOutlived(row.cancelRequestedAt, requestedAt)
          ? { cancelRequestedAt: null }
          : {}),
        cancelledAt: status === "CANCELLED" ? (row.cancelledAt ?? requestedAt) : null,
        reconciledAt: requestedAt,
      },
    });
    const trial = begins && row.plan.trial > 0 && paidAt === null;
    if (trial) await beginTrial(ctx, change, { userId, subscriberId, until: snapshot.nextPaymentAt });
    // if the subscriber has moved to another plan meanwhile, that plan stays
    const whose = begins ? { id: subscriberId } : { id: subscriberId, planId: row.planId };
    await tx.subscriber.updateMany({ where: whose, data: { planId } });
    await tx.subscriber.update({ where: { id: subscriberId }, data: { owesUpgrade: plan.owes } });
    // a charge that was tried and rejected has a mail of its own
    if (begins && snapshot.charges.length === 0 && paidAt === null && snapshot.nextPaymentAt) {
      const { price: charged, nextPaymentAt: first } = snapshot;
      await notifyOfFirstCharge(ctx, tx, { userId, subscriptionId: row.id, at: first, price: charged });
    }
    const { superseded } = await reconcileSubscriber(ctx, change, {
      userId,
      subscriberId,
      before,
      paid: paidAt === null ? null : row.id,
    });
    // it was cancelled here before it was approved at the provider
    const revived = row.status === "CANCELLED" && isLive(snapshot.state);
    const unwanted = revived ? [{ id: row.id, provider, externalId: snapshot.id }] : [];
    return { superseded: [...superseded, ...unwanted], another: false };
  });
  if (settled.another) {
    const message = `${snapshot.id}: another plan or another price than was agreed`;
    await recordError(ctx, { path: `subscription ${subscriptionId}`, message });
  }
  return settled;
}

const latest = (...moments: (Date | null | undefined)[]): Date | null =>
  moments.reduce<Date | null>((last, one) => (one && (last === null || one > last) ? one : last), null);

/** Cancelling takes less than an hour: a subscription still charged after that was not ended by the request. */
function isOutlived(cancelRequestedAt: Date | null, at: Date): boolean {
  return cancelRequestedAt !== null && at.getTime() - cancelRequestedAt.getTime() > HOUR_MS;
}

/** The plan name of each charge of a subscription, and its charging interval. */
async function chargedPlans(tx: Tx, row: SubscriptionPlan, now: Date) {
  const ids = [row.planId, row.paidPlanId, row.chargedPlanId].filter((id) => id !== null);
  const plans = await tx.plan.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, interval: true },
  });
  const of = (id: number) => plans.find((plan) => plan.id === id);
  return {
    nameOf: (charge: Charge) => of(chargedPlanOf(row, charge, now))?.name ?? "",
    interval: readInterval(of(row.chargedPlanId ?? row.planId)?.interval ?? ""),
  };
}

interface Charged {
  id: number;
  subscriberId: number;
  provider: ExternalProvider;
  nameOf: (charge: Charge) => string;
}

/**
 * The amount that has to be paid until the provider confirms the subscription for the first time; later the amount is
 * between payer and provider.
 */
function agreedPrice({ activatedAt, amount, currency }: AgreedRow): ChargedPrice | null {
  if (activatedAt !== null || amount === null || currency === null) return null;
  return { cents: centsFromDecimal(amount), currency };
}

interface AgreedRow {
  activatedAt: Date | null;
  amount: Prisma.Decimal | null;
  currency: string | null;
}

/** Stores each charge once, with its latest status. */
async function keepCharges(
  tx: Tx,
  { id, subscriberId, provider, nameOf }: Charged,
  snapshot: Pick<SubscriptionSnapshot, "charges"> & { at: Date },
) {
  for (const charge of snapshot.charges) {
    const { status, paidAt, chargedAt, currency } = charge;
    const amount = decimalFromCents(charge.cents);
    const detail = charge.detail?.slice(0, 300) ?? null;
    const own = { subscriberId, subscriptionId: id, planName: nameOf(charge) };
    await tx.billingPayment.upsert({
      where: { provider_externalId: { provider, externalId: charge.id } },
      create: {
        ...own,
        provider,
        externalId: charge.id,
        status,
        amount,
        currency,
        detail,
        paidAt,
        chargedAt: chargedAt ?? snapshot.at,
      },
      update: { status, amount, detail, paidAt, ...(chargedAt ? { chargedAt } : {}) },
    });
  }
}

interface Payable {
  subscriberId: number;
  price: ChargedPrice | null;
}

/** When the agreed amount was last paid; null means never. */
async function keepLastPayment(tx: Tx, { subscriberId, price }: Payable, snapshot: SubscriptionSnapshot) {
  const approved = snapshot.charges.flatMap((charge) =>
    charge.status === "APPROVED" && charge.paidAt && covers(charge, price) ? [charge.paidAt] : [],
  );
  const moments = [...approved, ...(snapshot.lastPaymentAt ? [snapshot.lastPaymentAt] : [])];
  if (moments.length === 0) return null;
  const paidAt = new Date(Math.max(...moments.map(Number)));
  await tx.subscriber.updateMany({
    where: { id: subscriberId, OR: [{ lastPaymentAt: null }, { lastPaymentAt: { lt: paidAt } }] },
    data: { lastPaymentAt: paidAt },
  });
  return paidAt;
}

interface Trial {
  userId: number;
  subscriberId: number;
  /** Date of the first charge. */
  until: Date | null;
}

/** For a first-time subscriber, the days before the first charge are free. */
async function beginTrial(
  ctx: ServiceContext,
  change: TentsChange,
  { userId, subscriberId, until }: Trial,
): Promise<void> {
  const { tx } = change;
  const before = await tx.subscription.count({ where: { subscriberId, activatedAt: { not: null } } });
  if (before > 1 || until === null || until <= ctx.now()) return;
  const freeUntil = freeUntilFrom(until, await payerZone(tx, userId), 0);
  await tx.subscriber.updateMany({ where: { id: subscriberId, freeUntil: { lt: freeUntil } }, data: { freeUntil } });
  await liftSuspension(change, userId);
}
