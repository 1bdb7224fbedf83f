import { expect, test } from "vitest";
import { surveySchema } from "./schemas";

const answers = { sells: "Ropa", sellsWhere: "Feria", heardOf: "Una amiga" };

test.each([
  [answers, []],
  [{ ...answers, comment: "x".repeat(1_000) }, []],
  [{ ...answers, sells: " " }, ["survey.answerRequired"]],
  [{ ...answers, sells: "x".repeat(201) }, ["survey.answerTooLong"]],
  [{ ...answers, comment: "x".repeat(1_001) }, ["survey.commentTooLong"]],
  [{}, ["survey.answerRequired", "survey.answerRequired", "survey.answerRequired"]],
])("survey %#", (value, keys) => {
  expect(surveySchema.safeParse(value).error?.issues.map(({ message }) => message) ?? []).toEqual(keys);
});

test("an empty comment becomes null", () => {
  expect(surveySchema.parse(answers)).toEqual({ ...answers, comment: null });
});
