import { EXTERNAL_PROVIDERS, type ExternalProvider } from "~/domain/billing/provider";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import type { PricedPlan } from "~/server/ports/payments";

/** The columns with the providers' ids of a plan. */
export const planRefColumns = { mpPlanId: true, paypalPlanId: true } as const satisfies Prisma.PlanSelect;

type PlanRefs = Prisma.PlanGetPayload<{ select: typeof planRefColumns }>;

interface PlanRef {
  of: (plan: PlanRefs) => string | null;
  where: (ref: string | { in: string[] } | null) => Prisma.PlanWhereInput;
  /** Where we create the plan at the provider, at its price; null where the team enters its id with the plan's link. */
  created: ((ref: string | null) => Partial<PlanRefs>) | null;
}

const REFS: Record<ExternalProvider, PlanRef> = {
  MERCADO_PAGO: { of: ({ mpPlanId }) => mpPlanId, where: (mpPlanId) => ({ mpPlanId }), created: null },
  PAYPAL: {
    of: ({ paypalPlanId }) => paypalPlanId,
    where: (paypalPlanId) => ({ paypalPlanId }),
    created: (paypalPlanId) => ({ paypalPlanId }),
  },
};

/** The provider's id of a plan, if the plan exists there. */
export function planRefOf(plan: PlanRefs, provider: ExternalProvider): string | null {
  return REFS[provider].of(plan);
}

/** The plans that a provider, whichever it is, knows by such an id. */
export function plansByRef(ref: string | { in: string[] }): Prisma.PlanWhereInput {
  return { OR: EXTERNAL_PROVIDERS.map((provider) => REFS[provider].where(ref)) };
}

export function hasRef(plan: PlanRefs, ref: string): boolean {
  return EXTERNAL_PROVIDERS.some((provider) => planRefOf(plan, provider) === ref);
}

/** Stores the id of a plan that was just created at its provider. */
export async function keepPlanRef(
  tx: Tx,
  provider: ExternalProvider,
  plan: PricedPlan,
  ref: string | null,
): Promise<void> {
  const { created, where } = REFS[provider];
  if (created === null || ref === null || ref === plan.ref) return;
  await tx.plan.updateMany({ where: { id: plan.id, ...where(null) }, data: created(ref) });
}

/** Forgets the ids of plans that were created at an earlier price: they are created anew. */
export function withoutCreatedRefs(): Partial<PlanRefs> {
  const forgotten = EXTERNAL_PROVIDERS.map((provider) => REFS[provider].created?.(null) ?? {});
  return Object.assign({}, ...forgotten);
}
