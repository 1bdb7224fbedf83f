"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { orderEditFormTexts } from "~/copy/order-edit-form";
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

type CustomerFinderProps = {
  /** A part of the phone or the name. */
  typed: string;
  /** The phone as it is read in a field. */
  onChoose: (customer: FoundCustomer) => void;
};

/** The shop's customers who have what is typed in their phone or name, to fill in the order's fields. */
export function CustomerFinder({ typed, onChoose }: CustomerFinderProps) {
  const { who: copy } = useCopy(orderEditFormTexts).orderEdit;
  const search = useRested(typed.trim(), TYPING_MS);
  const { data } = api.order.findCustomers.useQuery(
    { search },
    { enabled: search.length >= LEAST_LETTERS, placeholderData: keepPreviousData },
  );
  const known = typed.trim();
  const isChosen = ({ name, phone }: FoundCustomer) => name === known || readableNumber(phone) === known;
  const found = known.length >= LEAST_LETTERS && !data?.some(isChosen) ? (data ?? []) : [];
  return (
    <>
      {found.length > 0 ? (
        <ul aria-label={copy.found} className="grid gap-2">
          {found.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                onClick={() => onChoose({ ...customer, phone: readableNumber(customer.phone) })}
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
    </>
  );
}
