import { expect, it } from "vitest";
import { indexLetters, letterOf } from "./listing-letters";

it.each([
  ["Aceite", "A"],
  ["ñandú", "N"],
  ["Éclair", "E"],
  ["7 Up", "#"],
  ["¡Oferta!", "#"],
  ["日本", "#"],
])("lists %s under %s", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it("says on which page each letter begins", () => {
  const counts = [
    { letter: "#", count: 2 },
    { letter: "A", count: 8 },
    { letter: "B", count: 25 },
    { letter: "Z", count: 1 },
  ];
  expect(indexLetters(counts, 10).map(({ letter, page }) => [letter, page])).toEqual([
    ["#", 1],
    ["A", 1],
    ["B", 2],
    ["Z", 4],
  ]);
  expect(indexLetters([], 10)).toEqual([]);
});
