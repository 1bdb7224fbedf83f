import { expect, it } from "vitest";
import { secondsLeft } from "./time-left";

const now = new Date("2026-11-27T12:00:00Z");
const ago = (...seconds: number[]) => seconds.map((each) => new Date(now.getTime() - each * 1_000));

it.each<[string, Date[], number, number | null]>([
  ["one every two seconds", ago(10, 8, 6, 4, 2), 30, 60],
  ["in any order", ago(2, 10, 6, 8, 4), 30, 60],
  ["the time since the last one counts", ago(60, 58, 56, 54, 52), 5, 60],
  ["too few have come", ago(20, 10, 5, 1), 30, null],
  ["they came too shortly ago", ago(4, 3, 2, 1, 0), 30, null],
  ["none has come", [], 30, null],
  ["nothing is left", ago(10, 8, 6, 4, 2), 0, null],
])("%s", (_case, ended, waiting, seconds) => {
  expect(secondsLeft(ended, waiting, now)).toBe(seconds);
});
