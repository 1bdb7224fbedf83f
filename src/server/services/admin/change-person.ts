import type { PlanGrant } from "~/domain/admin/schemas";
import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { DAY_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import { grantPlan } from "~/server/services/billing/plans/grant-plan";
import { payerZone } from "~/server/services/billing/subscriptions/payer";
import { ownUserId } from "~/server/services/session/own-account";

/**
 * Grants a plan by hand, until the end of a day in the merchant's time zone, or until it is revoked.
 * @throws VALIDATION, NOT_FOUND, ALREADY_SUBSCRIBED
 */
export async function givePlan(ctx: ServiceContext, { userId, planId, until }: PlanGrant): Promise<void> {
  if (until === null || planId === FREE_PLAN_ID) return grantPlan(ctx, { userId, planId });
  const end = endOfDay(until, await payerZone(ctx.db, userId));
  if (end <= ctx.now()) throw fieldError("until", "admin.untilPast");
  if (end.getTime() - ctx.now().getTime() > MOST_MS) throw fieldError("until", "admin.untilFar");
  return grantPlan(ctx, { userId, planId, until: end });
}

const MOST_MS = 10 * 366 * DAY_MS;

/** The last second of a day `YYYY-MM-DD` in a time zone. */
function endOfDay(day: string, timeZone: string): Date {
  const guess = new Date(`${day}T23:59:59Z`);
  const shown = guess.toLocaleString("sv-SE", { timeZone });
  return new Date(2 * guess.getTime() - new Date(`${shown.replace(" ", "T")}Z`).getTime());
}

/** Sets whether a merchant is a test user, who sees test plans; super-users cannot be test users. */
export async function setTestFlag(ctx: ServiceContext, { userId, test }: { userId: number; test: boolean }) {
  const actorId = ownUserId(ctx);
  await ctx.db.$transaction(async (tx) => {
    const user = requireFound(
      await tx.user.findFirst({ where: { id: userId, role: "MERCHANT" }, select: { test: true } }),
    );
    if (user.test === test) return;
    await tx.user.update({ where: { id: userId }, data: { test } });
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId, action: "admin.setTest", target: `user ${userId}`, data: { test } },
    });
  });
}
