"use client";

import { ChevronRight, MapPin, Phone } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Group } from "~/components/ui/card";
import { IconButton } from "~/components/ui/icon-button";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { formatPrice } from "~/domain/money/money";
import { listCustomersHref } from "~/domain/price-lists/list-path";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { pendingInput } from "~/features/outbox/pending-entries";
import { useOutbox } from "~/features/outbox/use-outbox";
import { api, type RouterOutputs } from "~/trpc/react";
import { mapUrl } from "../manage/map-url";
import { PrivateNotePart } from "../notes/private-note-part";

export type ShownCustomer = RouterOutputs["order"]["customer"];

interface PartProps {
  customer: ShownCustomer;
}

/** Longer names are cut in the bar of a phone, and the longest ones in the heading of a desk. */
const FITS_BAR = 20;

/** How to reach a customer, and what they bought. The children are the next step. */
export function CustomerFacts({ customer, children }: PartProps & { children: ReactNode }) {
  const { customers: copy } = useCopy(orderTexts).order;
  const { name, phone, readablePhone, orders, cancelled, spent, lastOrderAt, money, asOf, timeZone } = customer;
  const counts = cancelled > 0 ? `${copy.orders(orders)}, ${copy.cancelled(cancelled)}` : copy.orders(orders);
  return (
    <Group>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1 wrap-anywhere">
          {name.length > FITS_BAR ? <p className="font-semibold">{name}</p> : null}
          {readablePhone ? <p className="whitespace-nowrap">{readablePhone}</p> : null}
        </div>
        {phone ? (
          <>
            <IconButton asChild label={copy.call} className="bg-surface-2">
              <a href={`tel:+${phone}`}>
                <Phone aria-hidden="true" />
              </a>
            </IconButton>
            <IconButton asChild label={copy.write} className="bg-surface-2">
              <a href={whatsappUrl(phone)} target="_blank" rel="noopener">
                <WhatsappMark />
              </a>
            </IconButton>
          </>
        ) : null}
      </div>
      <div className="text-sm text-ink-2">
        <p>
          {counts} · {copy.spent(formatPrice(spent, money))}
        </p>
        {lastOrderAt ? <p>{fill(copy.lastOrder, { when: formatWhen(lastOrderAt, asOf, timeZone) })}</p> : null}
      </div>
      {children}
    </Group>
  );
}

/** The merchant's private note about a customer. */
export function CustomerNoteForm({ customer: { id, merchantNote } }: PartProps) {
  const { note } = useCopy(orderTexts).order;
  const save = api.order.noteCustomer.useMutation();
  return (
    <Group>
      <PrivateNotePart
        note={merchantNote}
        waiting={pendingInput(useOutbox(), "order.noteCustomer", id)}
        form={`order.noteCustomer.${id}`}
        texts={note}
        save={(change) => save.mutateAsync({ id, ...change })}
      />
    </Group>
  );
}

/** Where a customer received their orders, the last address first; nothing without one. */
export function CustomerAddresses({ customer: { addresses } }: PartProps) {
  const { customers: copy, delivery } = useCopy(orderTexts).order;
  if (addresses.length === 0) return null;
  return (
    <Group title={copy.addresses}>
      <ul className="-my-2 grid">
        {addresses.map(({ address, zone }) => (
          <li key={address}>
            <a
              href={mapUrl(address, zone)}
              target="_blank"
              rel="noopener"
              aria-label={`${delivery.map}: ${address}`}
              className="flex min-h-12 items-center gap-3 py-2 text-ink no-underline"
            >
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {address}
                {zone ? <span className="block text-sm text-ink-2">{zone}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** The price lists that a customer buys by; nothing without one. */
export function CustomerLists({ customer: { lists } }: PartProps) {
  const { customers: copy } = useCopy(orderTexts).order;
  if (lists.length === 0) return null;
  return (
    <Group title={copy.lists}>
      <ul className="-my-2 grid">
        {lists.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={listCustomersHref(id)}
              prefetch={false}
              className="flex min-h-12 items-center gap-3 py-2 text-ink no-underline"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}
