import { expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { ARGENTINA } from "~/copy/country";

/** During holidays orders are taken: docs/product.md#shop-fields. */
it.each([ARGENTINA, null])("does not say that holidays stop orders, in the wording of country %j", (countryId) => {
  const { account, tent } = copyFor(countryId);
  for (const text of [account.closing.pause.text, tent.settings.hints.vacaciones, tent.holiday.closedHint])
    expect(text).not.toMatch(/no (?:entran|llegan|recib\S+|tom\S+) pedidos/i);
});
