import { expect, test } from "vitest";
import { formatDay, formatMoment, formatWhen } from "./format-when";

const now = new Date("2026-11-20T15:00:00Z");

test.each([
  ["2026-11-20T03:00:00Z", "Hoy 00:00"],
  ["2026-11-20T02:59:00Z", "Ayer 23:59"],
  ["2026-11-19T17:20:00Z", "Ayer 14:20"],
  ["2026-11-16T20:48:00Z", "Lun 17:48"],
  ["2026-11-14T15:00:00Z", "Sáb 12:00"],
  ["2026-11-13T12:12:00Z", "13/11 09:12"],
  ["2025-12-31T15:00:00Z", "31/12/2025"],
])("formats %s as %s in Buenos Aires", (date, read) => {
  expect(formatWhen(new Date(date), now, "America/Argentina/Buenos_Aires")).toBe(read);
});

test.each([
  ["2026-11-22", "Hoy"],
  ["2026-11-21", "Ayer"],
  ["2026-11-16", "Lun 16/11"],
  ["2025-12-31", "31/12/2025"],
])("names the day %s", (day, written) => expect(formatDay(day, "2026-11-22")).toBe(written));

test.each([
  ["2026-11-20T08:40:00Z", "20/11/2026 05:40"],
  ["2026-11-20T02:59:00Z", "19/11/2026 23:59"],
  ["2026-11-16T20:48:00Z", "16/11/2026 17:48"],
  ["2025-12-31T15:00:00Z", "31/12/2025 12:00"],
])("writes %s on paper as %s, whenever it is printed", (date, read) => {
  expect(formatMoment(new Date(date), "America/Argentina/Buenos_Aires")).toBe(read);
});
