import { type ExternalProvider, SERVICES } from "~/domain/billing/provider";
import type { Claim } from "~/domain/billing/schemas";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import type { SubscriptionSnapshot } from "~/server/ports/payments";
import { hashToken } from "~/server/services/session/one-time-token";
import { readSubscriber } from "../plans/get-subscriber";
import { applySnapshot } from "./apply-snapshot";
import { keepExternalId } from "./external-id";
import { payerReference, payingActor } from "./payer";
import { isByLink } from "./refresh-subscription";

/**
 * Links the subscription whose id the payer returns with. It counts only once the provider itself confirms that it is
 * theirs: by our reference or, where a plan's link carried none, by the session that was sent to that plan. The id
 * alone proves nothing.
 * @throws NOT_FOUND for an unknown subscription or another person's, PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function claimSubscription(ctx: ServiceContext, { service, externalId }: Claim) {
  const { userId, sessionId } = payingActor(ctx);
  const provider = SERVICES[service];
  const at = ctx.now();
  const snapshot = requireFound(await ctx.ports.payments[provider].read(externalId));
  const subscriptionId = await ownRow(ctx, { userId, provider, session: sessionId && hashToken(sessionId) }, snapshot);
  if (!(await keepExternalId(ctx, subscriptionId, snapshot.id))) throw new AppError("NOT_FOUND");
  await applySnapshot(ctx, { subscriptionId, userId, snapshot, requestedAt: at });
  return requireFound(await readSubscriber(ctx, userId));
}

interface Whose {
  userId: number;
  provider: ExternalProvider;
  /** Hash of the session that returns from the provider; null for a call of the public API. */
  session: string | null;
}

/**
 * Finds our row for a snapshot: by its id, by its reference, or by the pending row with which this session opened a
 * plan's link.
 */
async function ownRow(ctx: ServiceContext, { userId, provider, session }: Whose, snapshot: SubscriptionSnapshot) {
  const rows = await ctx.db.subscription.findMany({
    where: { provider, subscriber: { userId } },
    orderBy: { id: "desc" },
    select: {
      id: true,
      status: true,
      externalId: true,
      planRef: true,
      requestKey: true,
      linkSession: true,
      createdAt: true,
    },
  });
  type Row = (typeof rows)[number];
  const isOurs = (row: Row) => snapshot.reference === payerReference(userId, row.requestKey);
  const isLinked = (row: Row) =>
    session !== null && row.linkSession === session && row.externalId === null && isByLink(snapshot, row);
  const linked = rows.filter(isLinked);
  return requireFound(
    rows.find(({ externalId }) => externalId === snapshot.id) ??
      rows.find(isOurs) ??
      linked.find(({ status }) => status === "PENDING") ??
      // given up here before it was paid there: it gets cancelled at the provider too
      linked[0],
  ).id;
}
