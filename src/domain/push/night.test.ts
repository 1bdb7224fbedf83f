import { expect, it } from "vitest";
import { isNight } from "./night";

const BUENOS_AIRES = "America/Argentina/Buenos_Aires"; // UTC-3
const MADRID = "Europe/Madrid"; // UTC+1, and UTC+2 in summer

it.each([
  ["21:59", "2026-11-21T00:59:59Z", BUENOS_AIRES, false],
  ["22:00", "2026-11-21T01:00:00Z", BUENOS_AIRES, true],
  ["0:00", "2026-11-21T03:00:00Z", BUENOS_AIRES, true],
  ["7:59", "2026-11-21T10:59:59Z", BUENOS_AIRES, true],
  ["8:00", "2026-11-21T11:00:00Z", BUENOS_AIRES, false],
  ["12:00", "2026-11-20T15:00:00Z", BUENOS_AIRES, false],
  ["21:59", "2026-11-20T20:59:59Z", MADRID, false],
  ["22:00", "2026-11-20T21:00:00Z", MADRID, true],
  ["7:59", "2026-11-20T06:59:59Z", MADRID, true],
  ["8:00", "2026-11-20T07:00:00Z", MADRID, false],
  ["22:00 in summer", "2026-07-20T20:00:00Z", MADRID, true],
  ["8:00 in summer", "2026-07-20T06:00:00Z", MADRID, false],
])("%s (%s in %s) is night: %s", (_local, moment, timeZone, night) =>
  expect(isNight(new Date(moment), timeZone)).toBe(night),
);
