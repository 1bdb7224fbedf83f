import { expect, test } from "vitest";
import { COMMA_GROUPS, DOT_GROUPS } from "~/domain/money/number-format";
import { copyFor } from "./copy";
import { errorSentence } from "./sentence";

const MEXICO_ID = 13;

test("writes the numbers of the panel's texts as the country does", () => {
  const plain = copyFor(MEXICO_ID);
  const copy = copyFor(MEXICO_ID, COMMA_GROUPS);
  expect(copy.validation["price.invalid"]).toBe("Escribe un precio, por ejemplo 1,500 o 1,500.50.");
  expect(copy.validation["quantity.invalid"]).toBe("Escribe una cantidad, por ejemplo 1 o 0.5.");
  expect(copy.tent.fields.noticePlaceholder).toBe("Envío gratis desde $ 60,000");
  expect(copy.order).toBe(plain.order);
  expect(copyFor(MEXICO_ID, COMMA_GROUPS)).toBe(copy);
  expect(copyFor(MEXICO_ID, DOT_GROUPS)).toBe(plain);
});

test("writes the numbers of an error", () => {
  const error = { code: "PRODUCT_LIMIT", details: { limit: 2_000 } } as const;
  expect(errorSentence(copyFor(MEXICO_ID), error)).toContain("2.000");
  expect(errorSentence(copyFor(MEXICO_ID, COMMA_GROUPS), error)).toContain("2,000");
});

test("reads an error code of a newer server as a failure of ours", () => {
  const error = { code: "FROM_A_NEWER_SERVER" as "INTERNAL", details: {} };
  expect(errorSentence(copyFor(MEXICO_ID), error)).toBe("Algo salió mal de nuestro lado. Ya quedó registrado.");
});
