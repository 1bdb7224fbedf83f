import { z } from "zod";
import { periodSchema } from "~/domain/stats/period";
import { createTRPCRouter } from "~/server/api/init";
import { tentInput, tentProcedure } from "~/server/api/procedures";
import { getStats } from "~/server/services/stats/get-stats";

export const statsRouter = createTRPCRouter({
  get: tentProcedure
    .input(z.object({ ...tentInput, period: periodSchema }))
    .query(({ ctx, input }) => getStats(ctx.service, ctx.tentId, input)),
});
