"use client";

import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { labelledDays, niceTicks } from "./chart-scale";
import { longDay, shortDay } from "./stats-words";

export interface ChartDay {
  day: string;
  now: number;
  /** Null when the previous period was shorter. */
  before: number | null;
}

interface DayChartProps {
  days: readonly ChartDay[];
  best: ChartDay | null;
  /** The axis has whole multiples of this amount. */
  unit: number;
  words: { now: string; before: string };
  written: (amount: number) => string;
  axis: (amount: number) => string;
}

/** Of the days on the narrowest phone, until it is measured. */
const WIDTH = 200;
/** From here on the tooltip has room beside its point. */
const WIDE = 420;
const GAP = 12;

/** Beside a point, in percent, where there is room, else above or below it; never out of the chart. */
function besidePoint(x: number, y: number, width: number): CSSProperties {
  if (width < WIDE) return { left: `${x}%`, transform: `translateX(-${x}%)`, [y < 50 ? "bottom" : "top"]: 0 };
  return { top: 0, [x < 50 ? "left" : "right"]: `calc(${x < 50 ? x : 100 - x}% + ${GAP}px)` };
}

/** The round end of a line without length, whatever the chart's proportions are, in a ring. */
const dot = (place: string, size: number, colour: string) => (
  <g className="*:[vector-effect:non-scaling-stroke]">
    <path d={place} stroke="var(--surface)" strokeWidth={size + 4} />
    <path d={place} stroke={colour} strokeWidth={size} />
  </g>
);

/** Area chart with the previous period dotted and the best day as a pink point, in percent of its width and height. */
export function DayChart({ days, best, unit, words, written, axis }: DayChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    if (plot.current) observer.observe(plot.current);
    // a finger leaves the tooltip behind to be read
    const tapElsewhere = ({ target }: Event) => plot.current?.contains(target as Node) || setPointedAt(null);
    document.addEventListener("pointerdown", tapElsewhere);
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerdown", tapElsewhere);
    };
  }, []);
  const last = days.length - 1;
  const ticks = niceTicks(Math.max(...days.map(({ now, before }) => Math.max(now, before ?? 0))), unit);
  const x = (at: number) => (last === 0 ? 50 : (at / last) * 100);
  const y = (amount: number) => 100 - (amount / (ticks.at(-1) ?? 1)) * 100;
  /** One day alone is a level line. */
  const line = (amounts: readonly number[]) =>
    amounts.map((amount, at) => (last === 0 ? `0 ${y(amount)}H100` : `${x(at)} ${y(amount)}`)).join("L");
  const now = line(days.map((day) => day.now));
  const before = line(days.flatMap((day) => day.before ?? []));
  const pointed = pointedAt === null ? undefined : days[pointedAt];
  const pointedX = x(pointedAt ?? 0);
  const bestX = best && x(days.indexOf(best));
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const at = Math.round(((clientX - box.left) / box.width) * last);
    setPointedAt(Math.min(last, Math.max(0, at)));
  };
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-2 pt-2.5 pr-4 text-[12px] text-ink-2">
      <div className="flex flex-col-reverse justify-between whitespace-nowrap">
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            {axis(tick)}
          </span>
        ))}
      </div>
      <div
        ref={plot}
        className="relative touch-pan-y"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setPointedAt(null)}
        onPointerCancel={() => setPointedAt(null)}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={ticks.map((tick) => `M0 ${y(tick)}H100`).join("")} stroke="var(--line)" />
          <path d={`M${now}V100H0Z`} fill="var(--chart-1)" fillOpacity={0.1} />
          <path d={`M${now}`} stroke="var(--chart-1)" strokeWidth={2.5} />
          {before ? <path d={`M${before}`} stroke="var(--chart-2)" strokeWidth={2} strokeDasharray="2 4" /> : null}
          {bestX === null ? null : (
            <path d={`M${bestX} 0V100`} stroke="var(--accent)" strokeDasharray="3 3" strokeLinecap="butt" />
          )}
          {pointed ? <path d={`M${pointedX} 0V100`} stroke="var(--line-strong)" /> : null}
          {pointed ? dot(`M${pointedX} ${y(pointed.now)}h0`, 8, "var(--chart-1)") : null}
          {best ? dot(`M${bestX} ${y(best.now)}h0`, 10, "var(--accent)") : null}
        </svg>
        {pointed ? (
          <div
            className="pointer-events-none absolute z-10 grid w-max max-w-full gap-0.5 rounded-xl border border-line bg-surface px-3 py-2 text-sm text-ink shadow-2"
            style={besidePoint(pointedX, y(pointed.now), width)}
          >
            <b className="font-semibold">{longDay(pointed.day)}</b>
            <span>
              {words.now}: {written(pointed.now)}
            </span>
            {pointed.before === null ? null : (
              <span className="text-ink-2">
                {words.before}: {written(pointed.before)}
              </span>
            )}
          </div>
        ) : null}
      </div>
      <div className="relative col-start-2 h-5">
        {labelledDays(days.length, width).map((at) => (
          <span key={at} className="absolute -translate-x-1/2" style={{ left: `${x(at)}%` }}>
            {shortDay(days[at]?.day ?? "")}
          </span>
        ))}
      </div>
    </div>
  );
}
