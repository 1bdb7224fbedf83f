import { describe, expect, it } from "vitest";
import type { Storage } from "~/server/ports/storage";
import { matchesEtag, openImage } from "./open-image";

const name = "0123456789abcdef0123456789abcdef-320.webp";

const store: Storage = {
  put: () => Promise.reject(new Error("read only")),
  delete: () => Promise.reject(new Error("read only")),
  exists: (wanted) => Promise.resolve(wanted !== "icons/none.png"),
  pictures: () => {
    throw new Error("never listed");
  },
  open: (wanted) =>
    Promise.resolve(
      wanted === "icons/none.png"
        ? null
        : { size: 3, version: "v1", stream: () => new Blob(["abc"]).stream() as ReadableStream<Uint8Array> },
    ),
};

describe("openImage", () => {
  it("caches content-addressed images for a year", async () => {
    expect((await openImage(store, name))?.headers).toMatchObject({
      "content-type": "image/webp",
      "content-length": "3",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      etag: '"0123456789abcdef0123456789abcdef-320"',
    });
  });

  it.each([
    ["app/logo.png", "image/png"],
    ["app/no-photo.jpg", "image/jpeg"],
    ["icons/tienda.png", "image/png"],
  ])("caches %s for five minutes, with an ETag", async (fixed, type) => {
    expect((await openImage(store, fixed))?.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=300",
      etag: '"v1"',
    });
  });

  it.each(["icons/none.png", "app/logo.svg", "app/logo", ""])("returns null for %j", async (missing) => {
    expect(await openImage(store, missing)).toBeNull();
  });
});

describe("isKnown", () => {
  it.each([
    [null, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    ["a", false],
  ])("of %j is %j", (header, known) => {
    expect(matchesEtag(header, '"a"')).toBe(known);
  });
});
