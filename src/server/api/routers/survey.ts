import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { surveySchema } from "~/domain/survey/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { forCaller, userProcedure, viewerProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { answerSurvey, getSurvey, isSurveyDue, postponeSurvey } from "~/server/services/survey/survey";

export const surveyRouter = createTRPCRouter({
  due: viewerProcedure.query(({ ctx }) => isSurveyDue(ctx.service)),
  get: userProcedure
    .input(z.object({ userId: idSchema }))
    .query(({ ctx, input }) => getSurvey(ctx.service, input.userId)),
  postpone: userProcedure.mutation(({ ctx }) => postponeSurvey(ctx.service)),
  answer: userProcedure.input(validateOnce(surveySchema)).mutation(forCaller(answerSurvey)),
});
