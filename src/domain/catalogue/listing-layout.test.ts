import { expect, it } from "vitest";
import { listingLayout } from "./listing-layout";

it.each([
  ["AUTO", 10, 2, "list"],
  ["AUTO", 10, 3, "grid"],
  ["AUTO", 1, 0, "list"],
  ["AUTO", 0, 0, "grid"],
  ["GRID", 10, 0, "grid"],
  ["LIST", 10, 10, "list"],
] as const)("%s with %i products and %i photos is a %s", (choice, total, photos, layout) => {
  expect(listingLayout(choice, { total, photos })).toBe(layout);
});
