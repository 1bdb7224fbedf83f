import { z } from "zod";
import { periodSchema, statsDaysSchema } from "~/domain/stats/period-schema";
import { createTRPCRouter } from "~/server/api/init";
import { tentProcedure } from "~/server/api/procedures";
import { getStats } from "~/server/services/stats/get-stats";
import { readFigures, readSessions } from "~/server/services/stats/read-figures";

export const statsRouter = createTRPCRouter({
  get: tentProcedure
    .input(z.object({ period: periodSchema }))
    .query(({ ctx, input }) => getStats(ctx.service, ctx.tentId, input)),
  days: tentProcedure.input(statsDaysSchema).query(({ ctx, input }) => readFigures(ctx.service, ctx.tentId, input)),
  sessions: tentProcedure
    .input(statsDaysSchema)
    .query(({ ctx, input }) => readSessions(ctx.service, ctx.tentId, input)),
});
