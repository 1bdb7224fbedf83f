import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { cart } from "~/copy/cart";
import { dayAndMonth, holidayState, hoursLines, localTime, momentOf, openingSentence, openingState } from "./hours";
import { storedHours, weekSchema } from "./hours-schema";
import { weekOf } from "./week";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("opening hours", () => {
  const at = (day: number, from: string, until: string) => ({ day, from, until });
  test.each([[null], [[]], [[at(1, "09:00", "13:00"), at(1, "13:00", "24:00"), at(7, "00:00", "23:59")]]])(
    "%j",
    (hours) => {
      expect(storedHours(hours)).toEqual(hours);
    },
  );

  test.each([
    [[at(0, "09:00", "13:00")]],
    [[at(8, "09:00", "13:00")]],
    [[at(1, "13:00", "09:00")]],
    [[at(1, "09:00", "09:00")]],
    [[at(1, "9:00", "13:00")]],
    [[at(1, "24:00", "24:00")]],
    [[at(1, "09:00", "13:00"), at(1, "12:59", "18:00")]],
    ["lunes"],
  ])("rejects %j", (hours) => {
    expect(storedHours(hours)).toBeNull();
  });
});

const SPLIT = [
  ...[1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: "09:00", until: "13:00" },
    { day, from: "16:30", until: "20:00" },
  ]),
  { day: 6, from: "10:00", until: "24:00" },
];

describe("week of the settings form", () => {
  test("survives a round trip", () => {
    expect(weekSchema.parse(weekOf(SPLIT))).toEqual(SPLIT);
    expect(weekOf(SPLIT)[5]).toEqual([{ from: "10:00", until: "00:00" }]);
    expect(weekSchema.parse(weekOf(null))).toBeNull();
  });

  test("reports the invalid day", () => {
    const week = weekOf(SPLIT).with(2, [{ from: "18:00", until: "09:00" }]);
    expect(problems(weekSchema, week)).toEqual(["2: tent.openingHours"]);
    expect(problems(weekSchema, week.with(2, [{ from: "", until: "" }]))).toEqual(["2: tent.openingHours"]);
  });
});

test.each([
  ["2026-11-20T12:00:00Z", "America/Argentina/Buenos_Aires", { date: "2026-11-20", day: 5, time: "09:00" }],
  ["2026-11-20T02:59:00Z", "America/Argentina/Buenos_Aires", { date: "2026-11-19", day: 4, time: "23:59" }],
  ["2026-11-22T03:00:00Z", "America/Argentina/Buenos_Aires", { date: "2026-11-22", day: 7, time: "00:00" }],
  ["2026-11-20T12:00:00Z", "America/Mexico_City", { date: "2026-11-20", day: 5, time: "06:00" }],
])("%s in %s", (moment, zone, wanted) => {
  expect(localTime(new Date(moment), zone)).toEqual(wanted);
});

describe("opening state in words", () => {
  const say = (hours: Parameters<typeof openingState>[0], day: number, time: string) =>
    openingSentence(openingState(hours, { day, time }), cart.opening);
  const every = (from: string, until: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, until }));

  test.each([
    [1, "08:59", "Cerrado, abre a las 9"],
    [1, "09:00", "Abierto ahora, hasta las 13"],
    [1, "13:00", "Cerrado, abre a las 16:30"],
    [1, "20:00", "Cerrado, abre mañana a las 9"],
    [5, "19:59", "Abierto ahora, hasta las 20"],
    [6, "23:59", "Abierto ahora, hasta las 24"],
    [6, "09:00", "Cerrado, abre a las 10"],
    [7, "12:00", "Cerrado, abre mañana a las 9"],
  ])("on day %i at %s: %s", (day, time, said) => {
    expect(say(SPLIT, day, time)).toBe(said);
  });

  test.each([
    ["no hours", [], "Cerrado ahora"],
    ["never closes", every("00:00", "24:00"), "Abierto ahora"],
    [
      "two turns without a pause",
      [...every("09:00", "13:00"), ...every("13:00", "18:00")],
      "Abierto ahora, hasta las 18",
    ],
    ["past midnight", [...every("10:00", "24:00"), ...every("00:00", "01:30")], "Abierto ahora, hasta la 1:30"],
    ["only once a week", [{ day: 3, from: "08:00", until: "09:00" }], "Cerrado, abre el miércoles a las 8"],
    ["on Sundays", [{ day: 7, from: "13:00", until: "14:00" }], "Cerrado, abre el domingo a las 13"],
  ])("%s", (_name, hours, said) => {
    expect(say(hours, 3, "12:00")).toBe(said);
  });
});

test("merges equal days of a schedule in words", () => {
  const words = {
    days: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos"],
    days2: (first: string, last: string) => `${first} a ${last}`,
    turn: (from: string, until: string) => `de ${from} a ${until}`,
    and: " y ",
    at: (days: string, turns: string) => `${days} ${turns}`,
  };
  expect(hoursLines(SPLIT, words)).toEqual(["lunes a viernes de 9 a 13 y de 16:30 a 20", "sábados de 10 a 24"]);
  expect(hoursLines([], words)).toEqual([]);
});

test.each([
  ["2026-12-31", "before"],
  ["2027-01-01", "now"],
  ["2027-01-15", "now"],
  ["2027-01-16", "over"],
])("holidays on %s: %s", (today, state) => {
  expect(holidayState({ from: "2027-01-01", until: "2027-01-15" }, today)).toBe(state);
});

test("reads an invalid database value as no schedule", () => {
  expect([storedHours(undefined), storedHours("x"), storedHours([{ day: 9 }])]).toEqual([null, null, null]);
  expect(storedHours(SPLIT)).toEqual(SPLIT);
  expect(dayAndMonth("2027-01-05", ["enero"])).toBe("5 de enero");
});

test.each([
  ["2026-11-21T18:00", "America/Argentina/Buenos_Aires", "2026-11-21T21:00:00.000Z"],
  ["2026-07-01T00:30", "America/Santiago", "2026-07-01T04:30:00.000Z"],
  ["2026-12-31T23:59", "America/Santiago", "2027-01-01T02:59:00.000Z"],
  // clocks go from 23:59 on Saturday to 1:00 on Sunday: it is 23:30
  ["2026-09-06T00:30", "America/Santiago", "2026-09-06T03:30:00.000Z"],
])("%s in %s is %s", (local, timeZone, moment) => {
  expect(momentOf(local, timeZone).toISOString()).toBe(moment);
});
