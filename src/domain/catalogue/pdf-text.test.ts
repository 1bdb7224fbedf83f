import { expect, test } from "vitest";
import { printable } from "./pdf-text";

test.each([
  ["Ñandú áéíóú Ü ¿qué? ¡sí!", "Ñandú áéíóú Ü ¿qué? ¡sí!"],
  ["Mate 🧉 imperial 👨‍👩‍👧", "Mate imperial"],
  ["🧉🧉", ""],
  ["Łódź y Čapek, Şile", "Lódz y Capek, Sile"],
  ["$\u00a01.500 − 10 %", "$ 1.500 - 10 %"],
  ["₲ 5.000 y ₡ 300 y € 2", "Gs. 5.000 y ¢ 300 y € 2"],
  ["“Casa” — ‘yerba’…  •", "“Casa” — ‘yerba’… •"],
  ["n\u0303andu\u0301", "ñandú"],
  ["漢字 Té ☕", "Té"],
  ["a\u0000b\u202ec\nd", "abc d"],
])("%s is written as %s", (text, written) => {
  expect(printable(text)).toBe(written);
});
