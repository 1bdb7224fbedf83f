import { z } from "zod";
import { longText, requiredLine } from "../fields";
import { message } from "../validation-key";

const answer = requiredLine(200, {
  required: message("survey.answerRequired"),
  tooLong: message("survey.answerTooLong"),
});

/** What they sell, where they sell today, how they heard of us, and a free comment. */
export const surveySchema = z.object({
  sells: answer,
  sellsWhere: answer,
  heardOf: answer,
  comment: z.preprocess(
    (value) => value ?? "",
    longText(1_000, message("survey.commentTooLong")).transform((text) => text || null),
  ),
});
export type SurveyInput = z.output<typeof surveySchema>;
