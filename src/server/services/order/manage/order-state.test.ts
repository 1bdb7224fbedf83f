import { expect, test } from "vitest";
import { stateOf } from "./order-state";

const row = {
  paymentStatus: "PENDING",
  deliveryStatus: "TO_PREPARE",
  deliveryMethod: "PICKUP",
  stockTaken: false,
} as const;

test.each([
  ["CANCELLED", "NEW", "NEW"],
  ["ARCHIVED", "CONFIRMED", "CONFIRMED"],
  ["CANCELLED", null, null],
  ["NEW", "NEW", null],
  ["CONFIRMED", "NEW", null],
] as const)("an order that is %s, and was %s before it was cancelled", (status, cancelledFrom, read) => {
  // an earlier release that reopens an order leaves the column as it was
  expect(stateOf({ ...row, status, cancelledFrom }).cancelledFrom).toBe(read);
});
