import { describe, expect, it } from "vitest";
import { photoAddress } from "./photo-address";
import { failureFrom, storedFailure } from "./photo-failure";

describe("the address of a photo", () => {
  it.each([
    ["https://CDN.example.test/a b.jpg", "https://cdn.example.test/a%20b.jpg"],
    ["  http://example.test:80/a/../b.jpg#zoom ", "http://example.test/b.jpg"],
    ["https://example.test/ñandú.jpg?v=1", "https://example.test/%C3%B1and%C3%BA.jpg?v=1"],
    ["https://2130706433/a", "https://127.0.0.1/a"],
  ])("of %j is %s", (text, url) => expect(photoAddress(text)).toEqual({ url, failure: null }));

  it.each([
    "",
    "foto.jpg",
    "ftp://example.test/a.jpg",
    "data:image/png;base64,AA",
    "https://a:b@example.test/",
    "http://",
  ])("is none in %j", (text) => expect(photoAddress(text)).toEqual({ url: text, failure: "notAddress" }));

  it.each([`https://example.test/${"a".repeat(2_000)}`, `https://example.test/${"ñ".repeat(700)}`, "a".repeat(2_001)])(
    "is too long to be stored",
    (text) => expect(photoAddress(text)).toEqual({ url: null, failure: "longAddress" }),
  );

  it("loses what the database cannot store", () =>
    expect(photoAddress("foto\0.jpg")).toEqual({ url: "foto.jpg", failure: "notAddress" }));
});

it.each([
  { key: "gone", n: 404 },
  { key: "timeout", n: null },
] as const)("a failure is read as it was stored: %j", (failure) =>
  expect(failureFrom(storedFailure(failure))).toEqual(failure),
);

it("a failure of another version is an interruption", () => {
  expect(failureFrom("melted:3")).toMatchObject({ key: "interrupted" });
  expect(failureFrom(null)).toEqual({ key: "interrupted", n: null });
});
