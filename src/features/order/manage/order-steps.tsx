"use client";

import { ProgressSteps } from "~/components/ui/step-indicator";
import { orderTexts } from "~/copy/order";
import type { OrderState } from "~/domain/order/manage/states";
import { useCopy } from "~/features/app-context/copy-provider";

/** Nuevo, Confirmado, Pago, Entrega: the completed steps and the current one. */
export function OrderSteps({ state }: { state: OrderState }) {
  const { steps: copy } = useCopy(orderTexts).order;
  const handedOver = state.delivery === "SENT" || state.delivery === "PICKED_UP";
  const steps = [
    { label: copy.new, done: true },
    { label: copy.confirmed, done: state.status !== "NEW" },
    { label: copy.payment, done: state.payment === "RECEIVED" },
    { label: copy.delivery, done: handedOver },
  ];
  const now = steps.findIndex(({ done }) => !done);
  return (
    <ProgressSteps
      label={copy.label}
      doneLabel={copy.done}
      steps={steps.map(({ label, done }, index) => ({
        label,
        state: done ? "done" : index === now ? "now" : "next",
      }))}
    />
  );
}
