import { covers } from "~/domain/billing/agreement";
import { lastConfirmed, liveSubscriptions, paidUntilOf } from "~/domain/billing/entitlement";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { type PlanHeld, planAtEnd, planChange, type RankedPlan } from "~/domain/billing/plan-change";
import { isLive, type SubscriptionState } from "~/domain/billing/subscription-state";
import { type Cents, centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import type { Charge, SubscriptionSnapshot } from "~/server/ports/payments";
import { plansByRef } from "../plans/plan-ref";

/** The columns that describe a subscription's plan. */
export const planOfSubscription = {
  planId: true,
  planRef: true,
  chargedPlanId: true,
  changesAt: true,
  paidPlanId: true,
  pricedSince: true,
  changedAt: true,
  nextPlanId: true,
  nextPlanRef: true,
  nextAmount: true,
  changeAskedAt: true,
  amount: true,
  currency: true,
  paidUntil: true,
} satisfies Prisma.SubscriptionSelect;

export type SubscriptionPlan = Prisma.SubscriptionGetPayload<{ select: typeof planOfSubscription }>;

/** The columns that a plan change writes, and whether the next upgrade has to be paid first. */
export interface PlanWritten {
  data: Partial<SubscriptionPlan>;
  owes: boolean;
}

const noChangeAsked = { nextPlanId: null, nextPlanRef: null, nextAmount: null };

async function ranked(tx: Tx, ids: readonly (number | null)[]): Promise<Map<number, RankedPlan>> {
  const rows = await tx.plan.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: { id: true, limit: true, productLimit: true, total: true, currency: true, interval: true },
  });
  return new Map(rows.map(({ total, ...plan }) => [plan.id, { ...plan, totalCents: centsFromDecimal(total) }]));
}

type Current = Pick<SubscriptionPlan, "planId" | "chargedPlanId" | "paidPlanId" | "amount">;

/**
 * A subscription as input to the plan-change rules: the charged plan at its agreed price, the others at their current
 * price.
 */
export async function planHeld(tx: Tx, row: Current, owes: boolean): Promise<PlanHeld> {
  const plans = await ranked(tx, [row.planId, row.paidPlanId, row.chargedPlanId]);
  const chargedId = row.chargedPlanId ?? row.planId;
  const of = (id: number): RankedPlan => {
    const plan = requireFound(plans.get(id));
    return id === chargedId && row.amount ? { ...plan, totalCents: centsFromDecimal(row.amount) } : plan;
  };
  return {
    held: of(row.planId),
    paid: row.paidPlanId === null ? null : of(row.paidPlanId),
    charged: row.chargedPlanId === null ? null : of(row.chargedPlanId),
    owes,
  };
}

interface New extends SubscriptionPlan {
  id: number;
  subscriberId: number;
  createdAt: Date;
}

/**
 * The plan of a subscription that its provider confirms for the first time. Where another plan is paid and not used up,
 * this acts like a plan change: a larger plan at once, a smaller one with the first charge.
 */
export async function planAtBegin(
  tx: Tx,
  row: New,
  snapshot: SubscriptionSnapshot,
  { now, paidAt, owes }: Pick<Asked, "now" | "paidAt" | "owes">,
): Promise<PlanWritten> {
  const before = await standingBefore(tx, row, now);
  await tx.subscription.updateMany({
    where: { subscriberId: row.subscriberId, id: { not: row.id }, status: { not: "CANCELLED" } },
    data: { chargedPlanId: null, changesAt: null, paidPlanId: null, ...noChangeAsked },
  });
  const starts = snapshot.nextPaymentAt;
  if (before === null || paidAt !== null || starts === null || starts <= now) return { data: {}, owes };
  const { held } = await planHeld(tx, { ...row, chargedPlanId: null, paidPlanId: null }, owes);
  const { heldId, paidId, chargedId, waitsFor, ...change } = planChange(
    await planHeld(tx, { ...before, chargedPlanId: null }, owes),
    held,
  );
  const data = {
    planId: heldId,
    paidPlanId: paidId,
    chargedPlanId: chargedId,
    changesAt: waitsFor === "nextCharge" ? starts : null,
    pricedSince: row.createdAt,
    paidUntil: before.paidUntil,
  };
  return { data, owes: change.owes };
}

/** The plan that is being paid, or was paid and is not used up, besides this subscription; null when there is none. */
async function standingBefore(tx: Tx, { id, subscriberId }: New, now: Date) {
  const { planId, activeUntil, lastPaymentAt } = await tx.subscriber.findUniqueOrThrow({
    where: { id: subscriberId },
    select: { planId: true, activeUntil: true, lastPaymentAt: true },
  });
  const rows = await tx.subscription.findMany({
    where: { subscriberId, id: { not: id }, activatedAt: { not: null } },
    select: {
      id: true,
      planId: true,
      status: true,
      activatedAt: true,
      paidPlanId: true,
      paidUntil: true,
      plan: { select: { interval: true } },
    },
  });
  const subscriptions = rows.map(({ plan, ...row }) => ({ ...row, interval: plan.interval }));
  const last = liveSubscriptions(subscriptions).current ?? lastConfirmed(subscriptions);
  if (!last || planId === FREE_PLAN_ID || last.planId !== planId) return null;
  if (!isLive(last.status) && !(activeUntil !== null && activeUntil > now)) return null;
  return { ...last, amount: null, paidUntil: paidUntilOf(last, { lastPaymentAt }) };
}

interface Asked {
  /** When the snapshot was requested. */
  at: Date;
  now: Date;
  status: SubscriptionState;
  /** When it was last paid, according to its own charges. */
  paidAt: Date | null;
  owes: boolean;
}

/**
 * What a snapshot does to a subscription's plan, in this order: a price or plan change approved at the provider, a
 * charge that pays for a plan given in advance or awaited, a due date, the end.
 */
export async function planAfter(
  tx: Tx,
  row: SubscriptionPlan,
  snapshot: SubscriptionSnapshot,
  { at, now, status, paidAt, owes }: Asked,
): Promise<PlanWritten> {
  const known: PlanWritten = { data: {}, owes };
  const changed = await applyChange(tx, row, snapshot, { at, now, known });
  const paid = applyPayment({ ...row, ...changed.data }, snapshot, changed);
  const due = applyMoment({ ...row, ...paid.data }, paid, [now, paidAt]);
  return status === "CANCELLED" ? applyEnd({ ...row, ...due.data }, due) : due;
}

async function applyChange(
  tx: Tx,
  row: SubscriptionPlan,
  snapshot: SubscriptionSnapshot,
  { at, now, known }: { at: Date; now: Date; known: PlanWritten },
): Promise<PlanWritten> {
  const ref = snapshot.planRef === null ? {} : { planRef: snapshot.planRef };
  // a snapshot requested before the last change was recorded may not reflect it
  if (row.changedAt !== null && at < row.changedAt) return known;
  const to = await changedTo(tx, row, snapshot);
  if (to === null) return { ...known, data: { ...known.data, ...ref } };
  const plan = requireFound((await ranked(tx, [to.planId])).get(to.planId));
  const target = { ...plan, totalCents: to.cents ?? plan.totalCents };
  const change = planChange(await planHeld(tx, row, known.owes), target);
  const { heldId, paidId, chargedId, waitsFor, owes } = change;
  const changesAt = waitsFor === "nextCharge" ? (snapshot.nextPaymentAt ?? row.paidUntil ?? now) : null;
  const data = {
    ...ref,
    ...noChangeAsked,
    planId: heldId,
    paidPlanId: paidId,
    chargedPlanId: chargedId,
    changesAt: change.kind === "none" ? row.changesAt : changesAt,
    amount: new Prisma.Decimal(decimalFromCents(target.totalCents)),
    currency: target.currency,
    pricedSince: row.changeAskedAt ?? now,
    changedAt: now,
  };
  return { data, owes };
}

/** The plan charged from now on: the one whose price was requested, or the one the payer approved on any page. */
async function changedTo(
  tx: Tx,
  row: SubscriptionPlan,
  snapshot: SubscriptionSnapshot,
): Promise<{ planId: number; cents: Cents | null } | null> {
  const next = centsFromDecimal(row.nextAmount);
  if (snapshot.planRef === null && row.planRef === null) {
    const { nextPlanId, currency } = row;
    const revised = nextPlanId !== null && snapshot.price?.cents === next && snapshot.price?.currency === currency;
    return revised ? { planId: nextPlanId, cents: next } : null;
  }
  if (snapshot.planRef === null || row.planRef === null || snapshot.planRef === row.planRef) return null;
  if (snapshot.planRef === row.nextPlanRef && row.nextPlanId !== null) return { planId: row.nextPlanId, cents: next };
  const plan = await tx.plan.findFirst({ where: plansByRef(snapshot.planRef), select: { id: true } });
  return plan && { planId: plan.id, cents: null };
}

/** Completes a plan that was given before it was paid, or that is given once it is paid. */
function applyPayment(row: SubscriptionPlan, snapshot: SubscriptionSnapshot, before: PlanWritten): PlanWritten {
  const awaited = row.paidPlanId !== null || (row.chargedPlanId !== null && row.changesAt === null);
  if (!awaited || !isPaidSince(row, snapshot)) return before;
  const data = { planId: row.chargedPlanId ?? row.planId, paidPlanId: null, chargedPlanId: null, changesAt: null };
  return { data: { ...before.data, ...data }, owes: false };
}

function isPaidSince({ pricedSince, amount, currency }: SubscriptionPlan, snapshot: SubscriptionSnapshot): boolean {
  const since = pricedSince ?? new Date(0);
  const price = amount && currency ? { cents: centsFromDecimal(amount), currency } : null;
  const charges = snapshot.charges.filter(
    ({ status, paidAt }) => status === "APPROVED" && paidAt !== null && paidAt >= since,
  );
  if (charges.some((charge) => covers(charge, price))) return true;
  const { lastPaymentAt } = snapshot;
  return (
    charges.length === 0 &&
    lastPaymentAt !== null &&
    lastPaymentAt >= since &&
    !!snapshot.price &&
    covers(snapshot.price, price)
  );
}

/** The next charge is due or was made: applies the change scheduled for it. */
function applyMoment(row: SubscriptionPlan, before: PlanWritten, moments: readonly (Date | null)[]): PlanWritten {
  const { changesAt, chargedPlanId } = row;
  if (changesAt === null || !moments.some((moment) => moment !== null && moment >= changesAt)) return before;
  const data = { planId: chargedPlanId ?? row.planId, chargedPlanId: null, changesAt: null };
  return { ...before, data: { ...before.data, ...data } };
}

/** The same without a snapshot; null while nothing is due. */
export function planDue(row: SubscriptionPlan, now: Date): Partial<SubscriptionPlan> | null {
  const { data } = applyMoment(row, { data: {}, owes: false }, [now]);
  return Object.keys(data).length === 0 ? null : data;
}

function applyEnd(row: SubscriptionPlan, { data, owes }: PlanWritten): PlanWritten {
  const end = planAtEnd({ held: row.planId, paid: row.paidPlanId, owes });
  const over = { planId: end.held, paidPlanId: null, chargedPlanId: null, changesAt: null, ...noChangeAsked };
  return { data: { ...data, ...over }, owes: end.owes };
}

/**
 * The plan that a charge was for: before the last price change the plan paid until then, afterwards the one charged
 * now.
 */
export function chargedPlanOf(row: SubscriptionPlan, { paidAt }: Charge, now: Date): number {
  const before = row.pricedSince !== null && (paidAt ?? now) < row.pricedSince;
  return before ? (row.paidPlanId ?? row.planId) : (row.chargedPlanId ?? row.planId);
}
