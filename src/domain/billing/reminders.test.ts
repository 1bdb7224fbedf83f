import { describe, expect, test } from "vitest";
import { chargeReminderDay, reminderDue } from "./reminders";

const ZONE = "America/Argentina/Buenos_Aires";
const UNTIL = new Date("2026-12-20T00:00:00Z");
const noon = (day: string) => new Date(`${day}T15:00:00Z`);

describe("a reminder that the free period ends", () => {
  test.each<[string, string, string | null, number | null]>([
    ["eleven days before", "2026-12-09", null, null],
    ["ten days before", "2026-12-10", null, 10],
    ["the next day, already reminded", "2026-12-11", "2026-12-10", null],
    ["the job had not run for days", "2026-12-13", null, 7],
    ["three days before", "2026-12-17", "2026-12-10", 3],
    ["two days before, reminded at three", "2026-12-18", "2026-12-17", null],
    ["the day before", "2026-12-19", "2026-12-17", 1],
    ["the last day, reminded the day before", "2026-12-20", "2026-12-19", null],
    ["the last day, reminded at three", "2026-12-20", "2026-12-17", 0],
    ["it is over", "2026-12-21", null, null],
    ["extended since", "2026-12-10", "2026-11-15", 10],
  ])("%s", (_name, today, warnedOn, days) => {
    expect(reminderDue(UNTIL, warnedOn === null ? null : noon(warnedOn), noon(today), ZONE)).toBe(days);
  });

  test("counts days in the shop's time zone", () => {
    expect(reminderDue(UNTIL, null, new Date("2026-12-10T01:00:00Z"), ZONE)).toBeNull();
    expect(reminderDue(UNTIL, null, new Date("2026-12-10T01:00:00Z"), "Europe/Madrid")).toBe(10);
  });
});

describe("a reminder of a charge", () => {
  const charge = new Date("2026-12-20T15:00:00Z");
  test.each<[string, string, string, string | null]>([
    ["four days before", "2026-12-16T15:00:00Z", ZONE, null],
    ["in the last minutes of the fourth day before, there", "2026-12-17T02:50:00Z", ZONE, null],
    ["the third day before has begun", "2026-12-17T03:10:00Z", ZONE, "2026-12-20"],
    [
      "the third day before has begun in Spain, and not in Argentina",
      "2026-12-16T23:30:00Z",
      "Europe/Madrid",
      "2026-12-20",
    ],
    ["the job had not run for days", "2026-12-19T20:00:00Z", ZONE, "2026-12-20"],
    ["hours before", "2026-12-20T12:00:00Z", ZONE, "2026-12-20"],
    ["the charge is imminent", "2026-12-20T15:00:00Z", ZONE, null],
    ["it was due yesterday", "2026-12-21T15:00:00Z", ZONE, null],
  ])("%s", (_name, now, zone, day) => {
    expect(chargeReminderDay(charge, new Date(now), zone)).toBe(day);
  });
});
