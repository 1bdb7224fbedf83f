import { type PaymentService, SERVICES } from "~/domain/billing/provider";
import type { PrismaClient } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { WebhookRequest } from "~/server/ports/payments";
import { closeAccount } from "~/server/services/account/close-account";
import { cancelClosedSubscription } from "~/server/services/billing/subscriptions/closed-subscriptions";
import { subscribeUser } from "~/server/services/billing/subscriptions/subscribe-user";
import { handleWebhookEvent } from "~/server/services/billing/webhooks/handle-webhook-event";
import { receiveWebhook } from "~/server/services/billing/webhooks/receive-webhook";
import { makePlayedPayer, type Played } from "./played-payments";
import { queuedJobs } from "./queue";

export const PASSWORD = "Una-clave-larga-7";

/** The payer clicks on the provider's own page, which stays open after everything else has ended. */
export async function approveOn(page: string): Promise<void> {
  const answer = await fetch(page, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "choice=approve",
  });
  await answer.body?.cancel();
}

/** A merchant who pays through one of the simulated providers, and closes their account. */
export async function makeClosingPayer(db: PrismaClient, played: Played, service: PaymentService, planId: number) {
  const payer = await makePlayedPayer(db, played, { suspended: false, suspendedAt: null });
  await db.user.update({ where: { id: payer.owner.id }, data: { passwordHash: await hashPassword(PASSWORD) } });
  const { mercadoPago, paypal } = played.standIn;
  const provider = SERVICES[service];
  const standIn = service === "paypal" ? paypal : mercadoPago;
  const { ctx, nobody, owner } = payer;
  const work = async () => {
    for (const { id, data } of await queuedJobs(db, "cancel-subscription")) {
      await cancelClosedSubscription(nobody, data as { cancellationId: string });
      await db.$executeRaw`DELETE FROM pgboss.job WHERE id = ${id}::uuid`;
    }
  };
  const hear = async (notice: WebhookRequest) => {
    await receiveWebhook(nobody, { provider, address: "203.0.113.9", notice });
    for (const event of await db.webhookEvent.findMany({ where: { handledAt: null }, orderBy: { id: "asc" } })) {
      await handleWebhookEvent(nobody, { eventId: String(event.id) });
    }
  };
  return {
    ...payer,
    service,
    provider,
    subscribe: async (plan = planId) => {
      const input = { userId: owner.id, planId: plan, service };
      const { checkoutUrl } = await subscribeUser(ctx, input);
      return checkoutUrl ?? "";
    },
    close: () => closeAccount(ctx, { password: PASSWORD }),
    status: (id: string) => standIn.read(id).status,
    /** The provider's page on which a subscription is approved. */
    checkoutOf: (id: string) =>
      service === "paypal" ? paypal.read(id).links[0].href : mercadoPago.read(id).init_point,
    /** All subscriptions that the provider charges to the payer, or would once approved. */
    atProvider: () => standIn.list().filter((one) => one.payer === owner.email),
    alive: () =>
      [...mercadoPago.list(), ...paypal.list()]
        .filter((one) => one.payer === owner.email && !["cancelled", "CANCELLED"].includes(one.status))
        .map(({ id }) => id),
    /** Runs the queued cancellations. */
    work,
    /** Delivers a webhook event about a subscription and processes it. */
    hearOf: async (id: string) => {
      await hear(
        service === "paypal"
          ? paypal.notice("BILLING.SUBSCRIPTION.ACTIVATED", { id })
          : mercadoPago.notice("subscription_preapproval", id),
      );
      await work();
    },
    kept: () => db.pendingCancellation.findMany({ where: { email: owner.email }, orderBy: { createdAt: "asc" } }),
  };
}
export type ClosingPayer = Awaited<ReturnType<typeof makeClosingPayer>>;
