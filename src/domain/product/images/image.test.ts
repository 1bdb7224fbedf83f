import { describe, expect, it } from "vitest";
import { imageFileUrl, imageSrcset, imageUrl, imageWidths } from "./image";

const hash = "0123456789abcdef0123456789abcdef";

describe("imageWidths", () => {
  it.each([
    [1, [1]],
    [160, [160]],
    [161, [160, 161]],
    [500, [160, 320, 500]],
    [640, [160, 320, 640]],
    [1280, [160, 320, 640, 1280]],
    [4000, [160, 320, 640, 1280]],
  ])("of an image %i wide are %j", (width, widths) => {
    expect(imageWidths(width)).toEqual(widths);
  });
});

describe("imageUrl", () => {
  it.each([
    [4000, 100, 160],
    [4000, 160, 160],
    [4000, 161, 320],
    [4000, 2000, 1280],
    [500, 640, 500],
    [90, 320, 90],
  ])("of an image %i wide for %i pixels is the file of width %i", (own, wanted, width) => {
    expect(imageUrl({ hash, width: own }, wanted)).toBe(`/storage/images/${hash}-${width}.webp`);
  });
});

describe("imageSrcset", () => {
  it("contains every stored width", () => {
    expect(imageSrcset({ hash, width: 700 })).toBe(
      [160, 320, 640, 700].map((width) => `/storage/images/${hash}-${width}.webp ${width}w`).join(", "),
    );
  });
  it("ends at the first width that fills the frame", () => {
    expect(imageSrcset({ hash, width: 4000 }, 300)).toBe(
      [160, 320].map((width) => `/storage/images/${hash}-${width}.webp ${width}w`).join(", "),
    );
    expect(imageSrcset({ hash, width: 90 }, 300)).toBe(`/storage/images/${hash}-90.webp 90w`);
  });
});

it("ends with the ink of a transparent picture for pages, and not for programs", () => {
  const urls = (["DARK", "LIGHT", "OTHER", null] as const).map((ink) => imageUrl({ hash, width: 700, ink }, 160));
  expect(urls).toEqual(["#dark", "#light", "", ""].map((mark) => `/storage/images/${hash}-160.webp${mark}`));
  expect(imageFileUrl({ hash, width: 700, ink: "DARK" }, 160)).toBe(urls[2]);
});
