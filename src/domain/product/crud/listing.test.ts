import { expect, it } from "vitest";
import { listingHref, readListingParams, withProductMoved } from "./listing";
import { productMoveSchema } from "./listing-schemas";

const all = [1, 2, 3, 4, 5, 6].map((id) => ({ id, isListed: id % 2 === 0 }));

it.each([
  [6, 1, [1, 6, 3, 2, 5, 4]],
  [2, 3, [1, 4, 3, 6, 5, 2]],
  [2, 99, [1, 4, 3, 6, 5, 2]],
  [4, 2, [1, 2, 3, 4, 5, 6]],
])("moving %i to place %i of its listing keeps the order of all other products", (id, place, sorted) => {
  expect(withProductMoved(all, id, place)).toEqual(sorted);
});

it("moves no product that is not in the listing", () => {
  expect(withProductMoved(all, 3, 1)).toBeNull();
  expect(withProductMoved([], 3, 1)).toBeNull();
});

it.each([
  ["all", 1],
  ["none", 3],
  [12, 2],
] as const)("the URL of listing %s, page %i survives a round trip", (shelf, page) => {
  const [, query = ""] = listingHref(shelf, page).split("?");
  expect(readListingParams(new URLSearchParams(query))).toEqual({ shelf, page });
});

it.each(["categoria=mates&pagina=0", "categoria=0", "categoria=99999999999&pagina=x", ""])(
  "an invalid query string (%s) means the whole shop",
  (query) => {
    expect(readListingParams(new URLSearchParams(query))).toEqual({ shelf: "all", page: 1 });
  },
);

it("rejects a place before the first", () => {
  expect(productMoveSchema.safeParse({ id: 1, shelf: "all", place: 0 }).success).toBe(false);
});
