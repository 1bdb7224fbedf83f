import { describe, expect, it } from "vitest";
import { screensOf } from "./category-menu";

const ROW = { letter: 10, gap: 20, brand: 10, rest: 400 };
const screens = (names: string[], shop = "Tienda") => screensOf(names, shop, ROW);

describe("the menu of a wide screen", () => {
  it("has as many categories as each screen has room for, in their order", () => {
    expect(screens(Array.from({ length: 12 }, () => "Diez letra"))).toEqual([
      0,
      0,
      1280,
      1280,
      1600,
      1920,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("has fewer beside a long name of the shop, which ends at its second line", () => {
    const names = Array.from({ length: 6 }, () => "Velas");
    const count = (shop: string) => screens(names, shop).filter((from) => from === 0).length;
    expect(count("Luz")).toBeGreaterThan(count("Luz de la Sierra Chica"));
    expect(count("x".repeat(20))).toBe(count("x".repeat(60)));
  });

  it("keeps the order of a long name and a short one", () => {
    const [long = 0, short = 0] = screens(["x".repeat(60), "Té"]);
    expect(long).toBeLessThanOrEqual(short ?? Number.POSITIVE_INFINITY);
    expect(screens(["x".repeat(60)])).toEqual(screens(["x".repeat(26)]));
  });

  it("needs no room for Más where everything fits without it", () => {
    const three = Array.from({ length: 3 }, () => "Diez letra"); // 360 of 320 and what Más leaves
    expect(screens(three)).toEqual([0, 0, 0]);
    expect(screens([...three, "Té"])).toEqual([0, 0, 1280, 1280]);
  });

  it("is empty without categories", () => {
    expect(screens([])).toEqual([]);
  });
});
