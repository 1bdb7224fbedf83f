import { describe, expect, test } from "vitest";
import { collapseBlanks, foldText, plainLine, withoutAccents } from "./text";

describe("text", () => {
  test.each([
    ["Ñandú Ártico", "Nandu Artico"],
    ["pingüino", "pinguino"],
    ["Straße", "Strasse"],
    ["a\u0301", "a"],
  ])("withoutAccents(%s)", (text, wanted) => {
    expect(withoutAccents(text)).toBe(wanted);
  });

  test("folding and blanks", () => {
    expect(foldText("  Mis \t LINKS\n")).toBe("mis links");
    expect(foldText("CATÁLOGO")).toBe("catalogo");
    expect(collapseBlanks("\u00a0a \u2003 b ")).toBe("a b");
  });

  test("plainLine takes line breaks and direction overrides away", () => {
    expect(plainLine("Ana\r\n*Total: $ 1*\u202e")).toBe("Ana *Total: $ 1*");
  });
});
