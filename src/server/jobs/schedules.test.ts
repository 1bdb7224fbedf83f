import { expect, test } from "vitest";
import { SCHEDULED_KINDS } from "~/domain/jobs";
import { schedules } from "./schedules";

test("every kind that the clock starts has a time, once", () => {
  expect(schedules.map(({ kind }) => kind).sort()).toEqual([...SCHEDULED_KINDS].sort());
});
