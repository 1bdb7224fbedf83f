import { z } from "zod";
import { askedDaysSchema, periodSchema } from "~/domain/stats/period";
import { createTRPCRouter } from "~/server/api/init";
import { tentInput, tentProcedure } from "~/server/api/procedures";
import { getStats } from "~/server/services/stats/get-stats";
import { readFigures, readSessions } from "~/server/services/stats/read-figures";

export const statsRouter = createTRPCRouter({
  get: tentProcedure
    .input(z.object({ ...tentInput, period: periodSchema }))
    .query(({ ctx, input }) => getStats(ctx.service, ctx.tentId, input)),
  days: tentProcedure
    .input(askedDaysSchema.extend(tentInput))
    .query(({ ctx, input }) => readFigures(ctx.service, ctx.tentId, input)),
  sessions: tentProcedure
    .input(askedDaysSchema.extend(tentInput))
    .query(({ ctx, input }) => readSessions(ctx.service, ctx.tentId, input)),
});
