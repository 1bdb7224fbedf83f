"use client";

import { MessageSquare, Pencil } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { SheetClose, SheetContent, SheetRoot, SheetTrigger, sheetItemClass } from "~/components/ui/sheet";
import { Tag } from "~/components/ui/tag";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import {
  answerUrl,
  fillTemplate,
  suggestedTemplate,
  type TemplateValues,
  templatesFor,
} from "~/domain/order/manage/template";
import { type TotalWords, writtenTotal } from "~/domain/order/place/written-total";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { changeMessageOf } from "./notify-customer";
import type { OrderDetail } from "./order";

function valuesOf(order: OrderDetail, words: TotalWords): TemplateValues {
  const { customer, number, money, shop, courier, trackingNumber } = order;
  return {
    nombre: customer.name.split(" ")[0] ?? customer.name,
    numero: String(number),
    total: writtenTotal(order, money, words),
    seguimiento: shop.trackingUrl,
    tienda: shop.name,
    correo: [courier, trackingNumber].filter(Boolean).join(" "),
    alias: shop.alias,
  };
}

type AnswerCustomerProps = { order: OrderDetail; short?: boolean; className?: string };

/** Menu of replies, each opening a chat with the customer with the text filled in; null without a phone number. */
export function AnswerCustomer({ order, short, className }: AnswerCustomerProps) {
  const { answers: copy, customer } = useCopy(orderTexts).order;
  const [open, setOpen] = useState(false);
  const { phone } = order.customer;
  if (!phone) return null;
  return (
    <SheetRoot open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="wa" className={cn("print:hidden", className)}>
          <WhatsappMark />
          {short ? customer.writeShort : customer.write}
        </Button>
      </SheetTrigger>
      <SheetContent title={copy.sheet}>
        <Answers order={order} phone={phone} />
      </SheetContent>
    </SheetRoot>
  );
}

function Answers({ order, phone }: { order: OrderDetail; phone: string }) {
  const { order: texts, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const { answers: copy } = texts;
  const changed = changeMessageOf(order);
  const { data: own = [] } = api.order.templates.useQuery();
  const values = valuesOf(order, copy.total);
  const first = suggestedTemplate(order.state);
  const builtIn = [first, ...templatesFor(order.state).filter((key) => key !== first)].map((key) => ({
    key,
    ...copy.builtIn[key],
    tag: key === first ? copy.suggested : null,
  }));
  const answers = [...builtIn, ...own.map(({ id, name, text }) => ({ key: String(id), name, text, tag: null }))];
  return (
    <ul className="grid gap-1">
      {changed ? (
        <li>
          <SheetClose asChild>
            <a href={changed.url} target="_blank" rel="noopener" className={cn(sheetItemClass, "items-start py-2.5")}>
              <MessageSquare aria-hidden="true" className="mt-0.5" />
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{orderEdit.tell.answer}</span>
                <span className="line-clamp-2 text-sm font-normal text-ink-2 wrap-anywhere">
                  {changed.text.replaceAll("*", "")}
                </span>
              </span>
            </a>
          </SheetClose>
        </li>
      ) : null}
      {answers.map(({ key, name, text, tag }) => (
        <li key={key}>
          <SheetClose asChild>
            <a
              href={answerUrl(phone, text, values)}
              target="_blank"
              rel="noopener"
              className={cn(sheetItemClass, "items-start py-2.5")}
            >
              <MessageSquare aria-hidden="true" className="mt-0.5" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {name}
                  {tag ? <Tag tone="blue">{tag}</Tag> : null}
                </span>
                <span className="line-clamp-2 text-sm font-normal text-ink-2 wrap-anywhere">
                  {fillTemplate(text, values)}
                </span>
              </span>
            </a>
          </SheetClose>
        </li>
      ))}
      <li>
        <SheetClose asChild>
          <a href={whatsappUrl(phone)} target="_blank" rel="noopener" className={sheetItemClass}>
            <MessageSquare aria-hidden="true" />
            {copy.plain}
          </a>
        </SheetClose>
      </li>
      <li>
        <Link href="/pedidos/respuestas" className={sheetItemClass}>
          <Pencil aria-hidden="true" />
          {copy.edit}
        </Link>
      </li>
    </ul>
  );
}
