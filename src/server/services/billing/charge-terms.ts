import { type ChargeTerms, chargeTerms } from "~/domain/billing/first-charge";
import { isLive } from "~/domain/billing/subscription-state";
import type { Tx } from "~/server/db";

/** What decides when a subscription that somebody opens now is first charged. */
export async function readChargeTerms(tx: Tx, subscriberId: number, now: Date, timeZone: string): Promise<ChargeTerms> {
  const { freeUntil, activeUntil, subscriptions } = await tx.subscriber.findUniqueOrThrow({
    where: { id: subscriberId },
    select: {
      freeUntil: true,
      activeUntil: true,
      subscriptions: { where: { activatedAt: { not: null } }, select: { status: true } },
    },
  });
  // while a charge fails the plan holds for some days more, which nobody paid
  const live = subscriptions.some(({ status }) => isLive(status));
  const held = { freeUntil, paidUntil: live ? null : activeUntil, tries: subscriptions.length === 0 };
  return chargeTerms(held, now, timeZone);
}
