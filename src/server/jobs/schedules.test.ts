import { expect, test } from "vitest";
import { SCHEDULED_KINDS } from "~/domain/jobs";
import { schedules } from "./schedules";

test("every scheduled kind has exactly one schedule", () => {
  expect(schedules.map(({ kind }) => kind).sort()).toEqual([...SCHEDULED_KINDS].sort());
});
