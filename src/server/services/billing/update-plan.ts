import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import type { PlanUpdate } from "~/domain/billing/schemas";
import { centsFromDecimal, decimalFromCents } from "~/domain/product/money";
import { appOrigin } from "~/server/address";
import type { ServiceContext } from "~/server/context";
import { fieldError, found } from "~/server/errors";
import { planColumns, planView } from "./plan-view";

/** A super-user writes a plan. Who subscribed before keeps the price that was agreed. @throws NOT_FOUND, VALIDATION */
export async function updatePlan(ctx: ServiceContext, input: PlanUpdate) {
  const { suscription_id: id, name, description, product_limit: productLimit, visible } = input;
  const totalCents = centsFromDecimal(input.total ?? 0);
  if (id === FREE_PLAN_ID && totalCents !== 0) throw fieldError("total", "plan.totalOfFree");
  if (id !== FREE_PLAN_ID && totalCents === 0) throw fieldError("total", "plan.total");
  const link = input.mp_suscription_url;
  const mpPlanId = link === null ? null : ctx.ports.payments.MERCADO_PAGO.planOfLink(link);
  if (link !== null && mpPlanId === null) throw fieldError("mp_suscription_url", "plan.link");
  if (input.return_url !== null && !isOwnAddress(input.return_url)) throw fieldError("return_url", "plan.returnUrl");
  const values = { name, description, productLimit, visible, mpSubscriptionUrl: link, returnUrl: input.return_url };

  return ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM plans WHERE id = ${id} FOR UPDATE`;
    const before = found(await tx.plan.findUnique({ where: { id }, select: planColumns }));
    const priced = centsFromDecimal(before.total) !== totalCents;
    const plan = await tx.plan.update({
      where: { id },
      data: { ...values, mpPlanId, total: decimalFromCents(totalCents), ...(priced ? { paypalPlanId: null } : {}) },
      select: planColumns,
    });
    await tx.auditEntry.create({
      data: {
        at: ctx.now(),
        actorId: ctx.actor?.userId ?? 0,
        action: "billing.updatePlan",
        target: `plan ${id}`,
        data: {
          before: { ...before, total: before.total.toString() },
          after: { ...plan, total: plan.total.toString() },
        },
      },
    });
    return planView(plan);
  });
}

/** Nobody who paid is sent anywhere but to this panel: a path of it, or its whole address. */
export function isOwnAddress(text: string): boolean {
  const url = URL.parse(text, appOrigin);
  return url?.origin === appOrigin && url.username === "" && (text.startsWith("/") || text.startsWith(appOrigin));
}
