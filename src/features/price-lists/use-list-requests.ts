"use client";

import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import type { ListedCustomer, ListedPriceList } from "./list-words";

/** The chat with a customer, with a message that has the list's link. */
export function useListChat(list: ListedPriceList) {
  const { people: text } = useCopy(priceListsTexts).priceLists;
  const { tent } = useSession();
  return ({ name, phone }: Pick<ListedCustomer, "name" | "phone">) =>
    whatsappUrl(phone, fill(text.message, { name, shop: tent?.name ?? "", link: list.link }));
}

/** Accepts who asks for a list, refuses them, which can be undone, and deletes who was refused. */
export function useListRequests(list: ListedPriceList) {
  const { people: text } = useCopy(priceListsTexts).priceLists;
  const utils = api.useUtils();
  const chatOf = useListChat(list);
  const accepting = api.priceList.acceptCustomer.useMutation();
  const refusing = api.priceList.refuseCustomer.useMutation();
  const removing = api.priceList.removeCustomer.useMutation();
  const { id } = list;
  /** Shows the list as it is now, also when the answer was lost; the popup has shown the error. */
  const run = async <Done>(call: Promise<Done>, say: (done: Done) => void) => {
    try {
      say(await call);
    } catch {}
    await utils.priceList.invalidate();
  };
  const takeBack = ({ id: customerId, name }: ListedCustomer) =>
    run(refusing.mutateAsync({ id, customerId, refused: false }), (done) => {
      if (done) toast.success(fill(text.refusalUndone, { name }));
    });
  return {
    accept: (customer: ListedCustomer) =>
      run(accepting.mutateAsync({ id, customerId: customer.id }), () =>
        toast.success(fill(text.accepted, { name: customer.name }), {
          action: { label: text.send, onClick: () => window.open(chatOf(customer), "_blank", "noopener") },
        }),
      ),
    refuse: (customer: ListedCustomer) =>
      run(refusing.mutateAsync({ id, customerId: customer.id, refused: true }), (done) => {
        if (!done) return; // another tab accepted them
        toast(fill(text.refused, { name: customer.name }), {
          id: `refused-${customer.id}`, // a second tap shows no second undo
          action: { label: text.undo, onClick: () => void takeBack(customer) },
        });
      }),
    /** @throws what the call throws, for the dialog that asked */
    forget: async ({ id: customerId, name }: ListedCustomer) => {
      await removing.mutateAsync({ id, customerId });
      await utils.priceList.invalidate();
      toast(fill(text.forgotten, { name }));
    },
  };
}
