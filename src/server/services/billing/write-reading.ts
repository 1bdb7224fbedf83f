import { covers, isAsAgreed, type Price } from "~/domain/billing/agreement";
import { freeUntilFrom } from "~/domain/billing/free-period";
import type { Provider } from "~/domain/billing/provider";
import { isLive, nextState } from "~/domain/billing/subscription-state";
import { centsFromDecimal, decimalFromCents } from "~/domain/product/money";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import type { ToldSubscription } from "~/server/ports/payments";
import { recordError } from "~/server/services/site/record-error";
import { payerZone, withPayerLock } from "./payer";
import { tellOfFirstCharge } from "./remind-of-charges";
import { liftSuspension, type Settled, settleSubscriber } from "./settle-subscriber";
import { tellOfCharges } from "./tell-charges";

const columns = {
  id: true,
  status: true,
  provider: true,
  planId: true,
  planRef: true,
  plan: { select: { name: true, trial: true } },
  amount: true,
  currency: true,
  nextPlanId: true,
  nextPlanRef: true,
  activatedAt: true,
  cancelledAt: true,
  reconciledAt: true,
} as const;

export interface Reading {
  subscriptionId: number;
  userId: number;
  told: ToldSubscription;
  /** When the question was put: what was asked earlier than what is known changes nothing. */
  at: Date;
}

/**
 * Writes down what a provider said of a subscription, in one transaction under its payer's lock: state, charges (each
 * counted once), plan, the end of a suspension. The one place where a plan is given because it was paid.
 */
export async function writeReading(
  ctx: ServiceContext,
  { subscriptionId, userId, told, at }: Reading,
): Promise<Settled> {
  const settled = await withPayerLock(ctx, userId, async (tx, { id: subscriberId }) => {
    const row = await tx.subscription.findFirst({ where: { id: subscriptionId, subscriberId }, select: columns });
    const provider = row?.provider ?? "MANUAL";
    if (!row || provider === "MANUAL" || (row.reconciledAt && row.reconciledAt > at))
      return { tents: [], superseded: [], another: false };
    await tellOfCharges(ctx, tx, { userId, provider, planName: row.plan.name, charges: told.charges });
    await keepCharges(tx, { ...row, provider, subscriberId }, told);
    const price = agreedPrice(row);
    const another = row.activatedAt === null && !isAsAgreed({ planRef: row.planRef, price }, told);
    if (another) return { tents: [], superseded: [], another };
    const paidAt = await keepLastPayment(tx, { subscriberId, price }, told);
    const status = nextState(row.status, told.state, paidAt !== null);
    const activatedAt = row.activatedAt ?? (isLive(status) || paidAt ? at : null);
    const changedTo = await planChangedTo(tx, row, told.planRef);
    const planId = changedTo ?? row.planId;
    await tx.subscription.update({
      where: { id: row.id },
      data: {
        status,
        activatedAt,
        planId,
        ...(told.planRef === null ? {} : { planRef: told.planRef }),
        ...(changedTo === null ? {} : { nextPlanId: null, nextPlanRef: null }),
        nextPaymentAt: status === "CANCELLED" ? null : told.nextPaymentAt,
        failedPayments: told.failedPayments,
        cancelledAt: status === "CANCELLED" ? (row.cancelledAt ?? at) : null,
        reconciledAt: at,
      },
    });
    const begins = row.activatedAt === null && activatedAt !== null;
    const trial = begins && row.plan.trial > 0 && paidAt === null;
    const opened = trial ? await beginTrial(ctx, tx, { userId, subscriberId, until: told.nextPaymentAt }) : [];
    if (begins) await tx.subscriber.update({ where: { id: subscriberId }, data: { planId } });
    if (begins && paidAt === null && told.nextPaymentAt) {
      const { price: charged, nextPaymentAt: first } = told;
      await tellOfFirstCharge(ctx, tx, { userId, subscriptionId: row.id, at: first, price: charged });
    }
    const { tents, superseded } = await settleSubscriber(ctx, tx, {
      userId,
      subscriberId,
      paid: paidAt === null ? null : row.id,
    });
    // what was given up here before it was approved there
    const revived = row.status === "CANCELLED" && isLive(told.state);
    const unwanted = revived ? [{ id: row.id, provider, externalId: told.id }] : [];
    return { tents: [...opened, ...tents], superseded: [...superseded, ...unwanted], another: false };
  });
  if (settled.another) {
    const message = `${told.id}: another plan or another price than was agreed`;
    await recordError(ctx, { path: `subscription ${subscriptionId}`, message });
  }
  for (const tentId of settled.tents) await ctx.ports.pageCache.purge(tentId);
  return settled;
}

interface Ordered {
  planRef: string | null;
  nextPlanId: number | null;
  nextPlanRef: string | null;
}

/** The plan that is charged from now on, where the payer approved another one: whichever page of the provider it was on. */
async function planChangedTo(tx: Tx, row: Ordered, ref: string | null): Promise<number | null> {
  if (ref === null || row.planRef === null || ref === row.planRef) return null;
  if (ref === row.nextPlanRef) return row.nextPlanId;
  const plan = await tx.plan.findFirst({ where: { paypalPlanId: ref }, select: { id: true } });
  return plan?.id ?? null;
}

interface Charged {
  id: number;
  subscriberId: number;
  provider: Provider;
  plan: { name: string };
}

/** What has to be paid until the provider confirmed it for the first time; later it is between payer and provider. */
function agreedPrice({ activatedAt, amount, currency }: AgreedRow): Price | null {
  if (activatedAt !== null || amount === null || currency === null) return null;
  return { cents: centsFromDecimal(amount), currency };
}

interface AgreedRow {
  activatedAt: Date | null;
  amount: Prisma.Decimal | null;
  currency: string | null;
}

/** Keeps each charge once, with what became of it. */
async function keepCharges(tx: Tx, { id, subscriberId, provider, plan }: Charged, told: ToldSubscription) {
  for (const charge of told.charges) {
    const { status, paidAt, currency } = charge;
    const amount = decimalFromCents(charge.cents);
    const detail = charge.detail?.slice(0, 300) ?? null;
    const own = { subscriberId, subscriptionId: id, planName: plan.name };
    await tx.billingPayment.upsert({
      where: { provider_externalId: { provider, externalId: charge.id } },
      create: { ...own, provider, externalId: charge.id, status, amount, currency, detail, paidAt },
      update: { status, amount, detail, paidAt },
    });
  }
}

interface Payable {
  subscriberId: number;
  price: Price | null;
}

/** When what was agreed was last paid; null is never. */
async function keepLastPayment(tx: Tx, { subscriberId, price }: Payable, told: ToldSubscription) {
  const approved = told.charges.flatMap((charge) =>
    charge.status === "APPROVED" && charge.paidAt && covers(charge, price) ? [charge.paidAt] : [],
  );
  const moments = [...approved, ...(told.lastPaymentAt ? [told.lastPaymentAt] : [])];
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
  /** When the provider charges for the first time. */
  until: Date | null;
}

/** The days before the first charge are free ones, for who subscribes for the first time. */
async function beginTrial(ctx: ServiceContext, tx: Tx, { userId, subscriberId, until }: Trial): Promise<number[]> {
  const before = await tx.subscription.count({ where: { subscriberId, activatedAt: { not: null } } });
  if (before > 1 || until === null || until <= ctx.now()) return [];
  const freeUntil = freeUntilFrom(until, await payerZone(tx, userId), 0);
  await tx.subscriber.updateMany({ where: { id: subscriberId, freeUntil: { lt: freeUntil } }, data: { freeUntil } });
  return liftSuspension(tx, userId);
}
