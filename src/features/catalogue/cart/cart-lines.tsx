import { type ReactNode, useState } from "react";
import type { CartCopy } from "~/copy/cart";
import { lineCents, lineKey, type StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { Milli } from "~/domain/money/milli";
import { formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { Amount } from "../parts/amount";
import { QuantityStepper } from "../parts/quantity-stepper";
import { isAtMost } from "../parts/stepper-view";
import { CART_THUMB } from "./cart-data";

interface LinesProps {
  lines: readonly StoredCartLine[];
  /** The sum of each of them by the shop's rules. */
  deals: readonly ReactNode[] | undefined;
  money: MoneyFormat;
  /** The URL of the picture for a missing photo. */
  noPhoto: string | null;
  copy: CartCopy;
  onQuantity: (key: string, quantity: Milli) => void;
  onRemove: (line: StoredCartLine) => void;
}

// Cents from which a total does not fit beside the stepper on a phone.
const LONG_TOTAL = 100_000_000;

export function CartLines({ lines, deals, ...shown }: LinesProps) {
  return (
    <ul className="lines" aria-label={shown.copy.lines}>
      {lines.map((line, index) => (
        <CartLine key={lineKey(line)} line={line} deal={deals?.[index]} hasDeals={deals !== undefined} {...shown} />
      ))}
    </ul>
  );
}

interface LineProps extends Omit<LinesProps, "lines" | "deals"> {
  line: StoredCartLine;
  deal: ReactNode;
  hasDeals: boolean;
}

function CartLine({ line, deal, hasDeals, money, noPhoto, copy, onQuantity, onRemove }: LineProps) {
  const [problem, setProblem] = useState("");
  const total = lineCents(line);
  const key = lineKey(line);
  const limit =
    isAtMost(line.quantity, line.stock, line) && copy.buy.upTo(formatQuantity(line.stock as Milli, line.unit, money));
  return (
    <li className={(total ?? 0) < LONG_TOTAL ? "line" : "line line--long"}>
      <CartThumb photo={line.photo ?? noPhoto} />
      <div className="line__x">
        <a className="line__t" href={line.href}>
          {line.name}
        </a>
        {line.variant ? <p className="line__v">{line.variant}</p> : null}
        <p className="line__u">
          {line.priceCents === null ? copy.ask : copy.each(formatPrice(line.priceCents, money), copy.units[line.unit])}
          {limit && ` · ${limit}`}
        </p>
        {problem ? (
          <p className="fld__e" role="alert" id={`${key}-e`}>
            {problem}
          </p>
        ) : null}
      </div>
      <QuantityStepper
        quantity={line.quantity}
        unit={line.unit}
        numbers={money}
        rule={line}
        most={line.stock}
        label={copy.quantityOf(line.name)}
        id={key}
        limit={limit}
        copy={copy}
        onChange={(quantity) => onQuantity(key, quantity)}
        onProblem={setProblem}
      />
      <p className="line__s">{hasDeals ? deal : total === null ? null : <Amount cents={total} money={money} />}</p>
      <button className="line__del" type="button" onClick={() => onRemove(line)}>
        <i className="ic i-trash" aria-hidden="true" />
        <span className="vh">{copy.remove(line.name)}</span>
      </button>
    </li>
  );
}

/** A product's small photo. */
export function CartThumb({ photo }: { photo: string | null }) {
  return (
    <span className="line__img">
      {photo ? (
        <img src={photo} width={CART_THUMB} height={CART_THUMB} alt="" decoding="async" />
      ) : (
        <span className="ph">
          <i className="ic i-image" aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
