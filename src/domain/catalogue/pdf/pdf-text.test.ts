import { expect, test } from "vitest";
import { printable } from "./pdf-text";

test.each([
  ["Ñandú áéíóú Ü ¿qué? ¡sí!", "Ñandú áéíóú Ü ¿qué? ¡sí!"],
  ["Mate 🧉 imperial 👨‍👩‍👧", "Mate imperial"],
  ["🧉🧉", ""],
  ["Combo 1️⃣ 🇦🇷 ❤️", "Combo 1"],
  ["Łódź y Čapek, Şile", "Łódź y Čapek, Şile"],
  ["Кофе зёрна, Київ, Việt Nam", "Кофе зёрна, Київ, Việt Nam"],
  ["𝐑𝐞𝐦𝐞𝐫𝐚 𝓵𝓲𝓷𝓭𝓪 ﬁna Ｔalle", "Remera linda fina Talle"],
  ["Ǔltimo", "Ultimo"],
  ["$\u00a01.500 − 10 %", "$ 1.500 − 10 %"],
  ["₲ 5.000 y ₡ 300 y € 2", "Gs. 5.000 y ¢ 300 y € 2"],
  ["Caño 1″ → ½″, 8 Ω ±5 °C", "Caño 1″ > ½″, 8 ohm ±5 °C"],
  ["“Casa” — ‘yerba’…  •", "“Casa” — ‘yerba’… •"],
  ["n\u0303andu\u0301", "ñandú"],
  ["漢字 Té ☕", "Té"],
  ["Ελλάδα", ""],
  ["a\u0000b\u202ec\u00ad\nd", "abc d"],
])("%s is printed as %s", (text, written) => {
  expect(printable(text)).toBe(written);
});
