import { expect, it } from "vitest";
import { bundleOf, noticeFor, ORDER_CEILING, type OrderNotice } from "./order-notice";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (ms: number, times: number) => Array.from({ length: times }, () => new Date(now.getTime() - ms));

it.each<[string, Date[], OrderNotice]>([
  ["the first one", [], "individual"],
  ["the fourth of a minute", ago(1_000, 3), "individual"],
  ["the fifth of a minute", ago(1_000, 4), "bundled"],
  ["one after a busy minute", ago(60_000, 50), "individual"],
  ["the last below the ceiling", ago(120_000, ORDER_CEILING.orders - 1), "individual"],
  ["the first above the ceiling", ago(120_000, ORDER_CEILING.orders), "suspected"],
  ["one of a flood", ago(0, ORDER_CEILING.orders), "suspected"],
  ["one after a flood", ago(ORDER_CEILING.ms, ORDER_CEILING.orders), "individual"],
])("%s", (_case, last, notice) => {
  expect(noticeFor(last, now)).toBe(notice);
});

it("orders of one minute share an email, sent once the minute is over", () => {
  const [first, last, next] = ["12:00:00.000", "12:00:59.999", "12:01:00.000"].map((time) =>
    bundleOf(new Date(`2026-11-20T${time}Z`)),
  );
  expect(first).toEqual(last);
  expect(first?.dueAt).toEqual(new Date("2026-11-20T12:01:30Z"));
  expect(next?.minute).toBe((first?.minute ?? 0) + 1);
});
