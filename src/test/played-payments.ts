import type { Prisma, PrismaClient } from "~/generated/prisma/client";
import { MercadoPago } from "~/server/adapters/mercado-pago/mercado-pago";
import { Paypal } from "~/server/adapters/paypal/paypal";
import { PgBossJobs } from "~/server/adapters/pg-boss/jobs";
import { QueuedMailer } from "~/server/adapters/pg-boss/queued-mailer";
import type { ServiceContext } from "~/server/context";
import type { Payments } from "~/server/ports/payments";
import { startStandIn } from "../../scripts/payments/stand-in.ts";
import { FIXED_NOW } from "./context";
import { HANG_MS } from "./eventually";
import { makeTent, merchantContext } from "./factories";
import { queuedJobs } from "./queue";

const log = { warn: () => undefined, error: () => undefined };

interface Keys {
  baseUrl: string;
  accessToken: string;
  webhookSecret: string;
  clientId: string;
  secret: string;
  webhookId: string;
}

/** The real adapters, connected to simulated providers in this process or another. */
export function adaptersFor(keys: Keys, { now, timeoutMs }: { now: () => Date; timeoutMs: number }): Payments {
  const { accessToken, webhookSecret, clientId, secret, webhookId, baseUrl } = keys;
  const shared = { log, baseUrl, timeoutMs, now };
  return {
    MERCADO_PAGO: new MercadoPago({ accessToken, webhookSecret, ...shared }),
    PAYPAL: new Paypal({ clientId, secret, webhookId, ...shared }),
  };
}

/** The real adapters, and the server that simulates both providers on the test's own clock. */
export async function playPayments() {
  const clock = { now: FIXED_NOW };
  const now = () => clock.now;
  const standIn = await startStandIn({ now });
  const { accessToken, webhookSecret } = standIn.mercadoPago;
  const { clientId, secret, webhookId } = standIn.paypal;
  const keys: Keys = { baseUrl: standIn.url, accessToken, webhookSecret, clientId, secret, webhookId };
  return { standIn, keys, payments: adaptersFor(keys, { now, timeoutMs: HANG_MS }), clock, now };
}
export type Played = Awaited<ReturnType<typeof playPayments>>;

/** Mails are queued as in production: they exist only when their transaction commits. */
export function queuedMailer(db: PrismaClient): QueuedMailer {
  return new QueuedMailer(new PgBossJobs(), db, log);
}

/** The end of an expired free period. */
const FREE_UNTIL = new Date("2026-11-01T00:00:00Z");

/** A merchant whose shop is suspended for lack of a plan, with these providers. */
export async function makePlayedPayer(
  db: PrismaClient,
  { payments, now }: Played,
  over: Partial<Prisma.TentUncheckedCreateInput> = {},
) {
  const { owner, tent } = await makeTent(db, { suspended: true, suspendedAt: FIXED_NOW, ...over });
  await db.subscriber.update({ where: { userId: owner.id }, data: { freeUntil: FREE_UNTIL } });
  const world = merchantContext(db, owner.id);
  const ctx: ServiceContext = { ...world.ctx, now, ports: { ...world.ctx.ports, payments, mailer: queuedMailer(db) } };
  const whose = { subscriber: { userId: owner.id } };
  return {
    ctx,
    nobody: { ...ctx, actor: null },
    owner,
    tentId: tent.id,
    messenger: world.messenger,
    rows: () => db.subscription.findMany({ where: whose, orderBy: { id: "asc" } }),
    idOf: async (at = 0) =>
      (await db.subscription.findMany({ where: whose, orderBy: { id: "asc" } }))[at]?.externalId ?? "",
    subscriber: () => db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } }),
    suspended: async () => (await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).suspended,
    payments: async () => {
      const { id } = await db.subscriber.findUniqueOrThrow({ where: { userId: owner.id } });
      return db.billingPayment.findMany({ where: { subscriberId: id }, orderBy: { id: "asc" } });
    },
    mails: async () => {
      const waiting = (await queuedJobs(db, "send-mail")).map(({ data }) => data as { to: string; subject: string });
      return waiting.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    },
  };
}
export type PlayedPayer = Awaited<ReturnType<typeof makePlayedPayer>>;

/** The same provider, but `after` runs once `method` has taken effect, before the caller gets the response. */
export function interceptAfter<P extends object>(provider: P, method: keyof P & string, after: () => Promise<void>): P {
  return new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== method) return value.bind(target);
      return async (...args: unknown[]) => {
        const answer: unknown = await Reflect.apply(value, target, args);
        await after();
        return answer;
      };
    },
  });
}
