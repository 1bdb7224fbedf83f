"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderEditTexts } from "~/copy/order-edit";
import { orderRulesTexts } from "~/copy/order-rules";
import { typedAmount } from "~/domain/order/draft/draft-amounts";
import { type DraftLine, isComplete } from "~/domain/order/draft/draft-lines";
import { emptyContents } from "~/domain/order/draft/order-draft";
import { paymentOf, sentFields } from "~/domain/order/draft/sent-fields";
import { linesOfEdit } from "~/domain/order/draft/sent-lines";
import type { ManualForm } from "~/domain/order/manage/manual";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";
import {
  draftDiscount,
  draftsOf,
  editedOrder,
  filledForm,
  rebased,
  type StoredOrder,
  storedAmounts,
} from "./edit-draft";
import type { OrderSetup } from "./order-fields";
import { useOrderDraft } from "./use-order-draft";

export type OrderEditProps = {
  stored: StoredOrder;
  setup: OrderSetup;
  onReplaced: (stored: StoredOrder) => void;
  onQueued: () => void;
};

/** What is typed of a stored order, and its saving. */
export function useOrderEdit({ stored, setup, onReplaced, onQueued }: OrderEditProps) {
  const { order, editable } = stored;
  const copy = useCopy(orderRulesTexts, orderEditTexts);
  const router = useRouter();
  const utils = api.useUtils();
  const edit = api.order.edit.useMutation();
  const { number } = order;
  const [first] = useState(() => draftsOf(order, editable));
  const draft = useOrderDraft({
    name: `order.edit.${number}`,
    fields: filledForm(order),
    begin: (clientKey) => ({ ...emptyContents(clientKey), lines: first, amounts: storedAmounts(stored) }),
    edits: true,
    isUnsaved: (state, form) => editedOrder(stored, state, form.getValues(), setup.branches).isChanged,
    // the order may have changed meanwhile: the sums show against what
    adapt: (kept) => rebased(kept, order.lines),
  });
  const { state, form, values } = draft;
  const { lines, amounts } = state;
  const edited = editedOrder(stored, state, values, setup.branches);

  const askToday = async () => {
    draft.change({});
    const { method, payment = "" } = values;
    try {
      const discounts = await utils.client.order.todaysDiscounts.query({
        number,
        lines: linesOfEdit(lines),
        method,
        paymentMethod: paymentOf(payment),
        customerPhone: sentFields(form.getValues()).customerPhone,
      });
      draft.showToday({ discounts, method, payment });
    } catch (error) {
      await draft.refuse(error);
      window.scrollTo({ top: 0 });
    }
  };

  const send = async (fields: ManualForm, wanted: readonly DraftLine[], version: number) => {
    const deliveryCost = typedAmount(values.method === "DELIVERY" ? (amounts.deliveryCost ?? "") : "");
    const discount = edited.today ? { rules: "today" as const } : draftDiscount(stored, amounts);
    if (deliveryCost === undefined || discount === null) return;
    const { note: _note, ...people } = sentFields(fields);
    const sent = await draft.send(
      edit.mutateAsync({
        ...people,
        number,
        clientKey: state.clientKey,
        version,
        lines: linesOfEdit(wanted),
        deliveryCost,
        discount,
        seenTotal: version === order.version ? edited.mine?.total : undefined, // that of other contents says nothing
        shown: edited.mine,
      }),
    );
    if (sent.kind === "kept") onQueued();
    else if (sent.kind === "saved") {
      // which says that it is saved
      if (order.customer.phone || fields.customerPhone) return router.push(`/pedidos/${number}?avisar=1`);
      toast.success(fill(copy.orderEdit.saved, { number }));
      router.push(`/pedidos/${number}`);
    } else if (sent.refusal.kind === "part" && sent.refusal.key === "order.totalChanged")
      onReplaced({ order, editable: await utils.order.editable.fetch({ number, phone: fields.customerPhone }) });
  };

  const submit = () => {
    const empty = lines.length === 0 ? copy.orderRules["order.noManualLines"] : undefined;
    const tooMuch = edited.sums === "discountTooLarge" ? copy.orderRules["order.discountTooLarge"] : undefined;
    draft.tell({ ...(empty ? { lines: empty } : tooMuch ? { discount: tooMuch } : {}) });
    if (empty || !edited.mine || !lines.every(isComplete)) return;
    void form.handleSubmit((fields) => send(fields, lines, order.version))();
  };
  const fresh = async (): Promise<StoredOrder> => {
    await utils.order.invalidate();
    const [now, lineRules] = await Promise.all([
      utils.order.get.fetch({ number }),
      utils.order.editable.fetch({ number }),
    ]);
    return { order: now, editable: lineRules };
  };
  return {
    draft,
    edited,
    first,
    saving: edit.isPending,
    askToday,
    submit,
    keepMine: async () => {
      const { order: now } = await fresh();
      await form.handleSubmit((fields) => send(fields, rebased(lines, now.lines), now.version))();
    },
    useTheirs: async () => {
      const now = await fresh();
      draft.draft.forget();
      onReplaced(now);
    },
  };
}
