import { describe, expect, test } from "vitest";
import { highlightName } from "./highlight";
import { searchWords } from "./search";

/** Marked pieces in brackets. */
const marked = (name: string, asked: string) =>
  highlightName(name, searchWords(asked))
    .map(([text, found]) => (found ? `[${text}]` : text))
    .join("");

describe("highlightName", () => {
  test.each([
    ["Mate de cerámica", "cera", "Mate de [cerá]mica"],
    ["Mate de cerámica", "mat ceram", "[Mat]e de [cerám]ica"],
    ["Ñandú grande", "nandu", "[Ñandú] grande"],
    ["Remera lisa de algodón", "remrea", "[Remera] lisa de algodón"],
    ["Straße del vidrio", "strass", "[Straß]e del vidrio"],
    ["Mate, mate y más mate", "mate", "[Mate], [mate] y más [mate]"],
    ["Vela", "vela velas", "[Vela]"],
    ["Yerba (500 g)", "500", "Yerba ([500] g)"],
    ["Sin nada que ver", "xyz", "Sin nada que ver"],
    ["Bombilla", "", "Bombilla"],
  ])("%s, asked for %s", (name, asked, expected) => expect(marked(name, asked)).toBe(expected));

  test("marks letters whose accent stands apart with it", () => {
    expect(marked("Café molido".normalize("NFD"), "cafe").normalize("NFC")).toBe("[Café] molido");
  });

  test("no letter of a name is lost", () => {
    for (const name of ["", "  ", "¡Oferta! 2×1", "Łódź 🎁 Ærø", "a".repeat(120)])
      expect(
        highlightName(name, searchWords("a oferta lodz 2 aero"))
          .map(([text]) => text)
          .join(""),
      ).toBe(name);
  });
});
