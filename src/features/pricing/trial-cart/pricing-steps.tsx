"use client";

import { Check, X } from "lucide-react";
import { Group } from "~/components/ui/card";
import { trialCartTexts } from "~/copy/trial-cart";
import { useCopy } from "~/features/app-context/copy-provider";

/** The six steps of the calculation in their order, and what follows from it. */
export function PricingSteps() {
  const { steps: copy } = useCopy(trialCartTexts).trialCart;
  return (
    <Group title={copy.title}>
      <p className="-mt-2 text-sm text-ink-2">{copy.text}</p>
      <ol className="grid gap-3">
        {copy.list.map(([name, text], at) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink"
            >
              {at + 1}
            </span>
            <p className="min-w-0">
              <b className="block font-semibold">{name}</b>
              <span className="text-sm text-ink-2">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <h3 className="text-base">{copy.plain}</h3>
      <ul className="-mt-2 grid gap-2 text-sm">
        {[...copy.yes.map((text) => [true, text] as const), ...copy.no.map((text) => [false, text] as const)].map(
          ([isSo, text]) => (
            <li key={text} className="flex gap-2">
              {isSo ? (
                <Check aria-hidden="true" className="size-5 shrink-0 text-ok" />
              ) : (
                <X aria-hidden="true" className="size-5 shrink-0 text-warn" />
              )}
              {text}
            </li>
          ),
        )}
      </ul>
    </Group>
  );
}
