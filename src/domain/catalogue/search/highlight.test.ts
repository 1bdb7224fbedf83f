import { describe, expect, test } from "vitest";
import { highlightName } from "./highlight";
import { searchWords } from "./search";

/** Puts the highlighted parts in brackets. */
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
  ])("%s, searched for %s", (name, asked, expected) => expect(marked(name, asked)).toBe(expected));

  test("highlights letters together with their combining accents", () => {
    expect(marked("Café molido".normalize("NFD"), "cafe").normalize("NFC")).toBe("[Café] molido");
  });

  test("loses no letter of a name", () => {
    for (const name of ["", "  ", "¡Oferta! 2×1", "Łódź 🎁 Ærø", "a".repeat(120)])
      expect(
        highlightName(name, searchWords("a oferta lodz 2 aero"))
          .map(([text]) => text)
          .join(""),
      ).toBe(name);
  });
});
