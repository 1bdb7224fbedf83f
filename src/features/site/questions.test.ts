import { expect, test } from "vitest";
import { copyFor } from "~/copy/copy";
import { findQuestions } from "./questions";

const copy = copyFor(null).support;
const found = (typed: string) => findQuestions(copy, "Vidriera", typed).map(({ key }) => key);

test("returns all questions for an empty search, with every placeholder filled", () => {
  const all = findQuestions(copy, "Vidriera", " ");
  expect(all.map(({ key }) => key)).toEqual(Object.keys(copy.questions));
  for (const { question, answer } of all) expect(`${question} ${answer}`).not.toMatch(/[{}]/);
});

test.each([
  ["excel", ["import"]],
  ["EXCEL  lista", ["import"]],
  ["dominio", ["domain"]],
  ["envío", ["delivery"]],
  ["envio", ["delivery"]],
  ["ENVÍO  zona", ["delivery"]],
  ["delivery", ["delivery"]],
  ["reparto", ["delivery"]],
  ["codigo qr", ["share"]],
  ["compra minima", ["minimumPurchase"]],
  ["zzz", []],
])("finds for %j the questions %j", (typed, keys) => {
  expect(found(typed)).toEqual(keys);
});
