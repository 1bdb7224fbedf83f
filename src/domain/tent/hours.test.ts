import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { cart } from "~/copy/cart";
import { catalogue } from "~/copy/catalogue";
import {
  dayAndMonth,
  type HolidayDays,
  holidaySeconds,
  holidayState,
  hoursLines,
  localTime,
  momentOf,
  type Opening,
  openingSentence,
  openingState,
  openingTimes,
  timeAt,
  turnOf,
  WEEK,
  writeTimes,
} from "./hours";
import { storedHours, weekSchema } from "./hours-schema";
import { weekOf } from "./week";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("opening hours", () => {
  const at = (day: number, from: string, until: string) => ({ day, from, until });
  test.each([
    [null],
    [[]],
    [[at(1, "09:00", "13:00"), at(1, "13:00", "24:00"), at(7, "00:00", "23:59")]],
    // nights
    [[at(5, "20:00", "02:00")]],
    [[at(5, "20:00", "02:00"), at(6, "02:00", "04:00"), at(6, "20:00", "02:00")]],
    [[at(7, "22:00", "06:00"), at(1, "06:00", "22:00")]],
    [WEEK.map((day) => at(day, "18:30", "18:29"))],
  ])("%j", (hours) => {
    expect(storedHours(hours)).toEqual(hours);
  });

  test.each([
    [[at(0, "09:00", "13:00")]],
    [[at(8, "09:00", "13:00")]],
    [[at(1, "09:00", "09:00")]],
    [[at(1, "9:00", "13:00")]],
    [[at(1, "24:00", "24:00")]],
    [[at(1, "09:00", "13:00"), at(1, "12:59", "18:00")]],
    [[at(5, "20:00", "02:00"), at(5, "22:00", "23:00")]],
    [[at(5, "20:00", "02:00"), at(6, "01:59", "05:00")]],
    [[at(1, "09:00", "13:00"), at(7, "20:00", "09:01")]],
    [[at(2, "13:00", "09:00"), at(3, "08:00", "10:00")]],
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
    const week = weekOf(SPLIT);
    const wrong = (...turns: { from: string; until: string }[]) => problems(weekSchema, week.with(2, turns));
    expect(wrong({ from: "", until: "" })).toEqual(["2: tent.openingHours"]);
    expect(wrong({ from: "20:00", until: "20:00" })).toEqual(["2: tent.openingHours"]);
    expect(wrong({ from: "20:00", until: "09:01" })).toEqual(["2: tent.openingHours"]);
    expect(wrong({ from: "20:00", until: "02:00" }, { from: "23:00", until: "23:30" })).toEqual([
      "2: tent.openingHours",
    ]);
    expect(wrong({ from: "20:00", until: "09:00" })).toEqual([]);
  });

  test.each([
    [5, "20:00", "02:00", { day: 5, from: "20:00", until: "02:00" }],
    [7, "22:00", "06:00", { day: 7, from: "22:00", until: "06:00" }],
    [1, "19:30", "00:30", { day: 1, from: "19:30", until: "00:30" }],
    [6, "20:00", "00:00", { day: 6, from: "20:00", until: "24:00" }],
  ])("of day %i keeps %s to %s", (day, from, until, stored) => {
    const week = weekOf(null).with(day - 1, [{ from, until }]);
    expect(weekSchema.parse(week)).toEqual([stored]);
    expect(weekOf([stored])).toEqual(week);
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
  const say = (hours: readonly Opening[], day: number, time: string, holiday?: HolidayDays) =>
    openingSentence(openingState(hours.map(turnOf), { date: `2027-01-${10 + day}`, time }, holiday), {
      ...cart.opening,
      from: catalogue.hours.from,
    });
  const every = (from: string, until: string) => WEEK.map((day) => ({ day, from, until }));

  test.each([
    [1, "08:59", "Cerrado: pide ahora, te responden hoy desde las 9"],
    [1, "09:00", "Abierto ahora, hasta las 13"],
    [1, "13:00", "Cerrado: pide ahora, te responden hoy desde las 16:30"],
    [1, "20:00", "Cerrado: pide ahora, te responden mañana desde las 9"],
    [5, "19:59", "Abierto ahora, hasta las 20"],
    [6, "23:59", "Abierto ahora, hasta las 24"],
    [6, "09:00", "Cerrado: pide ahora, te responden hoy desde las 10"],
    [7, "12:00", "Cerrado: pide ahora, te responden mañana desde las 9"],
  ])("on day %i at %s: %s", (day, time, said) => {
    expect(say(SPLIT, day, time)).toBe(said);
  });

  test.each([
    ["no hours", [], "Cerrado: pide ahora, te responden a la vuelta"],
    ["never closes", every("00:00", "24:00"), "Abierto ahora"],
    [
      "two turns without a pause",
      [...every("09:00", "13:00"), ...every("13:00", "18:00")],
      "Abierto ahora, hasta las 18",
    ],
    ["past midnight", [...every("10:00", "24:00"), ...every("00:00", "01:30")], "Abierto ahora, hasta la 1:30"],
    ["a night of one turn", every("10:00", "01:30"), "Abierto ahora, hasta la 1:30"],
    ["from one night into the next", every("18:30", "18:30"), "Abierto ahora"],
    [
      "only once a week",
      [{ day: 3, from: "08:00", until: "09:00" }],
      "Cerrado: pide ahora, te responden el miércoles desde las 8",
    ],
    [
      "on Sundays",
      [{ day: 7, from: "13:00", until: "14:00" }],
      "Cerrado: pide ahora, te responden el domingo desde las 13",
    ],
  ])("%s", (_name, hours, said) => {
    expect(say(hours, 3, "12:00")).toBe(said);
  });

  // Friday and Saturday nights
  const NIGHTS = [5, 6].map((day) => ({ day, from: "20:00", until: "02:00" }));
  test.each([
    [5, "19:59", "Cerrado: pide ahora, te responden hoy desde las 20"],
    [5, "23:59", "Abierto ahora, hasta las 2"],
    [6, "00:00", "Abierto ahora, hasta las 2"],
    [6, "01:59", "Abierto ahora, hasta las 2"],
    [6, "02:00", "Cerrado: pide ahora, te responden hoy desde las 20"],
    [7, "01:00", "Abierto ahora, hasta las 2"],
    [7, "02:00", "Cerrado: pide ahora, te responden el viernes desde las 20"],
    [5, "01:00", "Cerrado: pide ahora, te responden hoy desde las 20"],
  ])("of nights, on day %i at %s: %s", (day, time, said) => {
    expect(say(NIGHTS, day, time)).toBe(said);
  });

  test("a night of Sunday goes on in the next week", () => {
    const sunday = [{ day: 7, from: "22:00", until: "03:00" }];
    expect(say(sunday, 1, "02:59")).toBe("Abierto ahora, hasta las 3");
    expect(say(sunday, 1, "03:00")).toBe("Cerrado: pide ahora, te responden el domingo desde las 22");
  });

  // Wednesday is the 13th
  test.each([
    [
      "on the evening before, of one day",
      SPLIT,
      2,
      "20:00",
      ["13", "13"],
      "Cerrado: pide ahora, te responden el jueves desde las 9",
    ],
    [
      "on the evening before, of a week and more",
      SPLIT,
      2,
      "20:00",
      ["13", "25"],
      "Cerrado: pide ahora, te responden a la vuelta",
    ],
    ["while they last", SPLIT, 3, "12:00", ["13", "15"], "Cerrado: pide ahora, te responden el sábado desde las 10"],
    [
      "before hours of their first day",
      SPLIT,
      3,
      "08:00",
      ["13", "13"],
      "Cerrado: pide ahora, te responden mañana desde las 9",
    ],
    ["that last longer than a week", SPLIT, 3, "08:00", ["13", "25"], "Cerrado: pide ahora, te responden a la vuelta"],
    ["on the morning after", SPLIT, 4, "08:00", ["12", "13"], "Cerrado: pide ahora, te responden hoy desde las 9"],
    ["over before", SPLIT, 4, "12:00", ["12", "13"], "Abierto ahora, hasta las 13"],
    ["of a shop without hours", [], 3, "12:00", ["13", "15"], "Cerrado: pide ahora, te responden a la vuelta"],
    ["with the night before", NIGHTS, 6, "01:00", ["16", "20"], "Abierto ahora, hasta las 2"],
    [
      "after the night before",
      NIGHTS,
      6,
      "02:00",
      ["16", "20"],
      "Cerrado: pide ahora, te responden el viernes desde las 20",
    ],
    [
      "without a night of their last day",
      NIGHTS,
      7,
      "01:00",
      ["16", "16"],
      "Cerrado: pide ahora, te responden el viernes desde las 20",
    ],
    ["that stop an endless week", every("00:00", "24:00"), 3, "12:00", ["14", "15"], "Abierto ahora, hasta las 24"],
  ] as const)("holidays %s", (_name, hours, day, time, [from, until], said) => {
    expect(say(hours, day, time, { from: `2027-01-${from}`, until: `2027-01-${until}` })).toBe(said);
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
  const night = (day: number) => ({ day, from: "20:00", until: "02:00" });
  expect(hoursLines([night(5), night(6)], words)).toEqual(["viernes a sábados de 20 a 2"]);
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

describe("the times that a page brings along", () => {
  const timeZone = "America/Argentina/Buenos_Aires";
  const noon = new Date("2027-01-11T15:00:00Z"); // Monday, 12:00
  const hours = [1, 2].flatMap((day) => [
    { day, from: "09:00", until: "13:00" },
    { day, from: "16:00", until: "20:00" },
  ]);
  const timesOf = (now: Date, holiday: HolidayDays | null = null) =>
    openingTimes({ hours, now, timeZone, holiday }, catalogue.hours.from).map(([until, kind, when]) => [
      localTime(new Date(until * 1000), timeZone).time,
      kind,
      when,
    ]);

  test("say for a day and a half whether it is open, and name the day as it is then", () => {
    expect(timesOf(noon)).toEqual([
      ["13:00", "open", "las 13"],
      ["16:00", "closed", "hoy desde las 16"],
      ["20:00", "open", "las 20"],
      ["00:00", "closed", "mañana desde las 9"],
      ["09:00", "closed", "hoy desde las 9"],
      ["13:00", "open", "las 13"],
      ["16:00", "closed", "hoy desde las 16"],
      ["20:00", "open", "las 20"],
      ["00:00", "closed", "el lunes desde las 9"],
    ]);
  });

  test("are read as they were written", () => {
    const holiday = { from: "2027-01-13", until: "2027-01-13" };
    const times = openingTimes({ hours, now: noon, timeZone, holiday }, catalogue.hours.from);
    const written = writeTimes(times);
    expect(written).not.toMatch(/["&<]/);
    expect(times.map(([until]) => timeAt(written, until - 1))).toEqual(times);
    expect(timeAt(written, times.at(-1)?.[0] ?? 0)).toBeNull();
    expect(timeAt("", 1)).toBeNull();
  });

  test("agree with the state at every quarter of an hour", () => {
    const times = openingTimes({ hours, now: noon, timeZone, holiday: null }, catalogue.hours.from);
    for (let quarter = 0; quarter < 1.5 * 24 * 4; quarter += 1) {
      const moment = new Date(noon.getTime() + quarter * 15 * 60_000);
      const time = times.find(([until]) => moment.getTime() / 1000 < until);
      expect(time?.[1] === "open", moment.toISOString()).toBe(
        openingState(hours.map(turnOf), localTime(moment, timeZone)).open,
      );
    }
  });

  test("keep silent about holidays, which have a notice of their own", () => {
    const holiday = { from: "2027-01-12", until: "2027-01-12" };
    expect(timesOf(noon, holiday).map(([, kind]) => kind)).toEqual([
      "open",
      "closed",
      "open",
      "closed",
      ...Array.from({ length: 5 }, () => "holiday"),
    ]);
    expect(holidaySeconds(holiday, timeZone)).toEqual(
      ["2027-01-12T03:00:00Z", "2027-01-13T03:00:00Z"].map((moment) => Date.parse(moment) / 1000),
    );
  });

  test("are those of the whole day of a shop that never closes", () => {
    const always = WEEK.map((day) => ({ day, from: "00:00", until: "24:00" }));
    const times = openingTimes({ hours: always, now: noon, timeZone, holiday: null }, catalogue.hours.from);
    expect(new Set(times.map(([, kind, when]) => `${kind} ${when}`))).toEqual(new Set(["open "]));
  });
});
