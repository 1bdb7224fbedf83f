import type { CartCopy } from "~/copy/cart";
import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { CartGoal } from "~/domain/catalogue/cart/next-goal";
import { lineOfProposal, type ProposedProduct, proposalsFor } from "~/domain/catalogue/cart/proposals";
import { ONE } from "~/domain/money/milli";
import { cents, formatPrice, lineTotal } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { CartThumb } from "./cart-lines";

/** What a promotion still needs. */
export interface CartHint {
  text: string;
  /** The products that it counts besides those in the cart; missing where only these count. */
  reaches?: (product: ProposedProduct) => boolean;
}

interface ProgressProps {
  goal: CartGoal | null;
  /** Said once the goals are reached. */
  hint: CartHint | undefined;
  lines: readonly StoredCartLine[];
  /** What may be proposed. */
  products: readonly ProposedProduct[];
  money: MoneyFormat;
  /** The URL of the picture for a missing photo. */
  noPhoto: string | null;
  copy: CartCopy;
  onAdd: (line: StoredCartLine) => void;
}

/** An amount of the goal as text. */
export const writtenGoal = (amount: number, isPieces: boolean | undefined, copy: CartCopy, money: MoneyFormat) =>
  isPieces ? copy.count(amount) : formatPrice(cents(amount), money);

/** What the cart reaches next, in one line, with the products that close the gap; null where there is nothing to reach. */
export function CartProgress({ goal, hint, lines, products, money, noPhoto, copy, onAdd }: ProgressProps) {
  if (!goal && !hint) return null;
  const missing = goal?.missing;
  const told = missing ? undefined : hint;
  const fitting = missing ? products : products.filter((product) => told?.reaches?.(product));
  const closing = proposalsFor(fitting, goal?.ofPieces ? 0 : (missing ?? 0), lines);
  return (
    <>
      <div className={missing || told ? "min" : "min min--ok"} role="status">
        {told ? <p className="min__t">{told.text}</p> : goal && <GoalLine {...{ goal, money, copy }} />}
      </div>
      {closing.length > 0 ? (
        <div className="min__m">
          <p className="min__k">{copy.closeIt}</p>
          <ul>
            {closing.map((product, place) => (
              <Proposal key={place} {...{ product, money, noPhoto, copy, onAdd }} />
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function GoalLine({ goal, money, copy }: { goal: CartGoal } & Pick<ProgressProps, "money" | "copy">) {
  const { kind, required, missing, ofPieces } = goal;
  const written = (amount: number) => writtenGoal(amount, ofPieces, copy, money);
  const [some, whole] = [written(missing), written(required)];
  const isMinimum = kind === "minimum";
  const said = isMinimum
    ? missing
      ? `${copy.missing(some)} ${copy.missingFor(whole)}`
      : copy.reached(whole)
    : missing
      ? (kind === "delivery" ? copy.missingForFree : copy.missingForCoupon)(some)
      : copy.freeReached;
  return (
    <>
      <p className="min__t">
        {missing ? null : <i className="ic i-check" aria-hidden="true" />} {said}
      </p>
      <progress
        className="min__b"
        max={required}
        value={required - missing}
        aria-label={isMinimum ? copy.minimumLabel : said}
      />
    </>
  );
}

type ProposalProps = { product: ProposedProduct } & Pick<ProgressProps, "money" | "noPhoto" | "copy" | "onAdd">;

function Proposal({ product, money, noPhoto, copy, onAdd }: ProposalProps) {
  const { name, href, photo, unit, minQuantity, priceCents } = product;
  const isOne = unit === "UNIT" && minQuantity === ONE;
  return (
    <li>
      <CartThumb photo={photo ?? noPhoto} />
      <a href={href}>
        <span>{name}</span> <b>{formatPrice(lineTotal(priceCents, minQuantity), money)}</b>
        {isOne ? null : <small>{formatQuantity(minQuantity, unit, money)}</small>}
      </a>
      <button
        type="button"
        className="min__a"
        aria-label={copy.addThis(name)}
        onClick={() => onAdd(lineOfProposal(product))}
      >
        <i className="ic i-plus" aria-hidden="true" />
      </button>
    </li>
  );
}
