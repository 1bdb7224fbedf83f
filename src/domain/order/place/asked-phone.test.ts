import { expect, test } from "vitest";
import { needsPhone, phoneFieldFor } from "./asked-phone";

test.each([
  ["always", "required", "required"],
  ["delivery", "required", "optional"],
  ["optional", "optional", "optional"],
  ["hidden", "hidden", "hidden"],
] as const)("%s: %s with a delivery, else %s", (asked, delivered, collected) => {
  expect([phoneFieldFor(asked, "DELIVERY"), phoneFieldFor(asked, "PICKUP")]).toEqual([delivered, collected]);
  expect([needsPhone(asked, "DELIVERY"), needsPhone(asked, "PICKUP")]).toEqual([
    delivered === "required",
    collected === "required",
  ]);
});
