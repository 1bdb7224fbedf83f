import { z } from "zod";
import { periodSchema, statsDaysSchema } from "~/domain/stats/period-schema";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, tentProcedure } from "~/server/api/procedures";
import { getStats } from "~/server/services/stats/get-stats";
import { readFigures, readSessions } from "~/server/services/stats/read-figures";

export const statsRouter = createTRPCRouter({
  get: tentProcedure.input(z.object({ period: periodSchema })).query(forTent(getStats)),
  days: tentProcedure.input(statsDaysSchema).query(forTent(readFigures)),
  sessions: tentProcedure.input(statsDaysSchema).query(forTent(readSessions)),
});
