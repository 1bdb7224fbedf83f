import { z } from "zod";
import { surveySchema } from "~/domain/survey/schemas";
import type { StoredSurvey } from "~/server/services/survey/survey";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, dateOut, idIn, idOut, textOut, toDate } from "../wire";

const surveyOut = z
  .strictObject({
    id: idOut,
    user_id: idOut,
    sells: z.string(),
    sells_where: z.string(),
    heard_of: z.string(),
    comment: textOut,
    created_at: dateOut,
  })
  .meta({ id: "Survey" });

const toSurvey = ({ userId, sellsWhere, heardOf, createdAt, ...rest }: StoredSurvey): z.input<typeof surveyOut> => ({
  ...rest,
  user_id: userId,
  sells_where: sellsWhere,
  heard_of: heardOf,
  created_at: toDate(createdAt),
});

export const surveyRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/user-survey/{id}",
    who: "user",
    body: "none",
    input: z.object({ id: idIn }),
    output: surveyOut.nullable(),
    summary: "Lo que la persona que llama respondió en la encuesta, o null.",
    call: async ({ call }, { id }) => {
      const kept = await call.survey.get({ userId: id });
      return { data: kept && toSurvey(kept) };
    },
  }),
  restRoute({
    method: "POST",
    path: "/survey",
    who: "user",
    body: "json",
    input: bodyOf(surveySchema),
    output: surveyOut,
    status: 201,
    summary: "Responder la encuesta, una vez: después se devuelve lo que ya está.",
    call: async ({ call }, input) => ({ data: toSurvey(await call.survey.answer(input.asInput())) }),
  }),
];
