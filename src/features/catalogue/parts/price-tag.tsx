import type { CatalogueCopy } from "~/copy/catalogue";
import { type Cents, formatPrice, priceParts } from "~/domain/money/money";

/** A price whose decimals can be set smaller. */
export function Amount({ cents, symbol }: { cents: Cents; symbol: string }) {
  const [whole, decimals] = priceParts(cents, symbol);
  return (
    <>
      <span className="cur">{symbol}</span>
      {whole}
      {decimals ? <span className="cents">,{decimals}</span> : null}
    </>
  );
}

// Number of characters that barely fit beside a card's button on a phone (WIDE), or do not fit at all (LONG).
const WIDE = 11;
const LONG = 13;

export type PriceWords = Pick<CatalogueCopy, "askPrice" | "before" | "now" | "from">;

interface PriceProps {
  words: PriceWords;
  symbol: string;
  priceCents: Cents | null;
  previousCents: Cents | null;
  from: boolean;
  /** "por kg"; empty for products sold by the piece. */
  per: string;
  big?: boolean;
}

export function PriceTag({ words, symbol, priceCents, previousCents, from, per, big }: PriceProps) {
  if (priceCents === null) return <p className={`price price--ask${big ? " price--big" : ""}`}>{words.askPrice}</p>;
  const { length } = formatPrice(priceCents, symbol);
  const fit = length > LONG ? " price--long" : length > WIDE ? " price--wide" : "";
  return (
    <p className={`price${big ? " price--big" : ""}${fit}`}>
      {from ? <span className="price__from">{words.from} </span> : null}
      {previousCents === null ? null : (
        <s className="price__was">
          <span className="vh">{words.before}</span>
          {formatPrice(previousCents, symbol)}
        </s>
      )}
      <strong className="price__now">
        {previousCents === null ? null : <span className="vh">{words.now}</span>}
        <Amount cents={priceCents} symbol={symbol} />
        {per ? <span className="price__unit"> {per}</span> : null}
      </strong>
    </p>
  );
}
