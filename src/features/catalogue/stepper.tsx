import { useState } from "react";
import type { CartCopy } from "~/copy/cart";
import { fitQuantity } from "~/domain/catalogue/cart";
import { formatQuantity, parseQuantity, type QuantityRule, type Unit } from "~/domain/product/quantity";

interface StepperProps {
  quantity: number;
  unit: Unit;
  rule: QuantityRule;
  label: string;
  copy: Pick<CartCopy, "removeOne" | "addOne">;
  onChange: (quantity: number) => void;
}

/** Less, more, or a quantity typed; what is typed is fitted when the field is left. */
export function Stepper({ quantity, unit, rule, label, copy, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? formatQuantity(quantity, unit);
  const settle = () => {
    const parsed = typed === null ? null : parseQuantity(typed, unit);
    if (parsed?.ok) onChange(fitQuantity(parsed.quantity, rule));
    setTyped(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and its box
    <div className="step" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={copy.removeOne}
        disabled={quantity <= rule.minQuantity}
        onClick={() => onChange(fitQuantity(quantity - rule.step, rule))}
      >
        <i className="ic i-minus" aria-hidden="true" />
      </button>
      <input
        type="text"
        inputMode="decimal"
        value={shown}
        size={Math.max(3, shown.length)}
        maxLength={12}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          settle();
        }}
      />
      <button type="button" aria-label={copy.addOne} onClick={() => onChange(fitQuantity(quantity + rule.step, rule))}>
        <i className="ic i-plus" aria-hidden="true" />
      </button>
    </div>
  );
}
