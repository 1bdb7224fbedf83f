import { expect, test } from "vitest";
import { isMatch, labelParts } from "./match";

test.each([
  ["Mate imperial de calabaza", "mat cal", true],
  ["Mate imperial de calabaza", "labaza", false],
  ["Estadísticas", "ESTADI", true],
  ["Ajustes: Envío y retiro", "envio", true],
  ["Cambiar precios de «Mates y termos»", "mates", true],
  ["Caja (grande)", "(gran", true],
  ["Mate", "", true],
])("%j with %j typed: %s", (label, typed, expected) => {
  expect(isMatch(label, typed)).toBe(expected);
});

test("marks what was typed, once and in the label's own letters", () => {
  const parts = (label: string, typed: string) =>
    labelParts(label, typed).map(({ text, found }) => (found ? `[${text}]` : text));
  expect(parts("Mate de Álamo", "ala ma")).toEqual(["[Ma]", "te de ", "[Ála]", "mo"]);
  expect(parts("Mate", "mat mate")).toEqual(["[Mat]", "[e]"]);
  expect(parts("Mate", "yerba")).toEqual(["Mate"]);
  expect(parts("Mate", "")).toEqual(["Mate"]);
});
