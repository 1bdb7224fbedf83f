"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { changeWordsFor } from "~/copy/order-change";
import { orderEditTexts } from "~/copy/order-edit";
import { changeMessage } from "~/domain/order/manage/change-message";
import { useCopy } from "~/features/app-context/copy-provider";
import type { OrderDetail } from "./order";

const firstNameOf = ({ customer }: OrderDetail) => customer.name.split(" ")[0] ?? customer.name;

/** The message about the order's last change; null without a change to tell, or a phone to tell it to. */
export function changeMessageOf(order: OrderDetail) {
  const { phone } = order.customer;
  const difference = order.events.find(({ kind }) => kind === "edit")?.difference;
  if (!phone || !difference) return null;
  const { number, money, shop, hasUnpriced } = order;
  const { trackingUrl } = shop;
  const about = { phone, firstName: firstNameOf(order), number, difference, hasUnpriced, money, trackingUrl };
  return changeMessage(about, changeWordsFor(shop.countryId));
}

/** Offers to tell the customer what changed; `open` right after a change was saved. */
export function NotifyCustomer({ order, open: wanted }: { order: OrderDetail; open: boolean }) {
  const { tell: copy } = useCopy(orderEditTexts).orderEdit;
  const router = useRouter();
  const [open, setOpen] = useState(wanted);
  const message = changeMessageOf(order);
  const close = () => {
    setOpen(false);
    router.replace(`/pedidos/${order.number}`, { scroll: false });
  };
  if (!message) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      title={copy.title(firstNameOf(order))}
      description={copy.text}
      closeLabel={copy.close}
    >
      <p className="max-h-[40dvh] overflow-y-auto rounded-2xl bg-ok-soft p-4 whitespace-pre-line wrap-anywhere">
        {message.text.replaceAll("*", "")}
      </p>
      <div className="grid gap-2">
        <Button asChild variant="wa" block onClick={close}>
          <a href={message.url} target="_blank" rel="noopener">
            <WhatsappMark />
            {copy.open}
          </a>
        </Button>
        <Button variant="txt" block onClick={close}>
          {copy.later}
        </Button>
      </div>
    </Dialog>
  );
}
