import type { Cents } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { Amount } from "./price-tag";

interface SumsProps {
  /** Rows above the total; null entries are skipped. */
  rows: readonly (readonly [label: string, value: string] | null)[];
  total: readonly [label: string, cents: Cents];
  money: MoneyFormat;
}

/** Totals of an order. */
export function Sums({ rows, total: [label, cents], money }: SumsProps) {
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
          <Amount cents={cents} money={money} />
        </dd>
      </div>
    </dl>
  );
}
