import type { Provider } from "~/domain/billing/provider";
import { isLive } from "~/domain/billing/subscription-state";
import { MINUTE_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import type { FoundSubscription, SubscriptionSnapshot } from "~/server/ports/payments";
import { readSubscriber } from "../plans/get-subscriber";
import { applySnapshot } from "./apply-snapshot";
import { keepExternalId } from "./external-id";
import { payerReference, payingActor } from "./payer";

/** More pending ones than this nobody has: each takes a question to a provider. */
const ASKED_AT_ONCE = 5;
/** What the provider's clock may be behind ours. */
const CLOCKS_APART_MS = 10 * MINUTE_MS;

/** What has to be known of a subscription to ask about it. */
export const refreshColumns = {
  id: true,
  externalId: true,
  planRef: true,
  requestKey: true,
  createdAt: true,
} as const;

export interface RefreshableSubscription {
  id: number;
  provider: Provider;
  externalId: string | null;
  planRef: string | null;
  requestKey: string;
  createdAt: Date;
}

/**
 * Asks the providers about the actor's pending and running subscriptions and writes down what they say: a plan is given,
 * and a suspension lifted, only if it was paid.
 * @throws PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function refreshSubscription(ctx: ServiceContext) {
  const { userId } = payingActor(ctx);
  const asked = [];
  for (const row of await openRows(ctx, userId)) {
    // one provider that is down does not keep the other's answer back
    asked.push(await Promise.allSettled([refreshFromProvider(ctx, userId, row)]));
  }
  for (const answer of asked.flat()) if (answer.status === "rejected") throw answer.reason;
  return found(await readSubscriber(ctx, userId));
}

/** Asks about one subscription. @throws PROVIDER_DISABLED, PROVIDER_FAILED */
export async function refreshFromProvider(
  ctx: ServiceContext,
  userId: number,
  row: RefreshableSubscription,
): Promise<void> {
  const at = ctx.now();
  const provider = ctx.ports.payments[row.provider];
  const told = row.externalId === null ? await findLost(ctx, userId, row) : await provider.read(row.externalId);
  if (told) await applySnapshot(ctx, { subscriptionId: row.id, userId, snapshot: told, requestedAt: at });
}

async function openRows(ctx: ServiceContext, userId: number): Promise<RefreshableSubscription[]> {
  const all = await ctx.db.subscription.findMany({
    where: { subscriber: { userId }, status: { not: "CANCELLED" } },
    orderBy: { id: "desc" },
    select: { ...refreshColumns, provider: true, status: true, amount: true },
  });
  // what is paid by a plan's own link, without keys, nobody can be asked about
  const askable = all.filter(
    ({ provider, externalId, amount }) =>
      provider === "MANUAL" || externalId !== null || amount !== null || ctx.ports.payments[provider].enabled,
  );
  const rows = askable.map(({ amount: _, ...row }) => row);
  const live = rows.filter(({ status }) => isLive(status));
  const pending = rows.filter(({ status }) => !isLive(status)).slice(0, ASKED_AT_ONCE);
  return [...live, ...pending].flatMap(({ provider, ...row }) => (provider === "MANUAL" ? [] : [{ ...row, provider }]));
}

/**
 * A subscription that was opened without its id coming back to us: ours by the reference it carries alone. A mail says
 * nothing of whose a payment is: anybody can sign up with the one that somebody else pays with.
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

/** It may have come of the wish in `row`, by the link of a plan: those carry no reference. */
export function isByLink(
  { reference, planRef, openedAt }: FoundSubscription,
  row: Pick<RefreshableSubscription, "planRef" | "createdAt">,
): boolean {
  const since = row.createdAt.getTime() - CLOCKS_APART_MS;
  const samePlan = reference === null && planRef !== null && planRef === row.planRef;
  return samePlan && (openedAt === null || openedAt.getTime() >= since);
}
