import { accountState } from "~/domain/billing/account-state";
import { endedBy, endedSubscription, unpaidSubscription } from "~/domain/billing/ended";
import { liveSubscriptions, paidUntilOf } from "~/domain/billing/entitlement";
import { dayIn, dayOfDate, daysBetween } from "~/domain/billing/free-period";
import { paymentReference } from "~/domain/billing/payment-reference";
import { CHANGE_WAYS, EXTERNAL_PROVIDERS } from "~/domain/billing/provider";
import { DAY_MS } from "~/domain/duration";
import { type Cents, centsFromDecimal } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { readChargeTerms } from "../charges/charge-terms";
import { closedTents, payerZone } from "../subscriptions/payer";
import { isRevisable } from "./change-plan";
import { planColumns, planView } from "./plan-view";

/** Older pending subscriptions are hidden: their checkout page at the provider may have expired. */
const PENDING_SHOWN_MS = 3 * DAY_MS;

const subscriptionColumns = {
  id: true,
  planId: true,
  plan: { select: planColumns },
  provider: true,
  status: true,
  nextPlanId: true,
  planRef: true,
  chargedPlanId: true,
  changesAt: true,
  amount: true,
  currency: true,
  paidUntil: true,
  checkoutUrl: true,
  nextPaymentAt: true,
  failedPayments: true,
  retryAt: true,
  cancelRequestedAt: true,
  cancelledAt: true,
  activatedAt: true,
  createdAt: true,
  startsAt: true,
  requestKey: true,
} as const;

/** Everything that the payment screens show about the actor's account; null when the actor has no paying account. */
export async function getBillingAccount(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  const { userId } = ctx.actor;
  const [subscriber, closed, timeZone] = await Promise.all([
    ctx.db.subscriber.findUnique({
      where: { userId },
      include: {
        plan: { select: planColumns },
        subscriptions: { select: subscriptionColumns, orderBy: { id: "desc" } },
      },
    }),
    closedTents(ctx.db, userId),
    payerZone(ctx.db, userId),
  ]);
  if (!subscriber) return null;
  const now = ctx.now();
  const { subscriptions, planId, lastPaymentAt, freeUntil, activeUntil, createdAt } = subscriber;
  const held = subscriptions.map((row) => ({ ...row, interval: row.plan.interval, plan: planView(row.plan) }));
  const { current } = liveSubscriptions(held);
  const [over, unpaid] = [endedSubscription(held), unpaidSubscription(held)];
  const facts = {
    planId,
    lastPaymentAt,
    freeUntil,
    activeUntil,
    live: current?.status ?? null,
    everConfirmed: subscriptions.some(({ activatedAt }) => activatedAt !== null),
  };
  const pending = subscriptions.find(
    ({ status, provider, createdAt: begun }) =>
      status === "PENDING" && provider !== "MANUAL" && now.getTime() - begun.getTime() < PENDING_SHOWN_MS,
  );
  const otherIds = [current?.nextPlanId, current?.chargedPlanId].filter((id) => id != null);
  const others = await ctx.db.plan.findMany({ where: { id: { in: otherIds } }, select: planColumns });
  const planOf = (id: number | null | undefined) => {
    const plan = others.find((one) => one.id === id);
    return plan ? planView(plan) : null;
  };
  const nextPlan = planOf(current?.nextPlanId);
  return {
    state: accountState(facts, now, timeZone),
    /** Determines when a plan chosen now is first charged. */
    terms: await readChargeTerms(ctx.db, subscriber.id, now, timeZone),
    plan: planView(subscriber.plan),
    lastPaymentAt,
    /** A shop is suspended and reopens once a plan is paid. */
    suspended: closed.suspended,
    /** The most recent subscription, when none is active. */
    ended: over && { by: endedBy(over), provider: over.provider, at: over.cancelledAt, plan: over.plan },
    unpaid: unpaid && {
      provider: unpaid.provider,
      plan: unpaid.plan,
      /** The provider gave up and cancelled it. */
      over: unpaid.status === "CANCELLED",
      retryAt: unpaid.retryAt,
      /** How long the shop stays open although the charge failed. */
      openUntil: activeUntil,
      charge: await lastRejected(ctx, unpaid.id),
    },
    /** Shops closed because they exceed the plan's limit. */
    closedByPlan: closed.closedByPlan,
    /** Length of the free period in days, counted from the day the account was created. */
    trialDays: Math.max(1, daysBetween(dayIn(createdAt, timeZone), dayOfDate(freeUntil))),
    current: current && {
      provider: current.provider,
      plan: current.plan,
      nextPaymentAt: current.nextPaymentAt,
      failedPayments: current.failedPayments,
      activatedAt: current.activatedAt,
      /** Date of the first charge, where a later day was agreed. */
      startsAt: current.startsAt,
      /** Until when the plan would stay active if it were cancelled now. */
      paidUntil: paidUntil({ ...current, interval: current.plan.interval }, lastPaymentAt, now),
      /** Requested at the provider, and the payer still has to approve it. */
      nextPlan: current.provider !== "MANUAL" && CHANGE_WAYS[current.provider] === "approve" ? nextPlan : null,
      /** The plan charged next, when it differs, and when it replaces this one; null means as soon as it is paid. */
      charged: planOf(current.chargedPlanId),
      changesAt: current.changesAt,
      /**
       * Whether switching to another plan of the same currency and interval revises this subscription instead of
       * opening a new one.
       */
      revisable: isRevisable(ctx, current),
      price: chargedPrice(current, planOf(current.chargedPlanId) ?? current.plan),
    },
    pending: pending
      ? {
          provider: pending.provider,
          plan: planView(pending.plan),
          checkoutUrl: pending.checkoutUrl,
          since: pending.createdAt,
          /** Of the first charge; null means as soon as it is approved. */
          startsAt: pending.startsAt,
          /** Opened through the plan's own payment link, which sends no notifications. */
          byLink: pending.amount === null,
          /** The reference by which the team finds the payment. */
          reference: paymentReference(pending.requestKey),
        }
      : null,
    enabled: EXTERNAL_PROVIDERS.filter((provider) => ctx.ports.payments[provider].enabled),
    /** Address of the payment simulator, in a demonstration. */
    simulatedAt:
      EXTERNAL_PROVIDERS.map((provider) => ctx.ports.payments[provider].simulatedAt).find((at) => at !== null) ?? null,
    timeZone,
    asOf: now,
  };
}

async function lastRejected(ctx: ServiceContext, subscriptionId: number) {
  const row = await ctx.db.billingPayment.findFirst({
    where: { subscriptionId, status: "REJECTED" },
    orderBy: [{ chargedAt: "desc" }, { id: "desc" }],
    select: { amount: true, currency: true, chargedAt: true, detail: true },
  });
  if (!row) return null;
  const { amount, ...charge } = row;
  return { ...charge, amountCents: centsFromDecimal(amount) };
}

interface Paid {
  paidUntil: Date | null;
  interval: string;
}

function paidUntil(current: Paid, lastPaymentAt: Date | null, now: Date): Date | null {
  const end = paidUntilOf(current, { lastPaymentAt });
  return end !== null && end > now ? end : null;
}

interface Agreed {
  amount: Prisma.Decimal | null;
  currency: string | null;
}

/** The agreed amount per charge, else the plan's current price. */
function chargedPrice({ amount, currency }: Agreed, plan: { totalCents: Cents; currency: string }) {
  return amount === null || currency === null
    ? { cents: plan.totalCents, currency: plan.currency }
    : { cents: centsFromDecimal(amount), currency };
}
