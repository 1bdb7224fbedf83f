import type { ReactNode } from "react";

export interface Bar {
  key: string;
  label: ReactNode;
  /** The formatted value. */
  value: ReactNode;
  amount: number;
  media?: ReactNode;
  /** One line of facts below the bar. */
  meta?: ReactNode;
}

/** A bar chart as a list: each item has its name, its value as text and a bar. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <ul aria-label={label} className="grid gap-4">
      {bars.map(({ key, label: name, value, amount, media, meta }) => (
        <li key={key} className="flex min-w-0 items-center gap-3">
          {media}
          <div className="grid min-w-0 flex-1 gap-1.5">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 flex-1 basis-1/2 wrap-anywhere">{name}</span>
              <b className="ml-auto max-w-full font-semibold wrap-anywhere">{value}</b>
            </div>
            <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-2">
              <div className="h-full rounded-full bg-chart-1" style={{ width: `${(amount / most) * 100}%` }} />
            </div>
            {meta ? <p className="text-sm text-ink-2">{meta}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
