import { describe, expect, test } from "vitest";
import { collapseBlanks, foldText, initialOf, plainLine, withoutAccents } from "./text";

describe("text", () => {
  test.each([
    ["Ñandú Ártico", "Nandu Artico"],
    ["pingüino", "pinguino"],
    ["Straße", "Strasse"],
    ["a\u0301", "a"],
  ])("withoutAccents(%s)", (text, wanted) => {
    expect(withoutAccents(text)).toBe(wanted);
  });

  test("folds text and collapses blanks", () => {
    expect(foldText("  Mis \t LINKS\n")).toBe("mis links");
    expect(foldText("CATÁLOGO")).toBe("catalogo");
    expect(collapseBlanks("\u00a0a \u2003 b ")).toBe("a b");
  });

  test.each([
    [" ñandú", "Ñ"],
    ["🧉 Mates", "🧉"],
    ["🇦🇷 Pampa", "🇦🇷"],
    ["e\u0301clair", "E\u0301"],
    ["", ""],
  ])("the initial of %j is %j", (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  test("plainLine removes line breaks and direction overrides", () => {
    expect(plainLine("Ana\r\n*Total: $ 1*\u202e")).toBe("Ana *Total: $ 1*");
  });
});
