"use client";

import { useSearchParams } from "next/navigation";
import { NEW_ORDER_CUSTOMER } from "~/domain/order/manage/list-address";
import { api, type RouterOutputs } from "~/trpc/react";
import { customerFields, EMPTY_FIELDS } from "./order-draft";
import type { OrderSetup } from "./order-fields";

export type KnownCustomer = RouterOutputs["order"]["customer"];

/** The customer whom the address of a new order names, with the fields that it begins with. */
export function useOrderCustomer({ zones }: OrderSetup, initial: KnownCustomer | null) {
  const named = useSearchParams().get(NEW_ORDER_CUSTOMER);
  const id = named !== null && /^\d+$/.test(named) ? Number(named) : null;
  // without a network the screen is one that was kept without the customer, whom the device may have kept apart
  const { data } = api.order.customer.useQuery(
    { id: id ?? 0, page: 1 },
    { enabled: id !== null, ...(initial?.id === id && { initialData: initial }) },
  );
  const start =
    id === null || !data
      ? EMPTY_FIELDS
      : {
          ...EMPTY_FIELDS,
          ...customerFields(
            {
              name: data.name,
              phone: data.readablePhone ?? "",
              address: data.addresses[0]?.address ?? null,
              zone: data.addresses[0]?.zone ?? null,
            },
            zones,
          ),
        };
  return { id, start };
}
