import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { readInterval } from "~/domain/billing/interval";
import { type ExternalProvider, planLink, takesCurrency } from "~/domain/billing/provider";
import { centsFromDecimal } from "~/domain/money/money";
import type { Actor } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError, requireFound } from "~/server/errors";
import type { PricedPlan } from "~/server/ports/payments";
import { appOrigin } from "~/server/site/addresses";
import { plansFor } from "./list-plans";
import { planRefColumns, planRefOf } from "./plan-ref";

const DEFAULT_RETURN = "/mercadopago-return-url";

const columns = {
  id: true,
  name: true,
  total: true,
  currency: true,
  interval: true,
  trial: true,
  mpSubscriptionUrl: true,
  returnUrl: true,
  ...planRefColumns,
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
  const row = requireFound(await tx.plan.findFirst({ where, select: columns }));
  const interval = readInterval(row.interval);
  const totalCents = centsFromDecimal(row.total);
  if (row.id === FREE_PLAN_ID || totalCents === 0) throw fieldError("planId", "plan.free");
  if (!interval || !takesCurrency(provider, row.currency)) throw fieldError("service", "plan.currency");
  return {
    plan: {
      id: row.id,
      name: row.name,
      totalCents,
      currency: row.currency,
      interval,
      ref: planRefOf(row, provider),
    },
    trialDays: row.trial,
    link: linkOf(row, provider),
    returnUrl: new URL(row.returnUrl ?? DEFAULT_RETURN, appOrigin).href,
  };
}

function linkOf(
  { mpSubscriptionUrl }: { mpSubscriptionUrl: string | null },
  provider: ExternalProvider,
): Payable["link"] {
  switch (provider) {
    case "MERCADO_PAGO":
      return mpSubscriptionUrl === null ? null : planLink(mpSubscriptionUrl);
    case "PAYPAL":
      return null;
    default:
      return provider satisfies never;
  }
}
