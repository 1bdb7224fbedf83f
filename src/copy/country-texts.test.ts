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

  it("say it in Argentina", () => {
    expect(said(1).length).toBeGreaterThan(10);
  });
});
