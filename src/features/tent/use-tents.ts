"use client";

import { useSession } from "~/features/app-context/session-provider";

/** The merchant's shops, oldest first, and the plan's limit. */
export function useTents() {
  const { tent, plans, subscriber } = useSession();
  const shops = tent ? [tent, ...tent.linked].sort((a, b) => a.id - b.id) : [];
  const limit = plans.find((plan) => plan.id === subscriber?.planId)?.limit ?? 1;
  /** The visible plan with the most shops, if it allows more than the current plan. */
  const larger = plans
    .filter((plan) => plan.visible && !plan.test && plan.limit > limit)
    .sort((a, b) => b.limit - a.limit)[0];
  return { shops, limit, hasRoom: shops.length < limit, larger };
}
