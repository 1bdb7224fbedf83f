import type { CatalogueCopy } from "~/copy/catalogue";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { Amount } from "./amount";

/** Sums of as many digits get smaller letters, so that they stay clear of the button. */
const MANY_DIGITS = 8;

export type PriceWords = Pick<CatalogueCopy, "askPrice" | "before" | "now" | "from">;

interface PriceProps {
  words: PriceWords;
  money: MoneyFormat;
  priceCents: Cents | null;
  previousCents: Cents | null;
  from: boolean;
  /** "por kg"; empty for products sold by the piece. */
  per: string;
  big?: boolean;
}

export function PriceTag({ words, money, priceCents, previousCents, from, per, big }: PriceProps) {
  if (priceCents === null) return <p className={`price price--ask${big ? " price--big" : ""}`}>{words.askPrice}</p>;
  const digits = String(priceCents).length - (priceCents % 100 === 0 ? 2 : 0);
  return (
    <p className={`price${big ? " price--big" : ""}`} data-n={digits >= MANY_DIGITS ? "8" : undefined}>
      {from ? <span className="price__from">{words.from} </span> : null}
      {previousCents === null ? null : (
        <s className="price__was">
          <span className="vh">{words.before}</span>
          {formatPrice(previousCents, money)}
        </s>
      )}
      <strong className="price__now">
        {previousCents === null ? null : <span className="vh">{words.now}</span>}
        <Amount cents={priceCents} money={money} />
        {per ? <span className="price__unit"> {per}</span> : null}
      </strong>
    </p>
  );
}
