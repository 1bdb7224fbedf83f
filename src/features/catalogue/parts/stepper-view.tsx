import type { ShopScriptCopy } from "~/copy/shop-script";
import { type Milli, milli } from "~/domain/money/milli";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity, type QuantityRule } from "~/domain/money/quantity";
import type { Unit } from "~/domain/money/unit";

export interface StepperProps {
  quantity: Milli;
  unit: Unit;
  numbers: NumberFormat;
  rule: QuantityRule;
  /** The most that can be chosen; null or missing without a limit. */
  most?: Milli | null;
  label: string;
  /** Of the description: what limits the quantity. With `-e` behind it, that of what is wrong with it. */
  id: string;
  /** Why no more can be chosen; undefined on the server, which knows no cart. It is said whenever the field becomes that quantity, also when more was typed. */
  limit?: string | false;
  copy: Pick<ShopScriptCopy, "removeOne" | "addOne" | "buy">;
  /** Less than the least can be chosen: it is taken out of the cart. */
  onLess?: (() => void) | undefined;
}

interface StepperViewProps extends StepperProps {
  /** Raw text of the field while the visitor is typing. */
  typed?: string | null;
  /** The typed text is no quantity. */
  isBad?: boolean;
  onStep?: (change: Milli) => void;
  onType?: (text: string) => void;
  onSettle?: () => void;
}

/** Whether another step would be more than there is. */
export const isAtMost = (quantity: Milli, most: Milli | null | undefined, { step }: QuantityRule): boolean =>
  most != null && quantity + step > most;

/** Buttons for less and more around a quantity field. */
export function StepperView(props: StepperViewProps) {
  const { quantity, unit, numbers, rule, most, label, id, limit, copy, typed, isBad } = props;
  const { onLess, onStep, onType, onSettle } = props;
  const shown = typed ?? formatQuantity(quantity, unit, numbers);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add default legend and border styles
    <div className="step" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={copy.removeOne}
        disabled={!onLess && quantity <= rule.minQuantity}
        onClick={() => (onLess && quantity <= rule.minQuantity ? onLess() : onStep?.(milli(-rule.step)))}
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
        aria-invalid={isBad || undefined}
        aria-describedby={`${id} ${id}-e`}
        onChange={(event) => onType?.(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onSettle}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onSettle?.();
        }}
      />
      {/* keeps the focus of who reaches the limit with the keyboard */}
      <button
        type="button"
        aria-label={copy.addOne}
        aria-disabled={isAtMost(quantity, most, rule) || undefined}
        onClick={() => onStep?.(rule.step)}
      >
        <i className="ic i-plus" aria-hidden="true" />
      </button>
      {limit === undefined ? null : (
        <span className="vh" role="status" id={id}>
          {typed == null && limit}
        </span>
      )}
    </div>
  );
}
