import { describe, expect, test } from "vitest";
import { foldText } from "../../text";
import { isKnownWord, meantWords, vocabularyOf } from "./correction";
import { searchWords } from "./search";
import { SEARCH_PAIRS } from "./search-pairs";

const everything = vocabularyOf(SEARCH_PAIRS.map(([, product]) => product).join(" "));

describe("vocabularyOf", () => {
  test("is each word once, folded, without figures and what is short", () => {
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
  test.each(SEARCH_PAIRS)("%s means a word of %s", (typed, product) => {
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
  ])("%s: %s is %s", (_, typed, meant) =>
    expect(meantWords(typed, vocabularyOf("remera pantalón mate cuadro silla"))).toEqual([meant]),
  );

  test.each([
    ["two letters", "re"],
    ["a code", "rem3ra"],
    ["two slips in a short word", "mtea"],
    ["a slip in three letters", "mta"],
    ["three slips", "rrmreaa"],
    ["another word", "helicoptero"],
    ["nothing", ""],
    ["more than one may ask", "ß".repeat(60)],
  ])("%s: %s means nothing", (_, typed) =>
    expect(meantWords(foldText(typed), vocabularyOf(`remera mate cuadro silla ${"s".repeat(119)}`))).toEqual([]),
  );

  test("is the nearest word only, two where they are as near, and none that another begins", () => {
    expect(meantWords("colar", vocabularyOf("color collar colorante"))).toEqual(["collar"]);
    expect(meantWords("mnta", vocabularyOf("manta menta monta mantel"))).toEqual(["manta", "menta"]);
    expect(meantWords("remrea", vocabularyOf("remera remeras"))).toEqual(["remera"]);
  });

  test("is also what is like a word that is there", () => {
    expect(meantWords("negro", vocabularyOf("negro negra"))).toEqual(["negra"]);
  });
});
