import type { Cents } from "~/domain/money/money";
import { Amount } from "./price-tag";

interface SumsProps {
  /** Rows above the total; null entries are skipped. */
  rows: readonly (readonly [label: string, value: string] | null)[];
  total: readonly [label: string, cents: Cents];
  symbol: string;
}

/** Totals of an order. */
export function Sums({ rows, total: [label, cents], symbol }: SumsProps) {
  return (
    <dl className="sum__l">
      {rows.map((row) =>
        row ? (
          <div key={row[0]}>
            <dt>{row[0]}</dt>
            <dd>{row[1]}</dd>
          </div>
        ) : null,
      )}
      <div className="sum__t">
        <dt>{label}</dt>
        <dd>
          <Amount cents={cents} symbol={symbol} />
        </dd>
      </div>
    </dl>
  );
}
