import { describe, expect, it, test } from "vitest";
import { COUNTRIES } from "../tent/countries";
import { type ChargeTerms, chargeMoment, chargeTerms, firstChargeDay } from "./first-charge";
import { dayIn } from "./free-period";

const zone = "America/Argentina/Buenos_Aires";
const terms = (over: Partial<ChargeTerms> = {}): ChargeTerms => ({
  today: "2026-11-22",
  freeUntil: "2026-11-28",
  paidUntil: null,
  tries: true,
  ...over,
});

describe("first charge day", () => {
  test.each<[string, Partial<ChargeTerms>, number, string]>([
    ["the last free day", {}, 0, "2026-11-28"],
    ["a plan's trial comes on top of the free period", {}, 15, "2026-12-13"],
    ["a trial is granted once", { tries: false }, 15, "2026-11-28"],
    ["today, on the last free day", { freeUntil: "2026-11-22" }, 0, "2026-11-22"],
    ["today, once the free period is over", { freeUntil: "2026-11-20" }, 0, "2026-11-22"],
    ["a trial begins today, once the free period is over", { freeUntil: "2026-11-20" }, 7, "2026-11-29"],
    ["the paid period is used up first", { freeUntil: "2026-10-01", paidUntil: "2026-12-20" }, 0, "2026-12-20"],
    ["whichever is longer", { paidUntil: "2026-11-24" }, 0, "2026-11-28"],
    ["into the next year", { freeUntil: "2026-12-30" }, 5, "2027-01-04"],
  ])("%s", (_case, over, trialDays, day) => {
    expect(firstChargeDay(terms(over), trialDays)).toBe(day);
  });

  it("counts days in the payer's time zone", () => {
    const lateAtNight = new Date("2026-11-23T01:30:00Z");
    const held = { freeUntil: new Date("2026-11-28T00:00:00Z"), paidUntil: lateAtNight, tries: false };
    expect(chargeTerms(held, lateAtNight, zone)).toEqual(terms({ paidUntil: "2026-11-22", tries: false }));
    expect(chargeTerms(held, lateAtNight, "Europe/Madrid")).toMatchObject({ today: "2026-11-23" });
  });
});

describe("the start time sent to a provider", () => {
  it("is null for today: the charge happens on approval", () => {
    expect(chargeMoment("2026-11-22", "2026-11-22", zone)).toBeNull();
    expect(chargeMoment("2026-11-28", "2026-11-22", zone)).toEqual(new Date("2026-11-28T15:00:00Z"));
  });

  test.each(COUNTRIES.map(({ name, timeZone }) => [name, timeZone]))(
    "is that day in %s, and in the zones of both providers",
    (_name, timeZone) => {
      // summer and winter in both hemispheres, and the nights of clock changes
      for (const day of ["2026-03-08", "2026-03-29", "2026-06-15", "2026-09-06", "2026-10-25", "2026-12-31"]) {
        const moment = chargeMoment(day, "2026-01-01", timeZone) ?? new Date(0);
        for (const seen of [timeZone, "UTC", "America/Caracas", "America/Los_Angeles"])
          expect(dayIn(moment, seen), seen).toBe(day);
      }
    },
  );
});
