import { describe, expect, it } from "vitest";
import { namedCartCopy } from "./cart-names";
import { copyFor } from "./copy";
import { myOrdersCopyFor } from "./my-orders";
import { changeWordsFor } from "./order-change";
import { orderMessageFor } from "./order-message";
import { orderPageCopyFor } from "./order-page";

/** Colombia, España, México and Perú: customers come to "recoger" what they bought. */
const COLLECTING = [4, 9, 13, 17];

function sentencesOf(value: unknown, at: string): string[] {
  if (typeof value === "string" || typeof value === "function") return [`${at}: ${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => sentencesOf(each, `${at}.${key}`));
}

const allOf = (countryId: number) =>
  Object.entries({
    panel: copyFor(countryId),
    cart: namedCartCopy(countryId),
    mine: myOrdersCopyFor(countryId),
    change: changeWordsFor(countryId),
    message: orderMessageFor(countryId),
    page: orderPageCopyFor(countryId),
  }).flatMap(([name, texts]) => sentencesOf(texts, name));

const said = (countryId: number) => allOf(countryId).filter((text) => /retir/i.test(text));

describe("the words of a country", () => {
  it.each(COLLECTING)("never say retirar in country %i", (countryId) => {
    expect(said(countryId)).toEqual([]);
  });

  it.each([
    [1, "CBU o CVU", "Cuotas", "3 cuotas sin interés"],
    [3, "Número de cuenta", "Cuotas", "3 cuotas sin interés"],
    [9, "IBAN", "Cuotas", "3 cuotas sin interés"],
    [13, "Cuenta o CLABE", "Meses sin intereses", "3 meses sin intereses"],
    [17, "Cuenta o CCI", "Cuotas", "3 cuotas sin interés"],
  ])("name in country %i the account %s, and parts %s", (countryId, account, installments, example) => {
    const { payment } = copyFor(countryId).tent;
    expect(payment).toMatchObject({ account, installments, installmentsPlaceholder: example });
  });

  it.each([13, null])("say neither CBU nor CVU in country %j, and cuotas only where it is said", (countryId) => {
    const { support, ...rest } = copyFor(countryId);
    const shown = sentencesOf(rest, "").filter((text) => !text.startsWith(".validation.tent.cbu"));
    expect(shown.filter((text) => /\b(?:CBU|CVU)\b/.test(text))).toEqual([]);
    expect(shown.some((text) => /cuotas?\b/i.test(text))).toBe(countryId === null);
  });

  it.each([
    [1, "18:20", "18:20 h"],
    [1, "5:57", "5:57 h"],
    [13, "18:20", "6:20 p. m."],
    [4, "12:05", "12:05 p. m."],
    [13, "0:30", "12:30 a. m."],
    [17, "18:20", "18:20 h"],
  ])("write in country %i the time %s as %s", (countryId, time, written) => {
    const { hour, at } = myOrdersCopyFor(countryId);
    expect(hour(time).replaceAll("\u00a0", " ")).toBe(written);
    expect(at("hoy", time)).toBe(`hoy, ${hour(time)}`);
  });

  it("say it in Argentina", () => {
    expect(said(1).length).toBeGreaterThan(10);
  });
});
