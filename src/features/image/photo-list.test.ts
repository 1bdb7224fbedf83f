import { describe, expect, it } from "vitest";
import { MAX_CHOSEN_BYTES, MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { chosenPhoto, type EditablePhoto, inOrder, moved, roomFor, savedIds, savedPhoto } from "./photo-list";

const saved = (id: number) =>
  savedPhoto({ id, productId: 7, order: 0, hash: "a".repeat(32), width: 2000, height: 2000 });
const file = new File(["x"], "foto.jpg");
const failed: EditablePhoto = { key: "f", src: "", state: "failed", file, problem: "No", again: true };

it("uses a small file of a saved photo in the list and a large one for cropping", () => {
  expect([saved(1).src, saved(1).large]).toEqual([
    expect.stringMatching(/-320\.webp$/),
    expect.stringMatching(/-1280\.webp$/),
  ]);
});

it.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
  [7, 0, ["a", "b", "c"]],
])("moves %i to %i", (from, to, expected) => {
  expect(moved(["a", "b", "c"], from, to)).toEqual(expected);
});

describe("inOrder", () => {
  it("sorts saved photos and keeps failed ones in place", () => {
    const photos = inOrder([saved(1), failed, saved(2), saved(3)], [3, 1, 2]);
    expect(photos.map(({ key }) => key)).toEqual(["saved-3", "f", "saved-1", "saved-2"]);
    expect(savedIds(photos)).toEqual([3, 1, 2]);
  });
});

it("rejects a file that is too large even for the device, without offering a retry", () => {
  const large = { size: MAX_CHOSEN_BYTES + 1 } as File;
  expect(chosenPhoto("k", large, "", "Muy grande")).toMatchObject({
    state: "failed",
    problem: "Muy grande",
    again: false,
  });
  expect(chosenPhoto("k", { size: MAX_CHOSEN_BYTES } as File, "", "Muy grande")).toMatchObject({ state: "waiting" });
});

it("has room for twelve photos", () => {
  expect(roomFor([])).toBe(MAX_PRODUCT_IMAGES);
  expect(roomFor(Array.from({ length: 14 }, (_, id) => saved(id)))).toBe(0);
});
