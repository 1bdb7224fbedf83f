import type { Cents } from "~/domain/money/money";
import { Amount } from "./price-tag";

interface SumsProps {
  /** What is summed up; null is left out. */
  rows: readonly (readonly [label: string, value: string] | null)[];
  total: readonly [label: string, cents: Cents];
  symbol: string;
}

/** What an order comes to. */
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
