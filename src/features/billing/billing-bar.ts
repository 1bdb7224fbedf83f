import type { useSession } from "~/features/app-context/session-provider";

/** What the bar above the screens tells about the plan. */
export type BillingBar = "closedByTeam" | "unpaid" | "closedByPlan" | "period";

/**
 * docs/product.md#billing-notices: days left, or the end of the period, above every screen except those with more
 * detail about it. That the team closed the shop, which no payment reopens, is shown above all screens.
 */
export function billingBarOf(
  { subscriber, tent }: Pick<ReturnType<typeof useSession>, "subscriber" | "tent">,
  path: string,
): BillingBar | null {
  if (subscriber?.closedByTeam) return "closedByTeam";
  // "Mis pagos" shows this itself, with the same button
  if (subscriber?.unpaid && path !== "/pagos") return "unpaid";
  if (tent?.closedByPlan) return "closedByPlan";
  const hasMoreDetail = path === "/pagos" || path.startsWith("/pagos/");
  return subscriber?.notice && !hasMoreDetail ? "period" : null;
}
