"use client";

import { useState } from "react";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderListTexts } from "~/copy/order-list";
import type { AppErrorShape } from "~/domain/errors";
import { applyOrderAction, type OrderAction, type OrderState, undoOf } from "~/domain/order/manage/states";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useChange } from "~/features/outbox/use-change";
import { api } from "~/trpc/react";

export interface SentBy {
  courier: string;
  trackingNumber: string;
}

interface Acting {
  sentBy?: SentBy | undefined;
  /** It undoes the action before, which is not offered again. */
  undoes?: boolean;
}

/**
 * Runs an action on an order that the merchant sees in this state: shows a toast with undo, keeps the error for display beside the
 * order, or leaves the action to the outbox.
 */
export function useOrderAction(number: number, shown: OrderState) {
  const { order: copy } = useCopy(orderListTexts);
  const change = useChange();
  const [problem, setProblem] = useState<(AppErrorShape & { action: OrderAction }) | null>(null);
  const { mutateAsync, isPending, variables } = api.order.act.useMutation();

  const act = async (from: OrderState, action: OrderAction, { sentBy, undoes = false }: Acting): Promise<boolean> => {
    const { status, payment, delivery } = from;
    setProblem(null);
    toast.dismiss(); // the undo of an older toast would undo something else
    const outcome = await change(mutateAsync({ number, action, ...sentBy, seen: { status, payment, delivery } }));
    if (outcome.kind === "kept") return true;
    if (outcome.kind === "refused") {
      const refusal = appErrorOfCall(outcome.error);
      setProblem(refusal && { ...refusal, action });
      return false;
    }
    const step = applyOrderAction(from, action);
    const back = undoes ? null : undoOf(from, action);
    toast.success(
      fill(copy.done[action], { number }),
      back && step.ok
        ? { action: { label: copy.undo, onClick: () => void act(step.state, back, { undoes: true }) } }
        : {},
    );
    return true;
  };
  const run = (action: OrderAction, sentBy?: SentBy) => act(shown, action, { sentBy });
  return { run, problem, running: isPending ? (variables?.action ?? null) : null };
}
