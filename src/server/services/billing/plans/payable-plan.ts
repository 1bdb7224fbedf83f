import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { readInterval } from "~/domain/billing/interval";
import { type ExternalProvider, planLink, takesCurrency } from "~/domain/billing/provider";
import { centsFromDecimal } from "~/domain/money/money";
import type { Actor } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError, found } from "~/server/errors";
import type { PricedPlan } from "~/server/ports/payments";
import { appOrigin } from "~/server/site/addresses";
import { plansFor } from "./list-plans";

const DEFAULT_RETURN = "/mercadopago-return-url";

const columns = {
  id: true,
  name: true,
  total: true,
  currency: true,
  interval: true,
  trial: true,
  mpSubscriptionUrl: true,
  mpPlanId: true,
  paypalPlanId: true,
  returnUrl: true,
} as const;

interface Wanted {
  planId: number;
  provider: ExternalProvider;
  /** Plans of the actor's own subscription, which may be chosen again even when no longer offered. */
  own?: readonly number[];
}

interface Payable {
  plan: PricedPlan;
  /** Days before the first charge, in addition to the free period. */
  trialDays: number;
  /** The plan's payment page at the provider, used when there are no API keys to open a subscription with. */
  link: { page: string; planRef: string } | null;
  returnUrl: string;
}

/**
 * Reads a plan that `actor` may choose, in the form the provider needs, with the URL the payer returns to.
 * @throws NOT_FOUND, VALIDATION beside `planId` or `service`
 */
export async function payablePlan(tx: Tx, actor: Actor, { planId, provider, own = [] }: Wanted): Promise<Payable> {
  const where = own.includes(planId) ? { id: planId } : { AND: [{ id: planId }, plansFor(actor)] };
  const row = found(await tx.plan.findFirst({ where, select: columns }));
  const interval = readInterval(row.interval);
  const totalCents = centsFromDecimal(row.total);
  if (row.id === FREE_PLAN_ID || totalCents === 0) throw fieldError("planId", "plan.free");
  if (!interval || !takesCurrency(provider, row.currency)) throw fieldError("service", "plan.currency");
  const ofMercadoPago = provider === "MERCADO_PAGO";
  return {
    plan: {
      id: row.id,
      name: row.name,
      totalCents,
      currency: row.currency,
      interval,
      ref: ofMercadoPago ? row.mpPlanId : row.paypalPlanId,
    },
    trialDays: row.trial,
    link: ofMercadoPago && row.mpSubscriptionUrl !== null ? planLink(row.mpSubscriptionUrl) : null,
    returnUrl: new URL(row.returnUrl ?? DEFAULT_RETURN, appOrigin).href,
  };
}

/** Stores the provider's id of a plan that was just created there. */
export async function keepPlanRef(
  tx: Tx,
  provider: ExternalProvider,
  plan: PricedPlan,
  ref: string | null,
): Promise<void> {
  if (provider !== "PAYPAL" || ref === null || ref === plan.ref) return;
  await tx.plan.updateMany({ where: { id: plan.id, paypalPlanId: null }, data: { paypalPlanId: ref } });
}
