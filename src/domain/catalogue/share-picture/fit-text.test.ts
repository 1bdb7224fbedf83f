import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitLine, fitText, type TextRoom } from "./fit-text";
import { PICTURE_FONTS, textWidth } from "./fonts";

const room: TextRoom = { font: "anton-400", width: 968, lines: 3, largest: 124, smallest: 48 };
const widest = ({ lines, size }: ReturnType<typeof fitText>, font = room.font) =>
  Math.max(...lines.map((text) => textWidth(text, font, size)));

describe("a name", () => {
  it("stays large while it fits, and breaks into lines of about the same width", () => {
    const { lines, size } = fitText("Gorra de seis paneles roja", room);
    expect(size).toBe(124);
    expect(lines).toEqual(["Gorra de seis", "paneles roja"]);
  });

  it("wraps to three lines and gets smaller when it is long", () => {
    const name = "Juego de sábanas de percal de doscientos hilos con funda extragrande y dos almohadas a tono";
    const text = fitText(name, room);
    expect(text.lines).toHaveLength(3);
    expect(text.size).toBeLessThan(124);
    expect(text.lines.join(" ")).toBe(name);
  });

  it("is cut with an ellipsis when it has no room at the smallest size", () => {
    const text = fitText("Á".repeat(140), room);
    expect(text).toMatchObject({ size: 48 });
    expect(text.lines).toHaveLength(3);
    expect(text.lines.at(-1)).toMatch(/…$/);
    expect(widest(text)).toBeLessThanOrEqual(968);
  });

  it("is cut between words where it can be", () => {
    const { lines } = fitText("Sábanas de percal de doscientos hilos con funda extragrande", {
      ...room,
      width: 300,
      lines: 4,
    });
    expect(lines.slice(0, -1).join(" ")).toMatch(/^Sábanas de percal de doscientos/);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it("keeps to a height", () => {
    const text = fitText("Gorra de seis paneles roja", { ...room, height: 100 });
    expect(text.lines).toHaveLength(1);
    expect(text.size).toBeLessThan(124);
  });

  it("has room whatever it is, in every style", () => {
    const fonts = Object.values(PICTURE_FONTS).flatMap(({ title, body }) => [title, body]);
    fc.assert(
      fc.property(fc.string({ maxLength: 140, unit: "grapheme" }), fc.constantFrom(...fonts), (name, font) => {
        const text = fitText(name, { ...room, font });
        expect(text.lines.length).toBeLessThanOrEqual(3);
        if (text.lines.length > 0) expect(widest(text, font)).toBeLessThanOrEqual(968 + 1);
      }),
    );
  });
});

it("gives sums of six digits and more smaller letters", () => {
  const sizes = ["$ 18.900", "$ 189.000", "$ 1.890.000", "$ 999.999.999.999,99"].map((amount) =>
    fitLine(amount, { font: "baloo-2-800", width: 600, largest: 172, smallest: 30 }),
  );
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  expect(sizes[1]).toBeGreaterThan(sizes[2] ?? 0);
  expect(sizes[2]).toBeGreaterThan(sizes[3] ?? 0);
  expect(textWidth("$ 999.999.999.999,99", "baloo-2-800", sizes[3] ?? 0)).toBeLessThanOrEqual(600);
});
