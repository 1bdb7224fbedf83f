import { createTRPCRouter } from "~/server/api/init";
import { tentProcedure } from "~/server/api/procedures";
import { getDashboard } from "~/server/services/dashboard/get-dashboard";
import { markLinkShared } from "~/server/services/dashboard/mark-link-shared";

export const dashboardRouter = createTRPCRouter({
  get: tentProcedure.query(({ ctx }) => getDashboard(ctx.service, ctx.tentId)),
  linkShared: tentProcedure.mutation(({ ctx }) => markLinkShared(ctx.service, ctx.tentId)),
});
