import { expect, test } from "vitest";
import { printable, printableName, printableProduct } from "./pdf-text";

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
  ["Caño 1″ → ½″, 8 Ω ±5 °C", "Caño 1″ > ½″, 8 Ω ±5 °C"],
  ["“Casa” — ‘yerba’…  •", "“Casa” — ‘yerba’… •"],
  ["n\u0303andu\u0301", "ñandú"],
  ["漢字 Té ☕", "Té"],
  ["Ελλάδα, ἀγορά", "Ελλάδα, αγορά"],
  ["ชาเย็น שלום", ""],
  ["a\u0000b\u202ec\u00ad\nd", "abc d"],
])("%s is printed as %s", (text, written) => {
  expect(printable(text)).toBe(written);
});

test.each([
  ["寿司", "A-12"],
  ["Παγωτό", "Παγωτό"],
  ["🍕🔥", "A-12"],
  ["寿司 2", "A-12"],
  ["🍕 2", "2"],
  ["Sushi 寿司 🍣", "Sushi"],
  ["٠١٢", "A-12"],
  ["***", "A-12"],
  ["7", "7"],
])("the product %s with the code A-12 is printed as %s", (name, written) => {
  expect(printableProduct({ name, sku: "A-12" }, "Producto 12")).toBe(written);
});

test.each([null, "", "寿-司", "🍕"])(
  "a product without letters and with the code %s is printed as its number",
  (sku) => {
    expect(printableProduct({ name: "寿司", sku }, "Producto 12")).toBe("Producto 12");
    expect(printableName("🍕🔥", "Categoría 2")).toBe("Categoría 2");
  },
);
