import { describe, expect, it } from "vitest";
import { MAX_CHOSEN_BYTES, MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import type { StoredPhoto } from "~/trpc/photos/stored-photo";
import {
  chosenPhoto,
  failureOf,
  inOrder,
  isWaiting,
  queuedPhoto,
  roomFor,
  type ScreenPhoto,
  savedIds,
  savedPhoto,
  withArrived,
  withQueued,
} from "./photo-list";

const saved = (id: number) =>
  savedPhoto({ id, productId: 7, order: 0, hash: "a".repeat(32), width: 2000, height: 2000 });
const file = new File(["x"], "foto.jpg");
const failed: ScreenPhoto = { key: "f", src: "", state: "failed", file, problem: "No", again: true };

it("uses a small file of a saved photo in the list and a large one for cropping", () => {
  expect([saved(1).src, saved(1).large]).toEqual([
    expect.stringMatching(/-320\.webp$/),
    expect.stringMatching(/-1280\.webp$/),
  ]);
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

describe("a photo in the device's queue", () => {
  const stored = (over: Partial<StoredPhoto>) =>
    ({ key: "k", preview: new Blob(["x"]), state: "waiting", attempts: 4, ...over }) as StoredPhoto;
  const refused = (code: string) => stored({ state: "failed", error: { code, details: {} } as StoredPhoto["error"] });

  it.each([
    ["that had no answer waits, however often it was tried", queuedPhoto(stored({}), null), true, null],
    ["on its way does not wait", queuedPhoto(stored({}), 40), false, null],
    ["that has arrived before its product does not wait", queuedPhoto(stored({ state: "sent" }), null), false, null],
    ["that was refused for good has failed", queuedPhoto(refused("IMAGE_BROKEN"), null), false, { again: false }],
    ["that was refused for now may be tried again", queuedPhoto(refused("INTERNAL"), null), false, { again: true }],
  ])("%s", (_name, photo, waits, failure) => {
    expect([isWaiting(photo), failureOf(photo)]).toEqual([waits, failure]);
  });

  it("has one address as long as it is the same picture", () => {
    const photo = stored({});
    expect(queuedPhoto(photo, 10).src).toBe(queuedPhoto(photo, 20).src);
  });

  it("leaves the photos of the screen as they are", () => {
    expect([isWaiting(failed), failureOf(failed)]).toEqual([false, { again: true }]);
    expect([isWaiting({ ...failed, state: "waiting" }), failureOf(saved(1))]).toEqual([true, null]);
  });
});

describe("photos that the queue sends for a screen", () => {
  const image = (id: number) => ({ id, productId: 7, order: 0, hash: "a".repeat(32), width: 2000, height: 2000 });
  const inQueue = (key: string) =>
    queuedPhoto({ key, preview: new Blob(["x"]), state: "waiting", attempts: 1 } as StoredPhoto, null);
  const held = (key: string): ScreenPhoto => ({ key, src: `blob:${key}`, file, state: "waiting", queued: true });
  const shown = (photos: readonly { key: string; state: string }[]) =>
    photos.map(({ key, state }) => `${key} ${state}`);

  it("are shown in the places that they were chosen for, and those of an earlier visit behind", () => {
    expect(shown(withQueued([saved(1), held("b"), saved(2)], [inQueue("z"), inQueue("b")]))).toEqual([
      "saved-1 saved",
      "b queued",
      "saved-2 saved",
      "z queued",
    ]);
    expect(shown(withQueued([held("b")], []))).toEqual(["b waiting"]);
  });

  it("take these places once they are read, in the order of sending, and none that is still on its way does", () => {
    const photos = [saved(1), held("b"), saved(3), held("c"), held("d")];
    const arrived = withArrived(photos, [1, 3, 8, 7].map(image), [{ key: "d" }]);
    expect(savedIds(arrived)).toEqual([1, 7, 3, 8]);
    expect(shown(arrived)).toEqual(["saved-1 saved", "b saved", "saved-3 saved", "c saved", "d waiting"]);
    expect(arrived[1]?.src).toBe("blob:b");
  });

  it("leave the screen as it is until they are read", () => {
    const photos = [saved(1), held("b")];
    expect(withArrived(photos, [image(1)], [])).toEqual(photos);
    expect(withArrived(photos, [1, 9].map(image), [{ key: "b" }])).toEqual(photos);
  });
});
