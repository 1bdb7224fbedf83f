// The child of kill-payments.long.db.test.ts: performs one operation with a provider, and stops at a named point until
// it is killed.
import { type PaymentService, SERVICES } from "~/domain/billing/provider";
import type { ServiceContext } from "~/server/context";
import { db } from "~/server/database/client";
import type { Mailer } from "~/server/ports/mailer";
import type { WebhookRequest } from "~/server/ports/payments";
import { closeAccount } from "~/server/services/account/close-account";
import { askPlanChange, changePlan, previewPlanChange } from "~/server/services/billing/plans/change-plan";
import { claimSubscription } from "~/server/services/billing/subscriptions/claim-subscription";
import {
  cancelClosedSubscription,
  sweepCancellations,
} from "~/server/services/billing/subscriptions/closed-subscriptions";
import { reconcileSubscriptions } from "~/server/services/billing/subscriptions/reconcile-subscriptions";
import { subscribeUser } from "~/server/services/billing/subscriptions/subscribe-user";
import { unsubscribeUser } from "~/server/services/billing/subscriptions/unsubscribe-user";
import { handleWebhookEvent } from "~/server/services/billing/webhooks/handle-webhook-event";
import { receiveWebhook } from "~/server/services/billing/webhooks/receive-webhook";
import { PASSWORD } from "./closed-payers";
import { merchantContext } from "./factories";
import { adaptersFor, queuedMailer } from "./played-payments";

export interface Errand {
  does:
    | "subscribe"
    | "claim"
    | "receive"
    | "handle"
    | "reconcile"
    | "cancel"
    | "change"
    | "changePlan"
    | "close"
    | "cancelClosed"
    | "sweep"
    | "closeAll"
    | "all";
  /** "open before", "read after", "mail before", "job after", "purge before", "done"; or never. */
  standsAt: string | null;
  service: PaymentService;
  ownerId: number;
  planId: number;
  externalId: string;
  notice: WebhookRequest | null;
  keys: Parameters<typeof adaptersFor>[0];
  now: string;
}

const errand = JSON.parse(process.argv[2] ?? "{}") as Errand;
const provider = SERVICES[errand.service];
const now = () => new Date(errand.now);

async function pass(place: string): Promise<void> {
  if (place !== errand.standsAt) return;
  process.send?.({ at: place });
  await new Promise(() => setInterval(() => undefined, 1_000));
}

/** Wraps the port so that the process can stop at every call. */
function fragile<P extends object>(port: P, named: (method: string) => string): P {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        const answer = () => Reflect.apply(value, target, args) as unknown;
        const place = named(String(name));
        // a synchronous method is not a call to the provider
        if (["parseWebhook", "planOfLink"].includes(String(name))) return answer();
        return pass(`${place} before`)
          .then(answer)
          .then((got) => pass(`${place} after`).then(() => got));
      };
    },
  });
}

const world = merchantContext(db, errand.ownerId).ctx;
const payments = adaptersFor(errand.keys, { now, timeoutMs: 5_000 });
const ctx: ServiceContext = {
  ...world,
  now,
  ports: {
    ...world.ports,
    payments: { ...payments, [provider]: fragile(payments[provider], (method) => method) },
    mailer: fragile<Mailer>(queuedMailer(db), () => "mail"),
    shopCache: fragile(world.ports.shopCache, () => "purge"),
    jobs: fragile(world.ports.jobs, () => "job"),
  },
};
const nobody = { ...ctx, actor: null };

async function receive(): Promise<void> {
  if (errand.notice) await receiveWebhook(nobody, { provider, address: "203.0.113.9", notice: errand.notice });
}

const errands: Record<Errand["does"], () => Promise<unknown>> = {
  subscribe: () => subscribeUser(ctx, { userId: errand.ownerId, planId: errand.planId, service: errand.service }),
  claim: () => claimSubscription(ctx, { service: errand.service, externalId: errand.externalId }),
  receive,
  handle: async () => {
    for (const { id } of await db.webhookEvent.findMany({ where: { handledAt: null }, orderBy: { id: "asc" } })) {
      await handleWebhookEvent(nobody, { eventId: String(id) });
    }
  },
  reconcile: () => reconcileSubscriptions(nobody, new AbortController().signal),
  cancel: () => unsubscribeUser(ctx),
  change: () => askPlanChange(ctx, errand.planId),
  changePlan: async () => {
    const { plan, kind } = await previewPlanChange(ctx, errand.planId);
    await changePlan(ctx, { id: plan.id, kind, total: plan.totalCents, keep: [] });
  },
  close: () => closeAccount(ctx, { password: PASSWORD }),
  cancelClosed: async () => {
    for (const { id } of await db.pendingCancellation.findMany()) {
      await cancelClosedSubscription(nobody, { cancellationId: id });
    }
  },
  sweep: () => sweepCancellations(nobody),
  closeAll: async () => {
    process.send?.({ at: "begin" });
    await errands.close();
    await Promise.all([errands.cancelClosed(), errands.sweep(), errands.cancelClosed()]);
  },
  all: async () => {
    process.send?.({ at: "begin" });
    await Promise.all([errands.claim(), errands.reconcile(), receive().then(errands.handle), receive()]);
  },
};

void errands[errand.does]()
  .then(() => pass("done"))
  .then(() => process.send?.({ done: true }))
  .catch((error: unknown) => process.send?.({ failed: String(error) }))
  .finally(() => process.disconnect());
