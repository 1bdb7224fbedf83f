"use client";

import { MapPin, Phone, Truck } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Group } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { readableNumber } from "~/domain/tent/phone";
import { useCopy } from "~/features/app-context/copy-provider";
import { AnswerCustomer } from "./answer-customer";
import { mapUrl } from "./map-url";
import type { OrderDetail } from "./order";
import { paymentIcons } from "./payment-icons";

/** Where to look for a customer who left no phone. */
const howToReach = ({ source, whatsappOpened }: OrderDetail) =>
  source === "MANUAL" ? "manual" : whatsappOpened ? "opened" : "silent";

export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { customer: copy } = useCopy(orderTexts).order;
  const { id, name, phone, orders } = order.customer;
  const facts = [phone && readableNumber(phone), orders !== null && copy.orders(orders)].filter(Boolean);
  return (
    <Group title={copy.title}>
      <div className="-mt-2 flex items-center gap-3">
        <div className="min-w-0 flex-1">
          {id ? (
            <Link
              href={`/pedidos/clientes/${id}`}
              prefetch={false}
              className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {name}
            </Link>
          ) : (
            <b className="font-semibold wrap-anywhere">{name}</b>
          )}
          {facts.length > 0 ? <p className="text-sm text-ink-2">{facts.join(" · ")}</p> : null}
          {order.priceListName === null ? null : (
            <p className="text-sm text-ink-2">{fill(copy.priceList, { name: order.priceListName })}</p>
          )}
          {phone ? null : (
            <p className="text-sm text-ink-2 print:hidden">
              {fill(copy.noPhone[howToReach(order)], { number: String(order.number) })}
            </p>
          )}
        </div>
        {phone ? (
          <IconButton asChild label={copy.call} className="bg-surface-2 print:hidden">
            <a href={`tel:+${phone}`}>
              <Phone aria-hidden="true" />
            </a>
          </IconButton>
        ) : null}
      </div>
      <AnswerCustomer order={order} className="max-lg:hidden" />
      {order.source === "CATALOGUE" && order.state.status === "NEW" && !order.whatsappOpened ? (
        <p className="text-sm text-ink-2 print:hidden">{copy.notOpened}</p>
      ) : null}
    </Group>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2">
      {icon}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}

export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { delivery: copy, form } = useCopy(orderTexts).order;
  const how = order.paymentMethod ? form.payments[order.paymentMethod] : copy.paymentOpen;
  const PaymentIcon = paymentIcons[order.paymentMethod ?? "OTHER"];
  const { address, zone, branchName, courier, trackingNumber } = order;
  return (
    <Group title={copy.withPayment}>
      <Fact icon={<MapPin aria-hidden="true" />}>
        {order.state.method === "PICKUP" ? (
          <p>{branchName ? fill(copy.pickupAt, { branch: branchName }) : copy.pickup}</p>
        ) : (
          <>
            <p className="text-sm text-ink-2">{copy.delivery}</p>
            <p>{address}</p>
            {zone ? <p>{zone}</p> : null}
            {branchName ? <p className="text-sm text-ink-2">{branchName}</p> : null}
            <a
              href={mapUrl(address, zone)}
              target="_blank"
              rel="noopener"
              className="link inline-flex min-h-11 items-center text-sm print:hidden"
            >
              {copy.map}
            </a>
          </>
        )}
      </Fact>
      {courier || trackingNumber ? (
        <Fact icon={<Truck aria-hidden="true" />}>
          {courier ? <p>{fill(copy.courier, { courier })}</p> : null}
          {trackingNumber ? <p>{fill(copy.tracking, { number: trackingNumber })}</p> : null}
        </Fact>
      ) : null}
      {order.paymentMethod || order.state.payment === "RECEIVED" ? (
        <Fact icon={<PaymentIcon aria-hidden="true" />}>
          <p>{(order.state.payment === "RECEIVED" ? copy.paid : copy.unpaid)(how)}</p>
        </Fact>
      ) : null}
    </Group>
  );
}
