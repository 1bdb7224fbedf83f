import type { ChargedPrice } from "~/domain/billing/agreement";
import { dayIn } from "~/domain/billing/free-period";
import { priceIn } from "~/domain/billing/price";
import type { ExternalProvider } from "~/domain/billing/provider";
import { chargeReminderDay, isTimelyReminder } from "~/domain/billing/reminders";
import { DAY_MS } from "~/domain/duration";
import { centsFromDecimal } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { inBatches } from "~/server/database/in-batches";
import { payerZone, unlessClosed, withPayerLock } from "../subscriptions/payer";
import { mailDay, notifyPayer } from "./notify-payer";

/** A day wider than any time zone needs. */
const AHEAD_MS = 5 * DAY_MS;
const BATCH_SIZE = 500;

const columns = {
  id: true,
  provider: true,
  status: true,
  nextPaymentAt: true,
  amount: true,
  currency: true,
  chargedPlanId: true,
  plan: { select: { name: true, total: true, currency: true } },
} satisfies Prisma.SubscriptionSelect;
type Row = Prisma.SubscriptionGetPayload<{ select: typeof columns }>;

function dueSoon(now: Date) {
  const until = new Date(now.getTime() + AHEAD_MS);
  return {
    status: "ACTIVE",
    provider: { not: "MANUAL" },
    nextPaymentAt: { gt: now, lt: until },
  } satisfies Prisma.SubscriptionWhereInput;
}

/**
 * Mails payers three days before each charge. The transaction that queues the mail also records the reminder, by
 * subscription and day, so concurrent runs and a restarted run write only once.
 */
export async function remindOfCharges(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  const charged = inBatches((after) =>
    ctx.db.subscription.findMany({
      where: { ...dueSoon(ctx.now()), id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH_SIZE,
      select: { id: true, subscriber: { select: { userId: true } } },
    }),
  );
  for await (const { id, subscriber } of charged) {
    signal?.throwIfAborted();
    await remindOf(ctx, subscriber.userId, id).catch(unlessClosed);
  }
}

/** Rereads the subscription under the payer's lock. */
async function remindOf(ctx: ServiceContext, userId: number, id: number): Promise<void> {
  await withPayerLock(ctx, userId, async ({ tx }) => {
    const where = { ...dueSoon(ctx.now()), id };
    const row = await tx.subscription.findFirst({ where, select: columns });
    if (!row?.nextPaymentAt || row.provider === "MANUAL") return;
    const day = chargeReminderDay(row.nextPaymentAt, ctx.now(), await payerZone(tx, userId));
    if (day === null || !(await markReminded(ctx, tx, id, day))) return;
    await tellOfCharge(ctx, tx, { userId, which: "chargeAhead", day, row, provider: row.provider });
  });
}

/** Returns false when a reminder of that charge was already sent. */
async function markReminded(ctx: ServiceContext, tx: Tx, subscriptionId: number, day: string): Promise<boolean> {
  const dueOn = new Date(`${day}T00:00:00Z`);
  const { count } = await tx.chargeReminder.createMany({
    data: [{ subscriptionId, dueOn, remindedAt: ctx.now() }],
    skipDuplicates: true,
  });
  return count === 1;
}

interface FirstCharge {
  userId: number;
  subscriptionId: number;
  /** Date and amount of the first charge, as far as the provider reports them. */
  at: Date;
  price: ChargedPrice | null;
}

/**
 * Mails the payer the date of the first charge when a subscription is confirmed whose first charge is on a later day.
 * Where that day is so close that the reminder would say the same, this mail counts as the reminder.
 */
export async function notifyOfFirstCharge(ctx: ServiceContext, tx: Tx, charge: FirstCharge): Promise<void> {
  const { userId, subscriptionId, at, price } = charge;
  const zone = await payerZone(tx, userId);
  const day = dayIn(at, zone);
  const row = await tx.subscription.findUnique({ where: { id: subscriptionId }, select: columns });
  if (!row || row.provider === "MANUAL" || day <= dayIn(ctx.now(), zone)) return;
  if (isTimelyReminder(at, ctx.now(), zone)) await markReminded(ctx, tx, subscriptionId, day);
  await tellOfCharge(ctx, tx, { userId, which: "planStarted", day, row, provider: row.provider, price });
}

interface Ahead {
  userId: number;
  which: "chargeAhead" | "planStarted";
  day: string;
  row: Row;
  provider: ExternalProvider;
  price?: ChargedPrice | null;
}

async function tellOfCharge(ctx: ServiceContext, tx: Tx, { userId, which, day, row, provider, price }: Ahead) {
  const { cents, currency } = price ?? priceOf(row);
  const charged = row.chargedPlanId === null ? null : await tx.plan.findUnique({ where: { id: row.chargedPlanId } });
  await notifyPayer(ctx, tx, {
    userId,
    which,
    path: "/pagos/detalle",
    values: (copy, countryId) => ({
      plan: (charged ?? row.plan).name,
      price: priceIn(cents, currency, countryId),
      provider: copy.billing.providers[provider],
      date: mailDay(day),
    }),
  });
}

/** The agreed amount per charge, else the plan's current price. */
function priceOf({ amount, currency, plan }: Row): ChargedPrice {
  return amount === null || currency === null
    ? { cents: centsFromDecimal(plan.total), currency: plan.currency }
    : { cents: centsFromDecimal(amount), currency };
}
