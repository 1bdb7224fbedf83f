"use client";

import { useRested } from "~/features/app-context/use-rested";
import { api } from "~/trpc/react";
import type { OrderSetup } from "./order-fields";

type ActiveList = OrderSetup["lists"][number];

const LEAST_DIGITS = 6;

/** By whose prices an order is made. */
export interface OrderPrices {
  /** Null for the public ones. */
  list: ActiveList | null;
  /** The list of which the typed phone is a customer's. */
  ofPhone: ActiveList | null;
  /** Whether it is known; until then the server decides by the phone. */
  isKnown: boolean;
}

/** The list that the merchant chose (null for the public prices), else that of the customer's phone. */
export function useOrderList(
  lists: readonly ActiveList[],
  chosen: number | null | undefined,
  typedPhone: string,
): OrderPrices {
  const typed = typedPhone.trim();
  const phone = useRested(typed);
  const isAsked = lists.length > 0 && typed.replace(/\D/g, "").length >= LEAST_DIGITS;
  const { data } = api.order.listOfPhone.useQuery(
    { phone },
    { enabled: isAsked && phone === typed, meta: { ignoreErrors: true } },
  );
  const answer = isAsked && phone === typed ? data : undefined;
  const withId = (id: number | null | undefined) => lists.find((one) => one.id === id) ?? null;
  return {
    list: withId(chosen === undefined ? answer : chosen),
    ofPhone: withId(answer),
    isKnown: !isAsked || chosen !== undefined || answer !== undefined,
  };
}
