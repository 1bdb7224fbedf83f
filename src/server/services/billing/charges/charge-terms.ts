import { type HeldSubscription, liveSubscriptions, paidUntilOf } from "~/domain/billing/entitlement";
import { type ChargeTerms, chargeTerms } from "~/domain/billing/first-charge";
import type { Tx } from "~/server/database/client";

/** Determines when a subscription opened now is first charged. */
export async function readChargeTerms(tx: Tx, subscriberId: number, now: Date, timeZone: string): Promise<ChargeTerms> {
  const { freeUntil, activeUntil, lastPaymentAt, subscriptions } = await tx.subscriber.findUniqueOrThrow({
    where: { id: subscriberId },
    select: {
      freeUntil: true,
      activeUntil: true,
      lastPaymentAt: true,
      subscriptions: {
        where: { activatedAt: { not: null } },
        select: {
          id: true,
          planId: true,
          provider: true,
          status: true,
          activatedAt: true,
          nextPaymentAt: true,
          paidUntil: true,
          plan: { select: { interval: true } },
        },
      },
    },
  });
  const rows = subscriptions.map(({ plan, ...row }) => ({ ...row, interval: plan.interval }));
  const { current } = liveSubscriptions(rows);
  const held = {
    freeUntil,
    paidUntil: current ? restOf(current, lastPaymentAt) : activeUntil,
    tries: subscriptions.length === 0,
  };
  return chargeTerms(held, now, timeZone);
}

type Running = HeldSubscription & { provider: string; nextPaymentAt: Date | null };

/**
 * Until when a running subscription is paid, for one that replaces it: its next charge is not made. While a charge
 * fails the plan stays active for some unpaid days, which do not count.
 */
function restOf(current: Running, lastPaymentAt: Date | null): Date | null {
  if (current.provider === "MANUAL" || current.status !== "ACTIVE") return null;
  return current.nextPaymentAt ?? paidUntilOf(current, { lastPaymentAt });
}
