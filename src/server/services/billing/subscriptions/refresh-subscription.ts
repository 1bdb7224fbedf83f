import type { ExternalProvider } from "~/domain/billing/provider";
import { isLive } from "~/domain/billing/subscription-state";
import { MINUTE_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { FoundSubscription, SubscriptionSnapshot } from "~/server/ports/payments";
import { readSubscriber } from "../plans/get-subscriber";
import { applySnapshot } from "./apply-snapshot";
import { keepExternalId } from "./external-id";
import { payerReference, payingActor } from "./payer";

/** Limit of pending subscriptions refreshed per call: each takes a request to a provider. */
const MAX_REFRESHED = 5;
/** Maximum difference between the provider's clock and ours. */
const CLOCKS_APART_MS = 10 * MINUTE_MS;

/** The columns needed to refresh a subscription from its provider. */
export const refreshColumns = {
  id: true,
  externalId: true,
  planRef: true,
  requestKey: true,
  createdAt: true,
} as const;

export interface RefreshableSubscription {
  id: number;
  provider: ExternalProvider;
  externalId: string | null;
  planRef: string | null;
  requestKey: string;
  createdAt: Date;
}

/**
 * Reads the actor's pending and running subscriptions from the providers and stores the snapshots: a plan is granted,
 * and a suspension lifted, only if it was paid.
 * @throws PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function refreshSubscription(ctx: ServiceContext) {
  const { userId } = payingActor(ctx);
  const asked = [];
  for (const row of await openRows(ctx, userId)) {
    // one provider being down does not block the other's response
    asked.push(await Promise.allSettled([refreshFromProvider(ctx, userId, row)]));
  }
  for (const answer of asked.flat()) if (answer.status === "rejected") throw answer.reason;
  return requireFound(await readSubscriber(ctx, userId));
}

/** Refreshes one subscription. @throws PROVIDER_DISABLED, PROVIDER_FAILED */
export async function refreshFromProvider(
  ctx: ServiceContext,
  userId: number,
  row: RefreshableSubscription,
): Promise<void> {
  const at = ctx.now();
  const provider = ctx.ports.payments[row.provider];
  const snapshot = row.externalId === null ? await findLost(ctx, userId, row) : await provider.read(row.externalId);
  if (snapshot) await applySnapshot(ctx, { subscriptionId: row.id, userId, snapshot, requestedAt: at });
}

async function openRows(ctx: ServiceContext, userId: number): Promise<RefreshableSubscription[]> {
  const all = await ctx.db.subscription.findMany({
    where: { subscriber: { userId }, status: { not: "CANCELLED" } },
    orderBy: { id: "desc" },
    select: { ...refreshColumns, provider: true, status: true, amount: true },
  });
  // payments through a plan's own link, without API keys, cannot be queried
  const askable = all.filter(
    ({ provider, externalId, amount }) =>
      provider === "MANUAL" || externalId !== null || amount !== null || ctx.ports.payments[provider].enabled,
  );
  const rows = askable.map(({ amount: _, ...row }) => row);
  const live = rows.filter(({ status }) => isLive(status));
  const pending = rows.filter(({ status }) => !isLive(status)).slice(0, MAX_REFRESHED);
  return [...live, ...pending].flatMap(({ provider, ...row }) => (provider === "MANUAL" ? [] : [{ ...row, provider }]));
}

/**
 * Finds a subscription whose id never reached us: it is ours only by the reference it carries. The mail proves nothing:
 * anybody can sign up with the one that somebody else pays with.
 */
async function findLost(
  ctx: ServiceContext,
  userId: number,
  row: RefreshableSubscription,
): Promise<SubscriptionSnapshot | null> {
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const provider = ctx.ports.payments[row.provider];
  const likely = await provider.search(email);
  const lost = likely.find(({ reference }) => reference === payerReference(userId, row.requestKey));
  return lost && (await keepExternalId(ctx, row.id, lost.id)) ? provider.read(lost.id) : null;
}

/** Whether it may have been opened from `row` through a plan's link; such subscriptions carry no reference. */
export function isByLink(
  { reference, planRef, openedAt }: FoundSubscription,
  row: Pick<RefreshableSubscription, "planRef" | "createdAt">,
): boolean {
  const since = row.createdAt.getTime() - CLOCKS_APART_MS;
  const samePlan = reference === null && planRef !== null && planRef === row.planRef;
  return samePlan && (openedAt === null || openedAt.getTime() >= since);
}
