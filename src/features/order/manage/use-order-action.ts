"use client";

import { useState } from "react";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderListTexts } from "~/copy/order-list";
import { outboxTexts } from "~/copy/outbox";
import type { AppErrorShape } from "~/domain/errors";
import type { OrderAction, OrderState } from "~/domain/order/manage/states";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api } from "~/trpc/react";

/** The action that undoes each action. */
const undoing: Partial<Record<OrderAction, OrderAction>> = {
  confirm: "undoConfirm",
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

/**
 * Runs an action on an order that the merchant sees in this state: shows a toast with undo, keeps the error for display beside the
 * order, or leaves the action to the outbox.
 */
export function useOrderAction(number: number, { status, payment, delivery }: OrderState) {
  const { order: copy, outbox } = useCopy(orderListTexts, outboxTexts);
  const utils = api.useUtils();
  const [problem, setProblem] = useState<AppErrorShape | null>(null);
  const { mutateAsync, isPending, variables } = api.order.act.useMutation();

  const run = async (action: OrderAction, sentBy?: SentBy): Promise<boolean> => {
    setProblem(null);
    toast.dismiss(); // the undo of an older toast would undo something else
    try {
      const seen = { status, payment, delivery };
      if ((await orQueued(mutateAsync({ number, action, ...sentBy, seen }))) === null) {
        toast(outbox.kept); // shown as pending
        return true;
      }
    } catch (error) {
      setProblem(appErrorOfCall(error));
      // someone else changed the order: show its current state
      await utils.order.invalidate();
      return false;
    }
    await utils.order.invalidate();
    const back = undoing[action];
    toast.success(
      fill(copy.done[action], { number }),
      back ? { action: { label: copy.undo, onClick: () => void run(back) } } : {},
    );
    return true;
  };
  return { run, problem, running: isPending ? (variables?.action ?? null) : null };
}
