import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import type { PlanForm, PlanUpdate } from "~/domain/billing/schemas";
import { centsFromDecimal, decimalFromCents } from "~/domain/money/money";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { changeSite } from "~/server/services/tenancy/change-tent";
import { appOrigin } from "~/server/site/addresses";
import { withoutCreatedRefs } from "./plan-ref";
import { planColumns, planView } from "./plan-view";

/**
 * A super-user updates the fields listed in docs/contract.md#plans-and-payments. Existing subscriptions keep the agreed
 * price.
 * @throws NOT_FOUND, VALIDATION
 */
export async function updatePlan(ctx: ServiceContext, { planId: id, ...input }: PlanUpdate) {
  const values = checkedValues(ctx, id, input);
  return changeSite(ctx, ({ tx }) => rewrite(ctx, tx, id, values));
}

/**
 * A super-user saves all fields of a plan, or creates one. Currency and interval cannot change while somebody pays for
 * it.
 * @throws NOT_FOUND, VALIDATION
 */
export async function savePlan(ctx: ServiceContext, { id, ...input }: PlanForm) {
  const { currency, interval, trial, limit, test } = input;
  const values = { ...checkedValues(ctx, id, input), currency, interval, trial, limit, test };
  return changeSite(ctx, async ({ tx }) => {
    if (id === null) return create(ctx, tx, values);
    const before = await lockPlan(tx, id);
    const charged = (["currency", "interval"] as const).filter((field) => before[field] !== values[field]);
    if (charged.length > 0 && (await isPaid(tx, id))) {
      const fields = Object.fromEntries(charged.map((field) => [field, [message("plan.inUse")]]));
      throw new AppError("VALIDATION", { fields });
    }
    return rewrite(ctx, tx, id, values);
  });
}

type Values = ReturnType<typeof checkedValues> &
  Partial<Pick<PlanForm, "currency" | "interval" | "trial" | "limit" | "test">>;

function checkedValues(ctx: ServiceContext, id: number | null, input: Omit<PlanUpdate, "planId">) {
  const { name, description, productLimit, visible, returnUrl } = input;
  const totalCents = centsFromDecimal(input.total ?? 0);
  if (id === FREE_PLAN_ID && totalCents !== 0) throw fieldError("total", "plan.totalOfFree");
  if (id !== FREE_PLAN_ID && totalCents === 0) throw fieldError("total", "plan.total");
  const link = input.mpSubscriptionUrl;
  const mpPlanId = link === null ? null : ctx.ports.payments.MERCADO_PAGO.planOfLink(link);
  if (link !== null && mpPlanId === null) throw fieldError("mpSubscriptionUrl", "plan.link");
  if (returnUrl !== null && !isOwnAddress(returnUrl)) throw fieldError("returnUrl", "plan.returnUrl");
  const total = decimalFromCents(totalCents);
  return { name, description, productLimit, visible, mpSubscriptionUrl: link, mpPlanId, returnUrl, total };
}

async function lockPlan(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT id FROM plans WHERE id = ${id} FOR UPDATE`;
  return requireFound(await tx.plan.findUnique({ where: { id }, select: planColumns }));
}

/** Whether it is paid through a provider; a plan granted by hand is not charged. */
async function isPaid(tx: Tx, planId: number): Promise<boolean> {
  const where = { planId, provider: { not: "MANUAL" }, status: { not: "CANCELLED" } } as const;
  return (await tx.subscription.count({ where })) > 0;
}

async function rewrite(ctx: ServiceContext, tx: Tx, id: number, values: Values) {
  const before = await lockPlan(tx, id);
  const { currency = before.currency, interval = before.interval } = values;
  const priced = centsFromDecimal(before.total) !== centsFromDecimal(values.total);
  const sold = priced || currency !== before.currency || interval !== before.interval;
  const data = { ...values, ...(sold ? withoutCreatedRefs() : {}) };
  const plan = await tx.plan.update({ where: { id }, data, select: planColumns });
  await audit(ctx, tx, "billing.updatePlan", { id, before: written(before), after: written(plan) });
  return planView(plan);
}

async function create(ctx: ServiceContext, tx: Tx, values: Values) {
  const { _max } = await tx.plan.aggregate({ _max: { position: true } });
  const data = { ...values, position: (_max.position ?? 0) + 1 };
  const plan = await tx.plan.create({ data, select: planColumns });
  await audit(ctx, tx, "billing.createPlan", { id: plan.id, after: written(plan) });
  return planView(plan);
}

const written = <P extends { total: { toString(): string } }>(plan: P) => ({ ...plan, total: plan.total.toString() });

async function audit(
  ctx: ServiceContext,
  tx: Tx,
  action: string,
  { id, ...data }: { id: number; [key: string]: object | number },
) {
  const actorId = ctx.actor?.userId ?? 0;
  await tx.auditEntry.create({ data: { at: ctx.now(), actorId, action, target: `plan ${id}`, data } });
}

/** Payers may only be redirected to this panel: a path of it, or an absolute URL on its origin. */
function isOwnAddress(text: string): boolean {
  const url = URL.parse(text, appOrigin);
  return url?.origin === appOrigin && url.username === "" && (text.startsWith("/") || text.startsWith(appOrigin));
}
