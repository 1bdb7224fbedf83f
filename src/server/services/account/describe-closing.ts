import { mayBeAlive } from "~/domain/billing/cancellation";
import { isLive } from "~/domain/billing/subscription-state";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";
import { tentOrigin } from "~/server/site/addresses";

/** What closing the account would delete, and cancel at the providers: shown before anything is done. */
export async function describeClosing(ctx: ServiceContext) {
  const userId = ownUserId(ctx);
  const ofShops = { tent: { ownerId: userId } };
  const [user, shops, products, photos, orders, customers, sessions, subscriptions, payments] = await Promise.all([
    ctx.db.user.findUnique({ where: { id: userId }, select: { name: true } }),
    ctx.db.tent.findMany({
      where: { ownerId: userId },
      orderBy: { id: "asc" },
      select: { name: true, subdomain: true, domain: { select: { domain: true, provedAt: true } } },
    }),
    ctx.db.product.count({ where: { ...ofShops, deletedAt: null } }),
    ctx.db.image.count({ where: ofShops }),
    ctx.db.order.count({ where: ofShops }),
    ctx.db.customer.count({ where: ofShops }),
    ctx.db.session.count({ where: { userId, expiresAt: { gt: ctx.now() } } }),
    subscriptionsOf(ctx, userId),
    ctx.db.subscriber
      .findUnique({ where: { userId }, select: { id: true } })
      .then((subscriber) => (subscriber ? ctx.db.billingPayment.count({ where: { subscriberId: subscriber.id } }) : 0)),
  ]);
  return {
    name: requireFound(user).name,
    shops: shops.map(({ name, subdomain, domain }) => ({
      name,
      addresses: [new URL(tentOrigin(subdomain)).host, ...(domain?.provedAt ? [domain.domain] : [])],
    })),
    counts: { products, photos, orders, customers },
    sessions,
    subscriptions,
    payments,
  };
}

/** The paid and pending subscriptions; where the provider cannot be asked to cancel, that the payer has to do it. */
async function subscriptionsOf(ctx: ServiceContext, userId: number) {
  const now = ctx.now();
  const rows = await ctx.db.subscription.findMany({
    where: { subscriber: { userId }, status: { not: "CANCELLED" } },
    orderBy: { id: "asc" },
    select: {
      provider: true,
      status: true,
      activatedAt: true,
      externalId: true,
      createdAt: true,
      plan: { select: { name: true } },
    },
  });
  return rows.flatMap(({ provider, plan, ...row }) => {
    if (provider === "MANUAL" || !mayBeAlive(row, now)) return [];
    const { enabled } = ctx.ports.payments[provider];
    return [{ provider, plan: plan.name, running: isLive(row.status), byHand: !enabled }];
  });
}
