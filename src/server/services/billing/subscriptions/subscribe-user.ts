import { chargeMoment, firstChargeDay } from "~/domain/billing/first-charge";
import { dayIn } from "~/domain/billing/free-period";
import { type ExternalProvider, SERVICES } from "~/domain/billing/provider";
import type { Subscribe } from "~/domain/billing/schemas";
import { DAY_MS } from "~/domain/duration";
import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import type { SubscriptionRequest } from "~/server/ports/payments";
import { hashToken } from "~/server/services/session/one-time-token";
import { readChargeTerms } from "../charges/charge-terms";
import { readSubscriber } from "../plans/get-subscriber";
import { grantPlan } from "../plans/grant-plan";
import { payablePlan } from "../plans/payable-plan";
import { keepPlanRef } from "../plans/plan-ref";
import { cancelOpened } from "./closed-subscriptions";
import { payerReference, payerZone, payingActor, withPayerLock } from "./payer";

/** How long a pending subscription is reused; later its page at the provider may have expired. */
const REUSABLE_MS = DAY_MS;

/**
 * Opens a subscription that is pending until its provider confirms it, and returns the provider's page on which the
 * payer approves it. Repeating the call reuses the pending one. "manual", for super-users only, grants the plan at
 * once.
 * @throws FORBIDDEN, NOT_FOUND, ALREADY_SUBSCRIBED, PROVIDER_DISABLED, PROVIDER_FAILED, VALIDATION
 */
export async function subscribeUser(ctx: ServiceContext, input: Subscribe) {
  const actor = payingActor(ctx);
  const { userId, planId, service } = input;
  if ((userId !== actor.userId || service === "manual") && actor.role !== "SUPER") throw new AppError("FORBIDDEN");
  let checkoutUrl: string | null = null;
  if (service === "manual") await grantPlan(ctx, { userId, planId });
  else checkoutUrl = await openSubscription(ctx, { userId, planId, provider: SERVICES[service] });
  return { subscriber: requireFound(await readSubscriber(ctx, userId)), checkoutUrl };
}

interface Wanted {
  userId: number;
  planId: number;
  provider: ExternalProvider;
}

async function openSubscription(ctx: ServiceContext, wanted: Wanted): Promise<string> {
  const pending = await keepPending(ctx, wanted);
  if (pending.checkoutUrl !== null) return pending.checkoutUrl;
  const opened = await ctx.ports.payments[wanted.provider].open(pending.wish);
  const { id: externalId, planRef, checkoutUrl } = opened;
  const page = await ctx.db.$transaction(async (tx) => {
    await keepPlanRef(tx, wanted.provider, pending.wish.plan, planRef);
    // a concurrent request may have been first: both get the same page
    await tx.subscription.updateMany({
      where: { id: pending.id, checkoutUrl: null },
      data: { externalId, planRef, checkoutUrl },
    });
    const kept = await tx.subscription.findUnique({ where: { id: pending.id }, select: { checkoutUrl: true } });
    if (kept) return kept.checkoutUrl ?? checkoutUrl;
    const { reference, email } = pending.wish.payer;
    if (externalId !== null) await cancelOpened(ctx, tx, { provider: wanted.provider, externalId, reference, email });
    return null;
  });
  // the account was closed meanwhile: nobody is sent to pay
  return requireFound(page);
}

interface Pending {
  id: number;
  checkoutUrl: string | null;
  wish: SubscriptionRequest;
}

/**
 * The row is written first: a subscription opened at the provider while this process dies is found again by its key.
 */
async function keepPending(ctx: ServiceContext, { userId, planId, provider }: Wanted): Promise<Pending> {
  const actor = payingActor(ctx);
  const now = ctx.now();
  const { enabled } = ctx.ports.payments[provider];
  return withPayerLock(ctx, userId, async ({ tx }, subscriber) => {
    const known = await tx.subscription.findMany({
      where: { subscriberId: subscriber.id },
      orderBy: { id: "desc" },
      select: {
        id: true,
        status: true,
        planId: true,
        chargedPlanId: true,
        planRef: true,
        provider: true,
        createdAt: true,
        startsAt: true,
        linkSession: true,
        amount: true,
        currency: true,
        requestKey: true,
        checkoutUrl: true,
      },
    });
    const same = known.filter((one) => (one.chargedPlanId ?? one.planId) === planId && one.provider === provider);
    if (same.some(({ status }) => status === "ACTIVE")) throw new AppError("ALREADY_SUBSCRIBED");
    const { plan, trialDays, link, returnUrl } = await payablePlan(tx, actor, { planId, provider });
    if (!enabled && link === null) throw new AppError("PROVIDER_DISABLED");
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    const timeZone = await payerZone(tx, userId);
    const startDay = firstChargeDay(await readChargeTerms(tx, subscriber.id, now, timeZone), trialDays);
    const session = actor.sessionId && hashToken(actor.sessionId);
    // with a plan's own link, the provider's page states amount and date
    const own =
      enabled || link === null
        ? {
            amount: decimalFromCents(plan.totalCents),
            currency: plan.currency,
            startsAt: chargeMoment(startDay, dayIn(now, timeZone), timeZone),
          }
        : { planRef: link.planRef, checkoutUrl: link.page, linkSession: session };
    const agreed = { amount: null, currency: null, startsAt: null, linkSession: null, ...own };
    const open =
      same.find(
        ({ status, createdAt, amount, currency, startsAt, linkSession }) =>
          status === "PENDING" &&
          now.getTime() - createdAt.getTime() < REUSABLE_MS &&
          currency === agreed.currency &&
          Number(startsAt) === Number(agreed.startsAt) &&
          linkSession === agreed.linkSession &&
          (amount && decimalFromCents(centsFromDecimal(amount))) === agreed.amount,
      ) ??
      (await tx.subscription.create({
        data: { subscriberId: subscriber.id, planId, provider, ...agreed, createdAt: now },
        select: { id: true, requestKey: true, checkoutUrl: true },
      }));
    if (actor.userId !== userId) {
      const data = { provider, planId };
      await tx.auditEntry.create({
        data: { at: now, actorId: actor.userId, action: "billing.subscribe", target: `user ${userId}`, data },
      });
    }
    const payer = { email, reference: payerReference(userId, open.requestKey) };
    const again = same.some(({ id }) => id === open.id);
    const wish = { plan, payer, key: open.requestKey, startsAt: agreed.startsAt, again, returnUrl };
    return { id: open.id, checkoutUrl: open.checkoutUrl, wish };
  });
}
