import { expect, it } from "vitest";
import { MONTHS, WEEK_DAYS } from "~/copy/calendar";
import { orderDate } from "./order-date";

const words = { days: WEEK_DAYS.map((day) => day.toLowerCase()), months: MONTHS };
const now = new Date("2026-08-01T12:00:00Z");

it.each([
  ["2026-07-09T21:20:00Z", "America/Argentina/Buenos_Aires", "jueves 9 de julio", "18:20"],
  ["2026-07-10T01:05:00Z", "America/Argentina/Buenos_Aires", "jueves 9 de julio", "22:05"],
  ["2026-07-10T15:05:00Z", "America/Mexico_City", "viernes 10 de julio", "9:05"],
  ["2025-12-31T23:30:00Z", "Europe/Madrid", "jueves 1 de enero", "0:30"],
  ["2025-12-31T23:30:00Z", "America/Lima", "miércoles 31 de diciembre de 2025", "18:30"],
])("%s in %s is %s, %s", (moment, zone, day, time) =>
  expect(orderDate(new Date(moment), zone, words, now)).toEqual({ day, time }),
);
