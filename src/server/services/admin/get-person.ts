import { deviceOf } from "~/domain/account/device";
import { dayOfDate } from "~/domain/billing/free-period";
import { centsFromDecimal } from "~/domain/money/money";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { payerZone } from "~/server/services/billing/subscriptions/payer";
import { tentOrigin } from "~/server/site/addresses";
import { auditOf } from "./list-audit";

const LAST = { payments: 8, sessions: 5, audit: 15 } as const;

/**
 * Everything that a super-user needs to see of one person: shops, plan, payments, devices, and audit entries.
 * @throws NOT_FOUND
 */
export async function getPerson(ctx: ServiceContext, { id }: { id: number }) {
  const { db } = ctx;
  const { subscriber, country, tents, sessions, ...user } = requireFound(
    await db.user.findUnique({
      where: { id },
      select: {
        id: true,
        name: true,
        email: true,
        phone: true,
        role: true,
        test: true,
        createdAt: true,
        country: { select: { name: true } },
        subscriber: {
          select: {
            id: true,
            freeUntil: true,
            lastPaymentAt: true,
            activeUntil: true,
            plan: { select: { id: true, name: true } },
            subscriptions: {
              where: { status: { not: "CANCELLED" } },
              orderBy: { id: "desc" },
              select: { id: true, provider: true, status: true, nextPaymentAt: true, plan: { select: { name: true } } },
            },
          },
        },
        tents: {
          orderBy: { id: "asc" },
          select: {
            id: true,
            name: true,
            subdomain: true,
            suspended: true,
            suspendedAt: true,
            closedByTeam: true,
            closedReason: true,
            _count: { select: { products: { where: { deletedAt: null } }, orders: { where: { suspected: false } } } },
          },
        },
        sessions: {
          where: { expiresAt: { gt: ctx.now() } },
          orderBy: { lastSeenAt: "desc" },
          take: LAST.sessions,
          select: { userAgent: true, address: true, lastSeenAt: true },
        },
      },
    }),
  );
  const [payments, audit, timeZone] = await Promise.all([
    db.billingPayment.findMany({
      where: { subscriberId: subscriber?.id ?? 0 },
      orderBy: [{ chargedAt: "desc" }, { id: "desc" }],
      take: LAST.payments,
      select: { id: true, planName: true, provider: true, status: true, amount: true, currency: true, chargedAt: true },
    }),
    auditOf(ctx, { userId: id, tentIds: tents.map((tent) => tent.id), take: LAST.audit }),
    payerZone(db, id),
  ]);
  return {
    ...user,
    country: country?.name ?? null,
    subscriber: subscriber && { ...subscriber, freeUntil: dayOfDate(subscriber.freeUntil) },
    tents: tents.map(({ _count, ...tent }) => ({
      ...tent,
      url: tentOrigin(tent.subdomain),
      products: _count.products,
      orders: _count.orders,
    })),
    payments: payments.map(({ amount, ...payment }) => ({ ...payment, amountCents: centsFromDecimal(amount) })),
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) })),
    audit,
    timeZone,
    asOf: ctx.now(),
  };
}
