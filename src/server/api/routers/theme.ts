import { themeSchema } from "~/domain/theme/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, queuedProcedure, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { assignColours } from "~/server/services/theme/assign-colours";
import { getTheme } from "~/server/services/theme/get-theme";

export const themeRouter = createTRPCRouter({
  get: tentProcedure.query(({ ctx }) => getTheme(ctx.service, ctx.tentId)),
  assignColours: queuedProcedure.input(validateOnce(themeSchema)).mutation(forTent(assignColours)),
});
