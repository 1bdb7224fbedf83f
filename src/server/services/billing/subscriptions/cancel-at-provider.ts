import type { ExternalProvider } from "~/domain/billing/provider";
import type { ServiceContext } from "~/server/context";
import { recordSnapshot } from "./record-snapshot";

interface Cancelled {
  id: number;
  provider: ExternalProvider;
  externalId: string;
}

/**
 * Cancels a subscription at its provider, then here.
 * @throws PROVIDER_DISABLED, PROVIDER_FAILED; nothing is cancelled then
 */
export async function cancelAtProvider(ctx: ServiceContext, userId: number, { id, provider, externalId }: Cancelled) {
  const at = ctx.now();
  await ctx.ports.payments[provider].cancel(externalId);
  const snapshot = await ctx.ports.payments[provider].read(externalId);
  const ended = snapshot ?? {
    id: externalId,
    price: null,
    planRef: null,
    reference: null,
    payerEmail: null,
    openedAt: null,
    nextPaymentAt: null,
    lastPaymentAt: null,
    failedPayments: 0,
    retryAt: null,
    charges: [],
  };
  await recordSnapshot(ctx, {
    subscriptionId: id,
    userId,
    snapshot: { ...ended, state: "CANCELLED" },
    requestedAt: at,
  });
}
