import { describe, expect, test } from "vitest";
import { otherForms } from "./word-forms";

describe("otherForms", () => {
  test.each([
    ["mates", "mate", "a singular for a plural"],
    ["pantalones", "pantalon", "a singular for a plural in -es"],
    ["lapices", "lapiz", "a z that a plural writes as c"],
    ["negro", "negra", "the other gender"],
    ["remerita", "remera", "the word of a diminutive"],
    ["vasitos", "vaso", "the word of diminutives"],
    ["matecito", "mate", "the word of a diminutive in -cito"],
    ["panecito", "pan", "the word of a diminutive in -ecito"],
    ["tacita", "taza", "a z that a diminutive writes as c"],
    ["cuenquito", "cuenco", "a c that a diminutive writes as qu"],
    ["amiguito", "amigo", "a g that a diminutive writes as gu"],
    ["lapicito", "lapiz", "a z that a diminutive loses"],
    ["vela", "velita", "a diminutive for its word"],
  ])("%s finds %s: %s", (word, other) => expect(otherForms(word, [other, "otra", "zzz"])).toEqual([other]));

  test.each([
    ["mate", "mates", "as it begins with the word"],
    ["cita", "cosa", "as two letters are no word"],
    ["pava", "para", "as it is another word"],
    ["mt1044", "mt1045", "as it is a code"],
    ["so", "sa", "as it is too short"],
  ])("%s does not find %s: %s", (word, other) => expect(otherForms(word, [other])).toEqual([]));
});
