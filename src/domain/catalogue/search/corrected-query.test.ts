import { expect, test } from "vitest";
import { correctedQuery } from "./corrected-query";

const products = [{ name: "Yerba mate orgánica" }, { name: "Pantalones Náuticos" }];

test.each([
  ["yerva", { yerva: ["yerba"] }, "yerba"],
  ["Yerva, orgnica", { yerva: ["yerba"], orgnica: ["organica"] }, "yerba, orgánica"],
  ["mate orgnica", { orgnica: ["organica"] }, "mate orgánica"],
  ["pantaln", { pantaln: ["pantalon"] }, "pantalones"],
  ["zapto", { zapto: ["zapato"] }, "zapato"],
])("%s is understood as %s", (query, meant, expected) => {
  const readings = Object.entries(meant).map(([typed, meant]) => ({ typed, meant }));
  expect(correctedQuery(query, readings, products)).toBe(expected);
});

test("is null when no word was corrected", () => {
  expect(correctedQuery("yerba mate", [{ typed: "yerba", meant: [] }], products)).toBeNull();
});
