import { useState } from "react";
import { fitQuantity, withinStock } from "~/domain/catalogue/cart/cart";
import type { Milli } from "~/domain/money/milli";
import { plus } from "~/domain/money/money";
import { parseQuantity } from "~/domain/money/quantity";
import { type StepperProps, StepperView } from "./stepper-view";

/** Controlled quantity field, up to what there is; typed input is normalised on blur. */
export function QuantityStepper({ onChange, ...props }: StepperProps & { onChange: (quantity: Milli) => void }) {
  const { quantity, unit, numbers, rule, most } = props;
  const change = (wanted: Milli) => onChange(withinStock(fitQuantity(wanted, rule), most, rule));
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const parsed = typed === null ? null : parseQuantity(typed, unit, numbers);
    if (parsed?.ok) change(parsed.quantity);
    setTyped(null);
  };
  return (
    <StepperView
      {...props}
      typed={typed}
      onStep={(step) => change(plus(quantity, step))}
      onType={setTyped}
      onSettle={settle}
    />
  );
}
