import { describe, expect, it } from "vitest";
import { type RuleSchedule, type ScheduleState, scheduleState, shopClock } from "./schedule";

const BUENOS_AIRES = "America/Argentina/Buenos_Aires"; // UTC−3 all year
const happyHour = { hours: { from: "18:00", to: "21:00" } };
const night = { hours: { from: "22:00", to: "02:00" } };
const friday = { weekdays: [5] };

// 2026-11-27 is a Friday.
it.each<[string, RuleSchedule, string, ScheduleState]>([
  ["nothing limits", {}, "2026-11-27T12:00:00Z", "ACTIVE"],
  ["null limits nothing", { from: null, to: null, weekdays: null, hours: null }, "2026-11-27T12:00:00Z", "ACTIVE"],
  ["no weekday limits nothing", { weekdays: [] }, "2026-11-27T12:00:00Z", "ACTIVE"],
  ["paused", { paused: true }, "2026-11-27T12:00:00Z", "RESTING"],
  [
    "the last minute before the first day, by the shop's clock",
    { from: "2026-11-27" },
    "2026-11-27T02:59:59Z",
    "NOT_YET",
  ],
  ["the first minute of the first day", { from: "2026-11-27" }, "2026-11-27T03:00:00Z", "ACTIVE"],
  ["the last minute of the last day", { to: "2026-11-27" }, "2026-11-28T02:59:59Z", "ACTIVE"],
  ["the first minute after the last day", { to: "2026-11-27" }, "2026-11-28T03:00:00Z", "OVER"],
  ["a millisecond before its moment", { from: "2026-11-27T10:00:00-03:00" }, "2026-11-27T12:59:59.999Z", "NOT_YET"],
  ["at its moment", { from: "2026-11-27T10:00:00-03:00" }, "2026-11-27T13:00:00Z", "ACTIVE"],
  ["a millisecond before its end", { to: "2026-11-27T13:00:00Z" }, "2026-11-27T12:59:59.999Z", "ACTIVE"],
  ["at its end", { to: "2026-11-27T13:00:00Z" }, "2026-11-27T13:00:00Z", "OVER"],
  ["on its weekday", friday, "2026-11-27T12:00:00Z", "ACTIVE"],
  ["on another weekday", friday, "2026-11-26T12:00:00Z", "RESTING"],
  ["Friday in the shop, Saturday in UTC", friday, "2026-11-28T01:00:00Z", "ACTIVE"],
  ["Thursday in the shop, Friday in UTC", friday, "2026-11-27T01:00:00Z", "RESTING"],
  ["Sunday is the seventh", { weekdays: [7] }, "2026-11-29T12:00:00Z", "ACTIVE"],
  ["a minute before its hours", happyHour, "2026-11-27T20:59:00Z", "RESTING"],
  ["at the start of its hours", happyHour, "2026-11-27T21:00:00Z", "ACTIVE"],
  ["in the last minute of its hours", happyHour, "2026-11-27T23:59:00Z", "ACTIVE"],
  ["at the end of its hours", happyHour, "2026-11-28T00:00:00Z", "RESTING"],
  ["until the end of the day", { hours: { from: "18:00", to: "24:00" } }, "2026-11-28T02:59:00Z", "ACTIVE"],
  ["before a night", night, "2026-11-28T00:59:00Z", "RESTING"],
  ["in a night before midnight", night, "2026-11-28T01:00:00Z", "ACTIVE"],
  ["in a night at midnight", night, "2026-11-28T03:00:00Z", "ACTIVE"],
  ["in a night after midnight", night, "2026-11-28T04:59:00Z", "ACTIVE"],
  ["at the end of a night", night, "2026-11-28T05:00:00Z", "RESTING"],
  ["a Friday's night on Saturday", { ...friday, ...night }, "2026-11-28T04:30:00Z", "ACTIVE"],
  ["a Thursday's night on Friday", { ...friday, ...night }, "2026-11-27T04:30:00Z", "RESTING"],
  ["a Sunday's night on Monday", { weekdays: [7], ...night }, "2026-11-30T04:30:00Z", "ACTIVE"],
  ["the last day's night goes on after its midnight", { to: "2026-11-27", ...night }, "2026-11-28T04:30:00Z", "ACTIVE"],
  ["and is over when it ended", { to: "2026-11-27", ...night }, "2026-11-28T05:00:00Z", "OVER"],
  ["the night before the first day", { from: "2026-11-28", ...night }, "2026-11-28T04:30:00Z", "NOT_YET"],
  [
    "the first day's night, on the first of a month",
    { from: "2026-11-30", ...night },
    "2026-12-01T03:30:00Z",
    "ACTIVE",
  ],
])("%s", (_name, schedule, moment, state) =>
  expect(scheduleState(schedule, shopClock(new Date(moment), BUENOS_AIRES))).toBe(state),
);

describe("a zone with summer time", () => {
  // in Madrid clocks go from 3:00 back to 2:00 on 2026-10-25
  it.each([
    ["2026-10-24T22:00:00Z", "ACTIVE"], // 0:00
    ["2026-10-25T00:30:00Z", "ACTIVE"], // 2:30, the first time
    ["2026-10-25T01:30:00Z", "ACTIVE"], // 2:30 again
    ["2026-10-25T02:00:00Z", "RESTING"], // 3:00
  ] as const)("%s: %s", (moment, state) =>
    expect(scheduleState({ hours: { from: "00:00", to: "03:00" } }, shopClock(new Date(moment), "Europe/Madrid"))).toBe(
      state,
    ),
  );
});
