import { describe, expect, it } from "vitest";
import { closeUpCrop, closeUpSrcset, cropAround, objectPosition, parseCloseUpName } from "./focal-point";

const COVER = { width: 1600, height: 900 };
const photo = { hash: "ab".repeat(16), width: 1600 };

describe("a crop", () => {
  it.each([
    ["in the middle", { x: 50, y: 50 }, { left: 393, top: 0 }],
    ["at the right", { x: 70, y: 50 }, { left: 713, top: 0 }],
    ["near the edge, which it does not leave", { x: 98, y: 50 }, { left: 786, top: 0 }],
    ["near the other edge", { x: 0, y: 0 }, { left: 0, top: 0 }],
  ])("of half the width has a point %s in it", (_where, focus, place) => {
    expect(cropAround(COVER, { width: 570, height: 630 }, focus)).toEqual({ ...place, width: 814, height: 900 });
  });

  it("of a tall picture moves up and down", () => {
    const crop = cropAround({ width: 900, height: 1600 }, { width: 570, height: 630 }, { x: 50, y: 20 });
    expect(crop).toEqual({ left: 0, top: 0, width: 900, height: 995 });
    expect(cropAround({ width: 900, height: 1600 }, { width: 570, height: 630 }, { x: 50, y: 80 }).top).toBe(605);
  });

  it("of a picture of one pixel is that pixel", () => {
    expect(cropAround({ width: 1, height: 1 }, { width: 570, height: 630 }, { x: 100, y: 100 })).toEqual({
      left: 0,
      top: 0,
      width: 1,
      height: 1,
    });
  });
});

it.each([
  [{ x: 50, y: 50 }, "50% 50%"],
  [{ x: 70, y: 60 }, "90% 70%"],
  [{ x: 5, y: 100 }, "0% 100%"],
])("%o stays near the middle of a frame with object-position", (focus, position) => {
  expect(objectPosition(focus)).toBe(position);
});

describe("a close-up", () => {
  it("can be parsed back from each of its addresses", () => {
    const names = closeUpSrcset(photo, { x: 72, y: 50 })?.split(", ") ?? [];
    expect(names).toHaveLength(2);
    for (const name of names) {
      const [path = "", width = ""] = name.split(" ");
      const asked = parseCloseUpName(path.split("/").at(-1) ?? "");
      expect(asked).toEqual({ hash: photo.hash, source: 1280, x: 70, width: Number.parseInt(width, 10) });
    }
  });

  it.each([
    ["no point", photo, null],
    ["its point in the middle", photo, { x: 45, y: 10 }],
    ["too few pixels", { ...photo, width: 1100 }, { x: 80, y: 50 }],
  ])("is not made of a picture with %s", (_what, picture, focus) => expect(closeUpSrcset(picture, focus)).toBeNull());

  it("leaves out the other side", () => {
    expect(closeUpCrop(COVER, 70)).toEqual({ left: 400, top: 0, width: 1200, height: 900 });
    expect(closeUpCrop(COVER, 30)).toEqual({ left: 0, top: 0, width: 1200, height: 900 });
  });

  it.each(["72-720", "70-320", "105-720", "-5-720", "70-720.webp"])("is not made at %s", (end) => {
    expect(parseCloseUpName(`${photo.hash}-1280-${end}.webp`)).toBeNull();
  });
});
