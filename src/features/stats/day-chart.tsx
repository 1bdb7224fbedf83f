"use client";

import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
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
  words: { now: string; before: string };
  written: (amount: number) => string;
  axis: (amount: number) => string;
}

const TICK = { fill: "var(--ink-2)", fontSize: 12 };
const MARGIN = { top: 10, right: 12, bottom: 0, left: 0 };

/** Area chart with the previous period dotted and the best day as a pink point. Not animated. */
export function DayChart({ days, best, words, written, axis }: DayChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 280, height: 200 }}>
      <ComposedChart data={[...days]} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={shortDay}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--line)" }}
          interval="preserveStartEnd"
          minTickGap={36}
        />
        <YAxis
          width={44}
          tickFormatter={axis}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickCount={4}
          domain={[0, best ? "auto" : 3]}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--line-strong)" }}
          content={({ payload }) => {
            const day = payload?.[0]?.payload as ChartDay | undefined;
            return day ? (
              <div className="grid gap-0.5 rounded-xl border border-line bg-surface px-3 py-2 text-sm text-ink shadow-2">
                <b className="font-semibold">{longDay(day.day)}</b>
                <span>
                  {words.now}: {written(day.now)}
                </span>
                {day.before === null ? null : (
                  <span className="text-ink-2">
                    {words.before}: {written(day.before)}
                  </span>
                )}
              </div>
            ) : null;
          }}
        />
        <Area
          dataKey="now"
          type="linear"
          stroke="var(--chart-1)"
          strokeWidth={2.5}
          fill="var(--chart-1)"
          fillOpacity={0.1}
          isAnimationActive={false}
          activeDot={{ r: 4 }}
        />
        <Line
          dataKey="before"
          type="linear"
          stroke="var(--chart-2)"
          strokeWidth={2}
          strokeDasharray="2 4"
          strokeLinecap="round"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        {best ? <ReferenceLine x={best.day} stroke="var(--accent)" strokeDasharray="3 3" /> : null}
        {best ? (
          <ReferenceDot x={best.day} y={best.now} r={5} fill="var(--accent)" stroke="var(--surface)" strokeWidth={2} />
        ) : null}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
