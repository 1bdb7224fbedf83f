"use client";

import { MessageSquareQuote } from "lucide-react";
import { orderTexts } from "~/copy/order";
import { useCopy } from "~/features/app-context/copy-provider";
import type { OrderDetail } from "../manage/order";

/** What the customer wrote, before everything else; null if nothing. */
export function CustomerNote({ order }: { order: OrderDetail }) {
  const { delivery: copy } = useCopy(orderTexts).order;
  if (!order.note) return null;
  const by = order.source === "CATALOGUE" ? copy.noteBy(order.customer.name.split(" ")[0] ?? "") : copy.noteTaken;
  return (
    <figure className="m-0 flex gap-3 rounded-2xl bg-warn-soft p-4">
      <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <blockquote className="m-0 text-lg leading-6 font-medium whitespace-pre-line wrap-anywhere">
          «{order.note}»
        </blockquote>
        <figcaption className="mt-1 text-sm">{by}</figcaption>
      </div>
    </figure>
  );
}
