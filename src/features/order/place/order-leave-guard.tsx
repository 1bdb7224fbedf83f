"use client";

import { LeaveGuard } from "~/components/ui/leave-guard";
import { orderFormTexts } from "~/copy/order-form";
import { useCopy } from "~/features/app-context/copy-provider";
import type { OrderDraftForm } from "./use-order-draft";

/** Asks before what is typed of an order is left. */
export function OrderLeaveGuard({ order: { unsaved, draft } }: { order: OrderDraftForm }) {
  const { leave } = useCopy(orderFormTexts).order.form;
  return <LeaveGuard when={unsaved} copy={leave} onLeave={draft.forget} />;
}
