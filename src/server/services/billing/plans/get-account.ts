import { accountState } from "~/domain/billing/account-state";
import { endedBy, endedSubscription, unpaidSubscription } from "~/domain/billing/ended";
import { liveSubscriptions, paidUntilOf } from "~/domain/billing/entitlement";
import { dayIn, dayOfDate, daysBetween } from "~/domain/billing/free-period";
import { paymentReference } from "~/domain/billing/payment-reference";
import { PROVIDERS } from "~/domain/billing/provider";
import { DAY_MS } from "~/domain/duration";
import { type Cents, centsFromDecimal } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { readChargeTerms } from "../charges/charge-terms";
import { closedShops, payerZone } from "../subscriptions/payer";
import { isRevisable } from "./change-plan";
import { planColumns, planView } from "./plan-view";

/** One that was begun longer ago is not spoken of: its page at the provider may be gone. */
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

/** Everything that the screens of payments say of the own account; null where it is none that pays. */
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
    closedShops(ctx.db, userId),
    payerZone(ctx.db, userId),
  ]);
  if (!subscriber) return null;
  const now = ctx.now();
  const { subscriptions, planId, lastPaymentAt, freeUntil, activeUntil, createdAt } = subscriber;
  const held = subscriptions.map((row) => ({ ...row, interval: row.plan.interval, plan: planView(row.plan) }));
  const { current } = liveSubscriptions(held);
  const [over, unpaid] = [endedSubscription(held), unpaidSubscription(held)];
  const facts = {
    suscriptionId: planId,
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
    /** What decides when a plan that is chosen now is first charged. */
    terms: await readChargeTerms(ctx.db, subscriber.id, now, timeZone),
    plan: planView(subscriber.plan),
    lastPaymentAt,
    /** A shop is closed, and opens when it is paid. */
    suspended: closed.suspended,
    /** The last one, where none runs. */
    ended: over && { by: endedBy(over), provider: over.provider, at: over.cancelledAt, plan: over.plan },
    unpaid: unpaid && {
      provider: unpaid.provider,
      plan: unpaid.plan,
      /** The provider gave up, and ended it. */
      over: unpaid.status === "CANCELLED",
      retryAt: unpaid.retryAt,
      /** As long as the shop stays open without it. */
      openUntil: activeUntil,
      charge: await lastRejected(ctx, unpaid.id),
    },
    /** The shops that the plan has no room for. */
    closedByPlan: closed.closedByPlan,
    /** How many days the free period has, from the account's first one. */
    trialDays: Math.max(1, daysBetween(dayIn(createdAt, timeZone), dayOfDate(freeUntil))),
    current: current && {
      provider: current.provider,
      plan: current.plan,
      nextPaymentAt: current.nextPaymentAt,
      failedPayments: current.failedPayments,
      activatedAt: current.activatedAt,
      /** Of the first charge, where it was agreed for a later day. */
      startsAt: current.startsAt,
      /** Until when it would hold if it were cancelled now. */
      paidUntil: paidUntil({ ...current, interval: current.plan.interval }, lastPaymentAt, now),
      /** Asked for at PayPal, where the payer has to approve it; elsewhere there is nothing left to do. */
      nextPlan: current.provider === "PAYPAL" ? nextPlan : null,
      /** What is charged next, where it is another plan, and when that one takes this one's place: null is once it is paid. */
      charged: planOf(current.chargedPlanId),
      changesAt: current.changesAt,
      /** Another plan of the same currency and interval is a change of this subscription, not a new one. */
      revisable: isRevisable(ctx, current),
      price: chargedPrice(current, planOf(current.chargedPlanId) ?? current.plan),
    },
    pending: pending
      ? {
          provider: pending.provider,
          plan: planView(pending.plan),
          checkoutUrl: pending.checkoutUrl,
          since: pending.createdAt,
          /** Of the first charge; null is once it is approved. */
          startsAt: pending.startsAt,
          /** By the plan's own link, which nobody tells us of. */
          byLink: pending.amount === null,
          /** What somebody of the team finds it by. */
          reference: paymentReference(pending.requestKey),
        }
      : null,
    enabled: PROVIDERS.filter((provider) => ctx.ports.payments[provider].enabled),
    /** Where it is played what the providers do, in a demonstration. */
    simulatedAt:
      PROVIDERS.map((provider) => ctx.ports.payments[provider].simulatedAt).find((at) => at !== null) ?? null,
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

/** What was agreed to be charged each time, else what the plan costs. */
function chargedPrice({ amount, currency }: Agreed, plan: { totalCents: Cents; currency: string }) {
  return amount === null || currency === null
    ? { cents: plan.totalCents, currency: plan.currency }
    : { cents: centsFromDecimal(amount), currency };
}
