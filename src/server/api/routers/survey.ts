import { surveySchema } from "~/domain/survey/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { userProcedure } from "~/server/api/procedures";
import { answerSurvey, isSurveyDue } from "~/server/services/survey/survey";

export const surveyRouter = createTRPCRouter({
  due: userProcedure.query(({ ctx }) => isSurveyDue(ctx.service)),
  answer: userProcedure.input(surveySchema).mutation(({ ctx, input }) => answerSurvey(ctx.service, input)),
});
