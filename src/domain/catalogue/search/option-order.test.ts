import { describe, expect, test } from "vitest";
import { inReadingOrder } from "./option-order";

const sorted = (values: readonly string[]) =>
  inReadingOrder(values.map((value) => ({ value }))).map(({ value }) => value);

/** Each list is in the order in which people read it. */
const lists: [what: string, ...values: string[]][] = [
  ["clothing sizes", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"],
  ["sizes with a number of X", "S", "M", "L", "XL", "2XL", "3XL", "4XL"],
  ["sizes for all", "S", "M", "Talle único"],
  ["sizes with their label", "Talle S", "Talle M", "Talle L"],
  ["sizes of two", "S", "S/M", "M", "M/L", "L", "L-XL"],
  ["Mexican sizes", "XCH", "CH", "M", "G", "EG", "Unitalla"],
  ["sizes in words", "Extra chico", "Chico", "Mediano", "Grande", "Extra grande"],
  ["sizes in feminine words", "Chica", "Mediana", "Grande"],
  ["lower-case sizes", "xs", "s", "m", "l"],
  ["shoes", "35", "38", "40", "41"],
  ["shoes with halves", "36", "36 ½", "37", "37 1/2", "38"],
  ["decimal commas", "7", "7,5", "8", "10"],
  ["decimal dots", "9.5", "10", "10.5"],
  ["numbers with their label", "Nº 4", "Nº 8", "Nº 12"],
  ["ranges of shoes", "35/36", "37/38", "39/40"],
  ["ages", "2", "4", "6", "8", "10", "12", "14"],
  ["months and years", "3 meses", "6 meses", "12 meses", "2 años", "10 años"],
  ["grams and kilos", "250 g", "500 gr", "1 kg", "1,5 kg", "5 kg", "12 kg"],
  ["a kilo in fractions", "¼ kg", "1/2 kg", "1 kg", "1 ½ kg", "2 kg"],
  ["a kilo in words", "Cuarto de kilo", "Medio kilo", "1 kilo", "2 kilos"],
  ["grams with thousands", "500 g", "1.000 g", "1.500 g", "2 kg"],
  ["kilos with three decimals", "0,250 kg", "0.500 kg", "1.250 kg"],
  ["millilitres, cc and litres", "250 ml", "354 cc", "1 l", "1,5 lts", "2 litros"],
  ["packs", "500 ml", "1 l", "6 x 500 ml"],
  ["centimetres and metres", "50 cm", "90 cm", "1 m", "1,20 m", "3 metros"],
  ["sides", "10x15 cm", "20 x 20 cm", "20 x 30 cm"],
  ["pieces and dozens", "4 unidades", "Media docena", "1 docena", "18 u", "2 docenas"],
  ["dozens in words", "Media docena", "Una docena", "2 docenas"],
  ["words", "Ámbar", "azul", "Beige", "Celeste", "Ñandú", "Óxido", "Verde"],
  ["names with numbers", "Modelo 2", "Modelo 10"],
  ["initials", "A", "B", "L", "M", "S", "Z"],
  ["mixed lists", "38", "40", "500 g", "1 l", "S", "XL", "Único", "A pedido", "Otro"],
  ["nothing"],
];

describe("values of options are sorted as people read them", () => {
  test.each(lists.map(([what, ...values]) => [what, values] as const))("%s", (_what, values) => {
    expect(sorted(values)).toEqual(values);
    expect(sorted(values.toReversed())).toEqual(values);
    const [first, ...others] = values;
    if (first !== undefined) expect(sorted([...others, first])).toEqual(values);
  });
});

test("keeps what belongs to a value", () => {
  const values = [
    { value: "12 kg", count: 1 },
    { value: "5 kg", count: 9 },
  ];
  expect(inReadingOrder(values)).toEqual([values[1], values[0]]);
});
