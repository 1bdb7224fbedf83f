import { expect, it } from "vitest";
import { collageBoxes, rowBoxes } from "./collage";

const area = { x: 40, y: 300, width: 1000, height: 1200 };
const cases = (["status", "post"] as const).flatMap((format) =>
  [1, 2, 3, 4, 5, 6].map((count) => [format, count] as const),
);

it.each(cases)("divides a %s among %d products without overlap, up to the edges", (format, count) => {
  const gap = 20;
  const boxes = collageBoxes(format, count, area, gap);
  expect(boxes).toHaveLength(count);
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  expect(Math.min(...boxes.map(({ x }) => x))).toBe(area.x);
  expect(Math.min(...boxes.map(({ y }) => y))).toBe(area.y);
  expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeCloseTo(right);
  expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeCloseTo(bottom);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const beside = one.x + one.width + gap <= other.x + 0.01 || other.x + other.width + gap <= one.x + 0.01;
      const below = one.y + one.height + gap <= other.y + 0.01 || other.y + other.height + gap <= one.y + 0.01;
      expect(beside || below).toBe(true);
    }
});

it("gives rows heights in the proportion of their shares", () => {
  const boxes = rowBoxes([1, 2], { x: 0, y: 0, width: 100, height: 210 }, 10, [0, 3, 1]);
  expect(boxes).toEqual([
    { x: 0, y: 0, width: 100, height: 150 },
    { x: 0, y: 160, width: 45, height: 50 },
    { x: 55, y: 160, width: 45, height: 50 },
  ]);
});
