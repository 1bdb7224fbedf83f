import { centsFromDecimal } from "~/domain/money/money";
import type { Prisma } from "~/generated/prisma/client";

/** The public columns of a plan. */
export const planColumns = {
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
  mpSubscriptionUrl: true,
  returnUrl: true,
} satisfies Prisma.PlanSelect;

export function planView<P extends { total: Prisma.Decimal }>({ total, ...plan }: P) {
  return { ...plan, totalCents: centsFromDecimal(total) };
}
