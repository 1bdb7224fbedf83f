import { type Cents, priceParts } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";

/** A price whose decimals can be set smaller. */
export function Amount({ cents, money }: { cents: Cents; money: MoneyFormat }) {
  const [whole, decimals] = priceParts(cents, money);
  return (
    <>
      <span className="cur">{money.symbol}</span>
      {whole}
      {decimals ? <span className="cents">{decimals}</span> : null}
    </>
  );
}
