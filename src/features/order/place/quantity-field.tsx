"use client";

import { Minus, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Field, useFieldControl } from "~/components/ui/field";
import { IconButton } from "~/components/ui/icon-button";
import { quantityRulesTexts, quantityStepsTexts } from "~/copy/quantity-rules";
import { fitQuantity } from "~/domain/catalogue/cart/cart";
import { type Milli, milli, ONE } from "~/domain/money/milli";
import { plus } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity, MAX_QUANTITY, type QuantityRule } from "~/domain/money/quantity";
import { readTypedQuantity, type TypedQuantity } from "~/domain/money/typed-quantity";
import type { Unit } from "~/domain/money/unit";
import { useCopy } from "~/features/app-context/copy-provider";
import { cn } from "~/lib/cn";

interface QuantityFieldProps {
  /** Names the field, and its buttons. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  quantity: Milli;
  /** What is being typed; undefined once it was read. */
  typed: TypedQuantity | undefined;
  unit: Unit;
  numbers: NumberFormat;
  /** What a tap adds, and where tapping ends. */
  rule: QuantityRule;
  /** What may be typed; null for any quantity. */
  allowed: QuantityRule | null;
  /** What is wrong is said without leaving the field first. */
  tried?: boolean;
  onChange: (change: { quantity?: Milli; typed: TypedQuantity | undefined }) => void;
  /** Takes the place of the button for less at the smallest quantity. */
  onRemove?: { label: string; remove: () => void } | undefined;
  className?: string;
}

/** A quantity in the panel: a field that reads any of its unit, between buttons for a step less and more. */
export function QuantityField({ className, tried = false, ...props }: QuantityFieldProps) {
  const { quantityRules, quantitySteps } = useCopy(quantityRulesTexts, quantityStepsTexts);
  const [isTyping, setIsTyping] = useState(false);
  const { label, typed, unit, numbers, rule } = props;
  const problem = isTyping && !tried ? null : typed?.problem;
  const written = (quantity: Milli) => formatQuantity(quantity, unit, numbers);
  const sold =
    rule.step === ONE && rule.minQuantity === ONE
      ? quantitySteps.whole
      : quantitySteps.steps(written(rule.step), written(rule.minQuantity));
  return (
    <Field
      label={label}
      hideLabel
      className={className}
      error={problem ? (problem === "step" ? sold : quantityRules[`quantity.${problem}`]) : undefined}
    >
      <QuantityControl {...props} onTyping={setIsTyping} />
    </Field>
  );
}

type QuantityControlProps = Omit<QuantityFieldProps, "className" | "tried"> & { onTyping: (isTyping: boolean) => void };

function QuantityControl(props: QuantityControlProps) {
  const { label, lessLabel, moreLabel, quantity, typed, unit, numbers, rule, allowed } = props;
  const { onChange, onRemove, onTyping } = props;
  const field = useFieldControl();
  const step = (by: Milli) => onChange({ quantity: fitQuantity(plus(quantity, by), rule), typed: undefined });
  const isLeast = quantity <= rule.minQuantity;
  return (
    <fieldset
      aria-label={label}
      className="flex min-h-12 min-w-0 items-center justify-self-start rounded-xl border border-line-strong focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand-ink has-[[aria-invalid=true]]:border-bad lg:min-h-11"
    >
      {isLeast && onRemove ? (
        <IconButton label={onRemove.label} onClick={onRemove.remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={lessLabel} disabled={isLeast} onClick={() => step(milli(-rule.step))}>
          <Minus aria-hidden="true" />
        </IconButton>
      )}
      <input
        {...field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed?.text ?? formatQuantity(quantity, unit, numbers)}
        className={cn(
          "min-h-11 min-w-0 border-0 bg-transparent p-0 text-center font-semibold outline-none focus-visible:outline-none",
          unit === "UNIT" ? "w-12" : "w-22",
        )}
        onChange={({ target }) => {
          const read = readTypedQuantity(target.value, { unit, numbers, rule: allowed });
          onChange(
            read.quantity === undefined ? { typed: read.typed } : { typed: read.typed, quantity: read.quantity },
          );
        }}
        onFocus={({ target }) => {
          onTyping(true);
          target.select();
        }}
        onBlur={() => {
          onTyping(false);
          if (typed?.problem === null) onChange({ typed: undefined });
        }}
      />
      <IconButton label={moreLabel} disabled={quantity >= MAX_QUANTITY} onClick={() => step(rule.step)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
