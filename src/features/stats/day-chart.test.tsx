import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dayPlus } from "~/domain/stats/period";
import { type ChartDay, DayChart } from "./day-chart";
import { bestOf } from "./stats-words";

function drawn(days: readonly ChartDay[], unit = 1): string {
  const best = bestOf(days, ({ now }) => now);
  return renderToStaticMarkup(
    <DayChart
      days={days}
      best={best}
      unit={unit}
      words={{ now: "Ahora", before: "Antes" }}
      written={String}
      axis={String}
    />,
  );
}

const count = (html: string, part: string) => html.split(part).length - 1;
const daysOf = (length: number, of: (at: number) => Pick<ChartDay, "now" | "before">): ChartDay[] =>
  Array.from({ length }, (_, at) => ({ day: dayPlus("2026-01-01", at), ...of(at) }));

test.each([1, 2, 7, 30, 90, 365])("draws %d days inside the chart, with the best of them", (length) => {
  const html = drawn(daysOf(length, (at) => ({ now: at + 1, before: at * 2 })));
  const numbers = [...html.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) => path.match(/[\d.]+/g) ?? []);
  expect(html).not.toMatch(/NaN|Infinity/);
  expect(numbers.filter((number) => Number(number) > 100)).toEqual([]);
  expect(count(html, "stroke-dasharray")).toBe(2);
  expect(html).toContain(`"M${length === 1 ? 50 : 100} 0V100" stroke="var(--accent)"`);
  expect(html).toContain(">1/1<");
});

test("draws zeros on the ground, without a best day", () => {
  const html = drawn(daysOf(30, () => ({ now: 0, before: 0 })));
  expect(html).toContain('"M0 100L');
  expect(html).toContain(">3<");
  expect(html).not.toContain("--accent");
});

test("ends the previous period where it ended, and leaves it out when there was none", () => {
  const html = drawn(daysOf(31, (at) => ({ now: 4, before: at < 28 ? 2 : null })));
  const [, before = ""] = / d="([^"]*)" stroke="var\(--chart-2\)"/.exec(html) ?? [];
  expect(before.split("L")).toHaveLength(28);
  expect(before).toMatch(/L90 50$/);
  expect(drawn(daysOf(3, () => ({ now: 4, before: null })))).not.toContain("--chart-2");
});

test("has the previous period inside when it was the better one", () => {
  const html = drawn(
    daysOf(2, (at) => ({ now: 100, before: at * 80_000 })),
    100,
  );
  expect(html).toContain('"M0 100L100 20"');
});
