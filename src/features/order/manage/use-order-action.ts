"use client";

import { useState } from "react";
import { toast } from "sonner";
import { fill } from "~/copy/fill";
import type { AppErrorShape } from "~/domain/errors";
import type { OrderAction } from "~/domain/order/manage/states";
import { useCopy } from "~/features/app-context/copy-provider";
import { api, appErrorOfCall } from "~/trpc/react";

/** Steps that a second press takes back. */
const undoing: Partial<Record<OrderAction, OrderAction>> = {
  receivePayment: "undoPayment",
  prepare: "undoPrepare",
  send: "undoSend",
  pickUp: "undoPickUp",
  archive: "reopen",
};

export interface SentBy {
  courier: string;
  trackingNumber: string;
}

/** Moves one order; says so with a way back, or keeps the refusal that belongs beside it. */
export function useOrderAction(number: number) {
  const { order: copy } = useCopy();
  const utils = api.useUtils();
  const [problem, setProblem] = useState<AppErrorShape | null>(null);
  const { mutateAsync, isPending, variables } = api.order.act.useMutation();

  const run = async (action: OrderAction, sentBy?: SentBy): Promise<boolean> => {
    setProblem(null);
    toast.dismiss(); // an older way back would undo something else
    try {
      await mutateAsync({ number, action, ...sentBy });
    } catch (error) {
      setProblem(appErrorOfCall(error));
      return false;
    } finally {
      // a refusal means that somebody else moved it: the screen shows where it stands now
      await utils.order.invalidate();
    }
    const back = undoing[action];
    toast.success(
      fill(copy.done[action], { number }),
      back ? { action: { label: copy.undo, onClick: () => void run(back) } } : {},
    );
    return true;
  };
  return { run, problem, running: isPending ? (variables?.action ?? null) : null };
}
