import { centsFromDecimal } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { getSite } from "~/server/services/site/get-site";
import { payerZone } from "../subscriptions/payer";

export const PAYMENTS_PER_PAGE = 12;

const columns = {
  id: true,
  planName: true,
  provider: true,
  status: true,
  amount: true,
  currency: true,
  paidAt: true,
  chargedAt: true,
} satisfies Prisma.BillingPaymentSelect;

type Row = Prisma.BillingPaymentGetPayload<{ select: typeof columns }>;

function paymentView({ amount, ...payment }: Row) {
  return { ...payment, amountCents: centsFromDecimal(amount) };
}

async function ownPayments(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  const { userId } = ctx.actor;
  const subscriber = await ctx.db.subscriber.findUnique({ where: { userId }, select: { id: true } });
  return { userId, subscriberId: subscriber?.id ?? 0 };
}

/** A page of the actor's charges, newest first. */
export async function listPayments(ctx: ServiceContext, { page }: { page: number }) {
  const { userId, subscriberId } = await ownPayments(ctx);
  const where = { subscriberId };
  const [count, rows, timeZone] = await Promise.all([
    ctx.db.billingPayment.count({ where }),
    ctx.db.billingPayment.findMany({
      where,
      orderBy: [{ chargedAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * PAYMENTS_PER_PAGE,
      take: PAYMENTS_PER_PAGE,
      select: columns,
    }),
    payerZone(ctx.db, userId),
  ]);
  return {
    rows: rows.map(paymentView),
    page,
    pages: Math.max(1, Math.ceil(count / PAYMENTS_PER_PAGE)),
    timeZone,
  };
}

/** One approved or refunded payment of the actor, with the data of its receipt. @throws NOT_FOUND */
export async function getReceipt(ctx: ServiceContext, { id }: { id: number }) {
  const { userId, subscriberId } = await ownPayments(ctx);
  const row = requireFound(
    await ctx.db.billingPayment.findFirst({
      where: { id, subscriberId, status: { in: ["APPROVED", "REFUNDED"] } },
      select: { ...columns, externalId: true },
    }),
  );
  const payer = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, email: true } });
  return {
    ...paymentView(row),
    reference: row.externalId,
    payer,
    site: (await getSite(ctx)).name,
    timeZone: await payerZone(ctx.db, userId),
  };
}
