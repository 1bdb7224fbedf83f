import { describe, expect, test } from "vitest";
import { type RuleSchedule, scheduleState, shopClock } from "./schedule";
import { nextRulesEdge, nextScheduleEdge } from "./schedule-edges";

const ARGENTINA = "America/Argentina/Buenos_Aires"; // UTC−3 all year
const CHILE = "America/Santiago"; // clocks go back on 2026-04-05, and forth on 2026-09-06

const next = (schedule: RuleSchedule, after: string, timeZone = ARGENTINA) =>
  nextScheduleEdge(schedule, new Date(after), timeZone)?.toISOString() ?? null;

describe("the next edge of a schedule", () => {
  const happyHour = { hours: { from: "18:00", to: "21:00" } };
  const night = { hours: { from: "22:00", to: "02:00" } };
  test.each<[string, RuleSchedule, string, string | null]>([
    ["without any limit", {}, "2026-11-28T12:00:00Z", null],
    ["paused", { ...happyHour, paused: true }, "2026-11-28T12:00:00Z", null],
    ["its hour begins", happyHour, "2026-11-28T12:00:00Z", "2026-11-28T21:00:00.000Z"],
    ["its hour ends", happyHour, "2026-11-28T21:00:00Z", "2026-11-29T00:00:00.000Z"],
    ["it has just ended", happyHour, "2026-11-29T00:00:00Z", "2026-11-29T21:00:00.000Z"],
    ["its night ends after midnight", night, "2026-11-29T03:30:00Z", "2026-11-29T05:00:00.000Z"],
    ["its weekday begins", { weekdays: [1] }, "2026-11-28T12:00:00Z", "2026-11-30T03:00:00.000Z"],
    ["its weekday ends", { weekdays: [6] }, "2026-11-28T12:00:00Z", "2026-11-29T03:00:00.000Z"],
    ["two weekdays in a row", { weekdays: [6, 7] }, "2026-11-28T12:00:00Z", "2026-11-30T03:00:00.000Z"],
    ["every weekday", { weekdays: [1, 2, 3, 4, 5, 6, 7] }, "2026-11-28T12:00:00Z", null],
    [
      "its weekday's night ends on the next day",
      { ...night, weekdays: [6] },
      "2026-11-29T02:00:00Z",
      "2026-11-29T05:00:00.000Z",
    ],
    ["a day comes", { from: "2027-03-01" }, "2026-11-28T12:00:00Z", "2027-03-01T03:00:00.000Z"],
    ["a moment comes", { from: "2026-12-01T13:45:30Z" }, "2026-11-28T12:00:00Z", "2026-12-01T13:45:30.000Z"],
    ["the last day ends", { to: "2026-12-24" }, "2026-11-28T12:00:00Z", "2026-12-25T03:00:00.000Z"],
    ["the last moment comes", { to: "2026-12-24T15:00:00-03:00" }, "2026-11-28T12:00:00Z", "2026-12-24T18:00:00.000Z"],
    [
      "the night of the last day ends",
      { ...night, to: "2026-12-24" },
      "2026-12-25T02:00:00Z",
      "2026-12-25T05:00:00.000Z",
    ],
    ["it is over", { ...happyHour, to: "2026-11-20" }, "2026-11-28T12:00:00Z", null],
    [
      "a day comes that is none of its weekdays",
      { from: "2027-03-01", weekdays: [3] },
      "2026-11-28T12:00:00Z",
      "2027-03-03T03:00:00.000Z",
    ],
    [
      "a day comes before its hour",
      { ...happyHour, from: "2027-03-01" },
      "2026-11-28T12:00:00Z",
      "2027-03-01T21:00:00.000Z",
    ],
  ])("%s", (_name, schedule, after, edge) => {
    expect(next(schedule, after)).toBe(edge);
  });

  test("follows the shop's clock when clocks change", () => {
    expect(next({ hours: { from: "09:00", to: "12:00" } }, "2026-04-05T00:00:00Z", CHILE)).toBe(
      "2026-04-05T13:00:00.000Z",
    );
    expect(next({ hours: { from: "09:00", to: "12:00" } }, "2026-04-03T20:00:00Z", CHILE)).toBe(
      "2026-04-04T12:00:00.000Z",
    );
    expect(next({ hours: { from: "09:00", to: "12:00" } }, "2026-09-06T00:00:00Z", CHILE)).toBe(
      "2026-09-06T12:00:00.000Z",
    );
  });

  test("comes with the day whose first hour the clocks leave out", () => {
    expect(next({ weekdays: [7] }, "2026-09-05T12:00:00Z", CHILE)).toBe("2026-09-06T04:00:00.000Z");
    expect(next({ from: "2026-09-06" }, "2026-08-01T12:00:00Z", CHILE)).toBe("2026-09-06T04:00:00.000Z");
  });

  test("is never passed over: the state between two edges is one", () => {
    const schedules: RuleSchedule[] = [
      { weekdays: [5, 6], hours: { from: "22:00", to: "02:00" }, from: "2026-11-20", to: "2026-12-05" },
      { weekdays: [1, 3], hours: { from: "10:30", to: "11:15" } },
      { from: "2026-11-27T15:20:00Z", to: "2026-11-29" },
    ];
    for (const schedule of schedules) {
      const end = Date.parse("2026-12-10T00:00:00Z");
      let edge: Date | null = new Date("2026-11-18T00:00:00Z");
      let found = 0;
      while (edge && edge.getTime() < end) {
        const following = nextScheduleEdge(schedule, edge, ARGENTINA);
        const isOn = (at: number) => scheduleState(schedule, shopClock(new Date(at), ARGENTINA)) === "ACTIVE";
        const last = Math.min(following?.getTime() ?? end, end);
        for (let at = edge.getTime(); at < last; at += 5 * 60_000)
          expect(isOn(at), new Date(at).toISOString()).toBe(isOn(edge.getTime()));
        if (following) expect(isOn(following.getTime())).toBe(!isOn(edge.getTime()));
        edge = following;
        found += 1;
      }
      expect(found).toBeGreaterThan(2);
    }
  });
});

test("the next edge of several is the first of theirs", () => {
  const after = new Date("2026-11-28T12:00:00Z");
  const schedules = [{ from: "2027-03-01" }, { hours: { from: "18:00", to: "21:00" } }, {}];
  expect(nextRulesEdge(schedules, after, ARGENTINA)?.toISOString()).toBe("2026-11-28T21:00:00.000Z");
  expect(nextRulesEdge([{}], after, ARGENTINA)).toBeNull();
});
