"use client";

import { Minus, Plus } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";

interface UnitsStepperProps {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  /** As it is shown. */
  value: string | number;
  /** Undefined at the end of the range. */
  onFewer: (() => void) | undefined;
  onMore: (() => void) | undefined;
}

/** How many of a product an example takes: one button for less, one for more. */
export function UnitsStepper({ label, fewerLabel, moreLabel, value, onFewer, onMore }: UnitsStepperProps) {
  return (
    <fieldset
      aria-label={label}
      className="flex min-h-11 items-center justify-self-start rounded-xl border border-line-strong"
    >
      <IconButton label={fewerLabel} disabled={!onFewer} onClick={onFewer}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output className="min-w-10 text-center font-semibold whitespace-nowrap">{value}</output>
      <IconButton label={moreLabel} disabled={!onMore} onClick={onMore}>
        <Plus aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
