"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { SearchField } from "~/components/ui/search-field";
import { orderTexts } from "~/copy/order";
import { orderEditTexts } from "~/copy/order-edit";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { readableNumber } from "~/domain/tent/phone";
import { useCopy } from "~/features/app-context/copy-provider";
import { useRested } from "~/features/app-context/use-rested";
import { api, type RouterOutputs } from "~/trpc/react";

const TYPING_MS = 250;
const LEAST_LETTERS = 2;

export type FoundCustomer = RouterOutputs["order"]["findCustomers"][number];

const initialsOf = (name: string) =>
  name
    .split(" ")
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

/** Finds a customer of the shop by a part of their phone or name, to fill in the order's fields. */
export function CustomerFinder({ onChoose }: { onChoose: (customer: FoundCustomer) => void }) {
  const { order, orderEdit } = useCopy(orderTexts, orderEditTexts);
  const { who: copy } = orderEdit;
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim(), TYPING_MS);
  const { data } = api.order.findCustomers.useQuery(
    { search },
    { enabled: search.length >= LEAST_LETTERS, placeholderData: keepPreviousData },
  );
  const found = typed.trim().length >= LEAST_LETTERS ? (data ?? []) : [];
  return (
    <div className="grid gap-2">
      <div className="flex">
        <SearchField
          label={copy.find}
          clearLabel={order.form.clearFind}
          value={typed}
          onValueChange={setTyped}
          maxLength={ORDER_LIMITS.search}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // would submit the surrounding form
          }}
        />
      </div>
      {found.length > 0 ? (
        <ul aria-label={copy.found} className="grid gap-2">
          {found.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(customer);
                  setTyped("");
                }}
                className="flex min-h-15 w-full items-center gap-3 rounded-xl border border-brand-ink bg-brand-soft px-3 py-2 text-left"
              >
                <span
                  aria-hidden="true"
                  className="flex size-10 shrink-0 items-center justify-center rounded-[10px] bg-surface text-sm font-semibold text-brand-ink"
                >
                  {initialsOf(customer.name)}
                </span>
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold wrap-anywhere">{customer.name}</b>
                  <span className="block text-sm text-ink-2 wrap-anywhere">
                    {[readableNumber(customer.phone), copy.orders(customer.orders), customer.zone ?? customer.address]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
