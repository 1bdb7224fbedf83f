import { describe, expect, test } from "vitest";
import { foldText } from "../../text";
import { isKnownWord, meantWords, vocabularyOf } from "./correction";
import { searchWords } from "./search";
import { SEARCH_PAIRS } from "./search-pairs";

const everything = vocabularyOf(SEARCH_PAIRS.map(([, product]) => product).join(" "));

describe("vocabularyOf", () => {
  test("contains each word once, folded, without digits or short words", () => {
    expect(vocabularyOf("Mate Ñandú mate (grande), 3 de 500g XL-rojo Ñandú")).toEqual([
      "grande",
      "mate",
      "nandu",
      "rojo",
    ]);
    expect(vocabularyOf("")).toEqual([]);
  });
});

describe("meantWords", () => {
  test.each(SEARCH_PAIRS)("%s is corrected to a word of %s", (typed, product) => {
    const own = vocabularyOf(product);
    for (const word of searchWords(typed).filter((one) => !isKnownWord(one, own) && one !== "de"))
      expect(own).toEqual(expect.arrayContaining(meantWords(word, everything).slice(0, 1)));
  });

  test.each([
    ["a letter missing", "rmera", "remera"],
    ["a letter too many", "remmera", "remera"],
    ["a wrong one", "renera", "remera"],
    ["two swapped", "remrea", "remera"],
    ["the first two swapped", "ermera", "remera"],
    ["two swapped in a short word", "mtae", "mate"],
    ["two slips in a long word", "pamtalom", "pantalon"],
    ["a slip before the word is whole", "pantlo", "pantalon"],
    ["more than one of them", "mates", "mate"],
    ["a slip in three letters", "mta", "mate"],
    ["letters that sound alike", "siya", "silla"],
    ["b for v at the beginning of a short word", "baso", "vaso"],
    ["a mute h missing", "ilo", "hilo"],
    ["one r for two", "gora", "gorra"],
    ["two r for one", "remerra", "remera"],
    ["a slip in a plural", "masetas", "maceta"],
    ["a slip in a plural of a word that ends in a consonant", "pantaloes", "pantalon"],
    ["a slip before the word is whole", "bonbil", "bombilla"],
    ["n before p", "canpera", "campera"],
  ])("%s: corrects %s to %s", (_, typed, meant) =>
    expect(
      meantWords(typed, vocabularyOf("remera pantalón mate cuadro silla vaso hilo gorra maceta bombilla campera")),
    ).toEqual([meant]),
  );

  test.each([
    ["two letters", "re"],
    ["a code", "rem3ra"],
    ["two slips in a word of up to seven letters", "pamtaln"],
    ["a wrong first letter in a short word", "nate"],
    ["three slips", "rrmreaa"],
    ["another word", "helicoptero"],
    ["nothing", ""],
    ["more than one may ask", "ß".repeat(60)],
  ])("%s: does not correct %s", (_, typed) =>
    expect(meantWords(foldText(typed), vocabularyOf(`remera mate cuadro silla ${"s".repeat(119)}`))).toEqual([]),
  );

  test("returns only the nearest word, two when equally near, and none that starts with another result", () => {
    expect(meantWords("colar", vocabularyOf("color collar colorante"))).toEqual(["collar"]);
    expect(meantWords("mntas", vocabularyOf("mantas mentas montar"))).toEqual(["mantas", "mentas"]);
    expect(meantWords("remrea", vocabularyOf("remera remeras"))).toEqual(["remera"]);
  });

  test("corrects a word of four letters only when one word is nearest", () => {
    expect(meantWords("mnta", vocabularyOf("manta menta"))).toEqual([]);
    expect(meantWords("mnta", vocabularyOf("manta mueble"))).toEqual(["manta"]);
  });

  test("takes no linking word for a product", () => {
    expect(meantWords("parra", vocabularyOf("para pelo"))).toEqual([]);
  });

  test("also returns words similar to one that exists", () => {
    expect(meantWords("negro", vocabularyOf("negro negra"))).toEqual(["negra"]);
  });
});
