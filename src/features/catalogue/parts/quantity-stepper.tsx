import { useState } from "react";
import { fitQuantity, withinStock } from "~/domain/catalogue/cart/cart";
import type { Milli } from "~/domain/money/milli";
import { plus } from "~/domain/money/money";
import { formatQuantity, parseQuantity } from "~/domain/money/quantity";
import { type StepperProps, StepperView } from "./stepper-view";

interface QuantityStepperProps extends StepperProps {
  onChange: (quantity: Milli) => void;
  /** Told what is wrong with the typed text, which stays; empty once it is replaced. */
  onProblem: (problem: string) => void;
}

/** Controlled quantity field, up to what there is; typed input is normalised on blur. */
export function QuantityStepper({ onChange, onProblem, ...props }: QuantityStepperProps) {
  const { quantity, unit, numbers, rule, most, copy } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isBad, setIsBad] = useState(false);
  const judge = (isWrong: boolean) => {
    setIsBad(isWrong);
    onProblem(isWrong ? copy.buy.badQuantity(formatQuantity(rule.minQuantity, unit, numbers)) : "");
  };
  const change = (wanted: Milli) => {
    setTyped(null);
    judge(false);
    onChange(withinStock(fitQuantity(wanted, rule), most, rule));
  };
  const settle = () => {
    if (typed === null) return;
    const parsed = parseQuantity(typed, unit, numbers);
    if (parsed.ok) return change(parsed.quantity);
    const isEmpty = parsed.reason === "empty";
    if (isEmpty) setTyped(null); // what it was before comes back
    judge(!isEmpty);
  };
  return (
    <StepperView
      {...props}
      typed={typed}
      isBad={isBad}
      onStep={(step) => change(plus(quantity, step))}
      onType={setTyped}
      onSettle={settle}
    />
  );
}
