import { centsFromDecimal } from "~/domain/product/money";
import type { ServiceContext } from "~/server/context";

/** Spec §6 and design §4: visible plans for anyone, `test` ones for test users, hidden ones for super-users and whoever has them. */
export async function listPlans(ctx: ServiceContext) {
  const { actor } = ctx;
  const everyPlan = actor?.role === "SUPER" && actor.superUserId === null;
  const shown = { visible: true, ...(actor?.test && actor.role !== "SUPER" ? {} : { test: false }) };
  const own = actor ? [{ subscribers: { some: { userId: actor.userId } } }] : [];
  const plans = await ctx.db.plan.findMany({
    where: everyPlan ? {} : { OR: [shown, ...own] },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      description: true,
      total: true,
      interval: true,
      currency: true,
      trial: true,
      limit: true,
      productLimit: true,
      visible: true,
      test: true,
    },
  });
  return plans.map(({ total, ...plan }) => ({ ...plan, totalCents: centsFromDecimal(total) }));
}
