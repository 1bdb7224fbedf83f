import { expect, it } from "vitest";
import { bundleOf, ORDER_CEILING, type Reception, receptionOf } from "./reception";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (ms: number, times: number) => Array.from({ length: times }, () => new Date(now.getTime() - ms));

it.each<[string, Date[], Reception]>([
  ["the first one", [], "told"],
  ["the fourth of a minute", ago(1_000, 3), "told"],
  ["the fifth of a minute", ago(1_000, 4), "bundled"],
  ["one after a busy minute", ago(60_000, 50), "told"],
  ["the last below the ceiling", ago(120_000, ORDER_CEILING.orders - 1), "told"],
  ["the first above the ceiling", ago(120_000, ORDER_CEILING.orders), "suspected"],
  ["one of a flood", ago(0, ORDER_CEILING.orders), "suspected"],
  ["one after a flood", ago(ORDER_CEILING.ms, ORDER_CEILING.orders), "told"],
])("%s", (_case, last, reception) => {
  expect(receptionOf(last, now)).toBe(reception);
});

it("orders of one minute share an email, sent once the minute is over", () => {
  const [first, last, next] = ["12:00:00.000", "12:00:59.999", "12:01:00.000"].map((time) =>
    bundleOf(new Date(`2026-11-20T${time}Z`)),
  );
  expect(first).toEqual(last);
  expect(first?.dueAt).toEqual(new Date("2026-11-20T12:01:30Z"));
  expect(next?.minute).toBe((first?.minute ?? 0) + 1);
});
