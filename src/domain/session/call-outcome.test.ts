import { expect, it } from "vitest";
import { outcomeOf } from "./call-outcome";

it.each([
  ["SESSION_EXPIRED", 403, false, "expired"],
  ["SESSION_EXPIRED", 403, true, "expired"],
  ["FORBIDDEN", 403, false, "expired"],
  ["WRONG_PASSWORD", 403, false, "silent"],
  ["CONFLICT", 409, false, "silent"],
  ["BODY_TOO_LARGE", 413, false, "silent"],
  ["IMAGE_KIND", 415, false, "silent"],
  ["VALIDATION", 422, false, "silent"],
  ["NOT_FOUND", 404, false, "popup"],
  ["NOT_FOUND", 404, true, "silent"],
  ["RATE_LIMITED", 429, false, "popup"],
  ["INTERNAL", 500, false, "popup"],
  ["INTERNAL", 500, true, "silent"],
  [null, null, false, "unanswered"],
  [null, null, true, "silent"],
  [null, 502, false, "unanswered"],
] as const)("%s with %s, ignored %s → %s", (code, status, ignoreErrors, outcome) => {
  expect(outcomeOf({ code, status, ignoreErrors })).toBe(outcome);
});
