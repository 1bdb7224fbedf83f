"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { orderFormTexts } from "~/copy/order-form";
import { orderRulesTexts } from "~/copy/order-rules";
import { paymentChangeName } from "~/copy/payment-change";
import { cents } from "~/domain/money/money";
import { draftLineName, isComplete, pricedBy } from "~/domain/order/draft/draft-lines";
import { newOrderSums, type PriceOnList } from "~/domain/order/draft/new-order-sums";
import { emptyContents } from "~/domain/order/draft/order-draft";
import { sentFields } from "~/domain/order/draft/sent-fields";
import { newLines } from "~/domain/order/draft/sent-lines";
import { newOrderAddress } from "~/domain/order/manage/list-address";
import type { ManualForm } from "~/domain/order/manage/manual";
import { hasShopRules } from "~/domain/pricing/rules";
import { useCopy } from "~/features/app-context/copy-provider";
import { showAddress } from "~/lib/back/show-address";
import { api } from "~/trpc/react";
import type { ShownOrder } from "../pending-orders";
import type { FoundCustomer } from "./customer-finder";
import { customerFields } from "./order-draft";
import type { OrderSetup } from "./order-fields";
import { type KnownCustomer, useOrderCustomer } from "./use-order-customer";
import { useOrderDraft } from "./use-order-draft";
import { useOrderList } from "./use-order-list";

/** The calculation of promotions and quantity breaks, which is loaded where the shop has some; null until then. */
function usePriceOnList(isNeeded: boolean): PriceOnList | null {
  const [priceOnList, setPriceOnList] = useState<PriceOnList | null>(null);
  useEffect(() => {
    // without a network the server's sums are the first ones to be seen
    if (isNeeded)
      import("./price-on-list").then(
        (module) => setPriceOnList(() => module.priceOnList),
        () => {},
      );
  }, [isNeeded]);
  return priceOnList;
}

/** What is typed of a new order, and its saving. */
export function useNewOrder(setup: OrderSetup, customer: KnownCustomer | null) {
  const copy = useCopy(orderFormTexts, orderRulesTexts);
  const { form: text } = copy.order;
  const router = useRouter();
  const utils = api.useUtils();
  const create = api.order.create.useMutation();
  const [lastAddress, setLastAddress] = useState("");
  const { id: customerId, start } = useOrderCustomer(setup, customer);
  const order = useOrderDraft({
    name: customerId === null ? "order.new" : `order.new.${customerId}`,
    fields: start,
    begin: emptyContents,
    edits: false,
    isUnsaved: ({ lines }, { formState }) => lines.length > 0 || formState.isDirty,
  });
  const { state, form, values } = order;
  const { amounts, coupon, paid, clientKey } = state;
  const prices = useOrderList(setup.lists, state.priceListId, values.customerPhone ?? "");
  const listId = prices.list?.id ?? null;
  const lines = pricedBy(state.lines, listId, setup.money);
  const priceOnList = usePriceOnList(hasShopRules(setup.rules) || coupon !== "");
  const sums = newOrderSums({ lines, fields: values, amounts, coupon, listId }, setup, {
    priceOnList,
    wayName: paymentChangeName,
  });

  const choose = (found: FoundCustomer) => {
    const chosen = customerFields(found, setup.zones);
    for (const field of Object.keys(chosen) as (keyof ManualForm)[])
      form.setValue(field, chosen[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    setLastAddress(found.address ?? "");
  };
  const send = async (fields: ManualForm) => {
    const { given } = sums;
    if (!given || !lines.every(isComplete)) return;
    const sent = await order.send(
      create.mutateAsync({
        ...sentFields(fields),
        ...given,
        paid,
        coupon: coupon || null,
        ...(prices.isKnown && { priceListId: listId }),
        clientKey,
        lines: newLines(lines, prices.isKnown),
        shown: {
          lines: lines.map((line) => ({ name: draftLineName(line), unit: line.unit, quantity: line.quantity })),
          total: sums.shown?.total ?? cents(0),
        } satisfies ShownOrder,
      }),
      { action: { label: text.toList, onClick: () => router.push("/pedidos") } },
    );
    if (sent.kind === "saved") {
      const { number } = sent.answer;
      toast.success(fill(text.saved, { number }));
      router.push(`/pedidos/${number}`);
    } else if (sent.kind === "kept") {
      // the next order can be taken at once: the list may not open without a network
      if (customerId !== null) showAddress(newOrderAddress()); // the next one may be somebody else's
      order.restart();
      window.scrollTo({ top: 0 });
    } else if (sent.refusal.kind === "part" && sent.refusal.part === "priceListId") {
      window.scrollTo({ top: 0 });
      router.refresh(); // the lists that are left
      void utils.order.listOfPhone.invalidate();
    }
  };
  const submit = (event: React.FormEvent) => {
    const isTooMuch = sums.sums === "discountTooLarge";
    order.tell({
      ...(lines.length === 0 ? { lines: copy.orderRules["order.noManualLines"] } : {}),
      ...(isTooMuch ? { discount: copy.orderRules["order.discountTooLarge"] } : {}),
    });
    const valid = form.handleSubmit((fields) => (lines.length === 0 || isTooMuch ? undefined : send(fields)));
    void valid(event);
  };
  return {
    order,
    lines,
    prices,
    sums,
    saving: create.isPending,
    /** The address that is typed is the one where the customer received last. */
    isKnownAddress: Boolean(values.address) && values.address === (lastAddress || start.address),
    choose,
    submit,
  };
}
