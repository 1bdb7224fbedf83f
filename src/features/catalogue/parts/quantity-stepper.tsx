import { useState } from "react";
import { fitQuantity } from "~/domain/catalogue/cart/cart";
import { plus } from "~/domain/money/money";
import { type Milli, parseQuantity } from "~/domain/money/quantity";
import { type StepperProps, StepperView } from "./stepper-view";

/** Controlled quantity field; typed input is normalised on blur. */
export function QuantityStepper({ onChange, ...props }: StepperProps & { onChange: (quantity: Milli) => void }) {
  const { quantity, unit, numbers, rule } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const parsed = typed === null ? null : parseQuantity(typed, unit, numbers);
    if (parsed?.ok) onChange(fitQuantity(parsed.quantity, rule));
    setTyped(null);
  };
  return (
    <StepperView
      {...props}
      typed={typed}
      onStep={(change) => onChange(fitQuantity(plus(quantity, change), rule))}
      onType={setTyped}
      onSettle={settle}
    />
  );
}
