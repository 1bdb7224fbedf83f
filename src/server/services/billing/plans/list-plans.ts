import type { Prisma } from "~/generated/prisma/client";
import type { Actor, ServiceContext } from "~/server/context";
import { planColumns, planView } from "./plan-view";

/**
 * docs/product.md#plans: visible plans for everyone, `test` plans for test users, hidden plans for super-users and for
 * those subscribed to them.
 */
export async function listPlans(ctx: ServiceContext) {
  const plans = await ctx.db.plan.findMany({
    where: plansFor(ctx.actor),
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: planColumns,
  });
  return plans.map(planView);
}

/** All plans for the team's screens, with the number of subscribers of each. */
export async function listPlansForTeam(ctx: ServiceContext) {
  const plans = await ctx.db.plan.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { ...planColumns, _count: { select: { subscribers: true } } },
  });
  return plans.map(({ _count, ...plan }) => ({ ...planView(plan), subscribers: _count.subscribers }));
}

/** Filter for the plans that an actor sees and may choose. */
export function plansFor(actor: Actor | null): Prisma.PlanWhereInput {
  if (actor?.role === "SUPER" && actor.superUserId === null) return {};
  const shown = { visible: true, ...(actor?.test && actor.role !== "SUPER" ? {} : { test: false }) };
  const own = actor ? [{ subscribers: { some: { userId: actor.userId } } }] : [];
  return { OR: [shown, ...own] };
}
