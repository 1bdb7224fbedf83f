import type { CatalogueCopy } from "~/copy/catalogue";
import { formatPrice } from "~/domain/product/money";

/** A price whose decimals can be set smaller. */
export function Amount({ cents, symbol }: { cents: number; symbol: string }) {
  const [whole, decimals] = formatPrice(cents, symbol).slice(symbol.length).split(",");
  return (
    <>
      <span className="cur">{symbol}</span>
      {whole}
      {decimals ? <span className="cents">,{decimals}</span> : null}
    </>
  );
}

interface PriceProps {
  copy: CatalogueCopy;
  symbol: string;
  priceCents: number | null;
  previousCents: number | null;
  from: boolean;
  unit: string;
  big?: boolean;
}

export function Price({ copy, symbol, priceCents, previousCents, from, unit, big }: PriceProps) {
  if (priceCents === null) return <p className={`price price--ask${big ? " price--big" : ""}`}>{copy.askPrice}</p>;
  return (
    <p className={big ? "price price--big" : "price"}>
      {from ? <span className="price__from">{copy.from} </span> : null}
      {previousCents === null ? null : (
        <s className="price__was">
          <span className="vh">{copy.before}</span>
          {formatPrice(previousCents, symbol)}
        </s>
      )}
      <strong className="price__now">
        {previousCents === null ? null : <span className="vh">{copy.now}</span>}
        <Amount cents={priceCents} symbol={symbol} />
        {unit ? <span className="price__unit"> {copy.per(unit)}</span> : null}
      </strong>
    </p>
  );
}
