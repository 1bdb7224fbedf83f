import { z } from "zod";
import type { ExternalProvider } from "~/domain/billing/provider";
import type { JobData } from "~/domain/jobs";
import type { ServiceContext } from "~/server/context";
import type { WebhookRequest } from "~/server/ports/payments";
import { giveBackTry } from "~/server/services/session/account-limits";
import { cancelIfClosed } from "../subscriptions/closed-subscriptions";
import { refreshColumns, refreshFromProvider } from "../subscriptions/refresh-subscription";
import { noteUnowned } from "../subscriptions/unowned-subscriptions";

const texts = z.record(z.string(), z.string());
const kept = z.object({ headers: texts, query: texts, countedAs: z.string().optional() });

/** Replaces the payload of events with a wrong signature; their id and type are in columns of their own. */
const EMPTY_PAYLOAD = { headers: { headers: {}, query: {} }, body: "" };

/**
 * Asks the provider once for the subscription that an event refers to; late, repeated and out-of-order events all lead
 * to its current state. Forged events, and events about unknown subscriptions, are set aside.
 * @throws the provider's error: the event is retried later
 */
export async function handleWebhookEvent(ctx: ServiceContext, { eventId }: JobData["handle-notice"]): Promise<void> {
  const where = { id: BigInt(eventId) };
  const event = await ctx.db.webhookEvent.findUnique({ where });
  if (!event || event.handledAt || event.provider === "MANUAL") return;
  const { provider } = event;
  await ctx.db.webhookEvent.update({ where, data: { attempts: { increment: 1 } } });
  try {
    const { countedAs, ...parts } = kept.parse(event.headers);
    const genuine = await askAsTold(ctx, provider, { ...parts, body: event.body });
    const { count } = await ctx.db.webhookEvent.updateMany({
      where: { ...where, handledAt: null },
      data: { handledAt: ctx.now(), verified: genuine, error: null, ...(genuine ? {} : EMPTY_PAYLOAD) },
    });
    if (count > 0 && genuine && countedAs !== undefined) await giveBackTry(ctx, "webhook-unproved", countedAs);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await ctx.db.webhookEvent.update({ where, data: { error: reason.slice(0, 1000) } });
    throw error;
  }
}

async function askAsTold(ctx: ServiceContext, provider: ExternalProvider, notice: WebhookRequest): Promise<boolean> {
  const { subscriptionId, genuine } = await ctx.ports.payments[provider].subjectOf(notice);
  if (subscriptionId === null) return genuine;
  const row = await ctx.db.subscription.findUnique({
    where: { provider_externalId: { provider, externalId: subscriptionId } },
    select: { ...refreshColumns, subscriber: { select: { userId: true } } },
  });
  if (row) await refreshFromProvider(ctx, row.subscriber.userId, { ...row, provider });
  else {
    await cancelIfClosed(ctx, provider, subscriptionId);
    if (genuine) await noteUnowned(ctx, provider, subscriptionId);
  }
  return genuine;
}
