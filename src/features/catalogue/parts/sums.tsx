import type { ReactNode } from "react";

interface SumsProps {
  /** Rows above the total; null entries are skipped. */
  rows: readonly (readonly [label: string, value: string] | null)[];
  total: readonly [label: string, value: ReactNode];
}

/** Totals of an order. */
export function Sums({ rows, total: [label, value] }: SumsProps) {
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
        <dd>{value}</dd>
      </div>
    </dl>
  );
}
