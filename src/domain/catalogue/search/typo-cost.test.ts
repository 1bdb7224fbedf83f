import { expect, test } from "vitest";
import { asSounds, beginsAlike, TYPO, typoCost } from "./typo-cost";

const cost = (typed: string, word: string) => typoCost(asSounds(typed), asSounds(word), 4) / TYPO;

test.each([
  ["remera", "remera", 0, "the word itself"],
  ["reme", "remera", 0, "its beginning"],
  ["rmera", "remera", 1, "a letter missing"],
  ["remmera", "remera", 1, "a letter too many"],
  ["renera", "remera", 1, "a wrong letter"],
  ["remrea", "remera", 1, "two letters swapped"],
  ["yave", "llave", 0.5, "y for ll"],
  ["llerba", "yerba", 0.5, "ll for y"],
  ["baso", "vaso", 0.5, "b for v"],
  ["sapato", "zapato", 0.5, "s for z"],
  ["maseta", "maceta", 0.5, "s for c"],
  ["ilo", "hilo", 0.5, "a mute h missing"],
  ["hola", "ola", 0.5, "a mute h too many"],
  ["colar", "collar", 0.5, "one l for two"],
  ["collar", "colar", 1, "two l for one"],
  ["gora", "gorra", 0.5, "one r for two"],
  ["bonbil", "bombilla", 0.5, "n before b, and the beginning of ll"],
  ["rompecavesas", "rompecabezas", 1, "two letters that sound alike"],
  ["pamtalom", "pantalon", 2, "two wrong letters"],
])("%s for %s costs %d typos: %s", (typed, word, expected) => expect(cost(typed, word)).toBe(expected));

test("stops counting above the highest cost", () => {
  expect(typoCost("helicoptero", "remera", TYPO)).toBe(TYPO + 1);
});

test.each([
  ["baca", "vaca", true],
  ["ielo", "hielo", true],
  ["yave", "llave", true],
  ["sapo", "zapallo", true],
  ["nate", "mate", false],
])("%s and %s begin alike: %s", (one, other, alike) => expect(beginsAlike(one, other)).toBe(alike));
