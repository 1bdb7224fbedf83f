import { z } from "zod";
import { pdfScopeSchema } from "~/domain/catalogue/pdf-scope";
import { idSchema } from "~/domain/fields";
import { createTRPCRouter } from "~/server/api/init";
import { tentInput, tentProcedure, userProcedure } from "~/server/api/procedures";
import {
  cancelCataloguePdf,
  currentCataloguePdf,
  processingOwnPdfs,
  startCataloguePdf,
} from "~/server/services/catalogue/pdf-states";

/** What a merchant does with the catalogue as a whole. */
export const catalogueRouter = createTRPCRouter({
  pdf: tentProcedure
    .input(z.object(tentInput).optional())
    .query(({ ctx }) => currentCataloguePdf(ctx.service, ctx.tentId)),
  processing: userProcedure.query(({ ctx }) => processingOwnPdfs(ctx.service)),
  makePdf: tentProcedure
    .input(z.object({ ...tentInput, scope: pdfScopeSchema }))
    .mutation(({ ctx, input }) => startCataloguePdf(ctx.service, ctx.tentId, input.scope)),
  cancelPdf: tentProcedure
    .input(z.object({ ...tentInput, id: idSchema }))
    .mutation(({ ctx, input }) => cancelCataloguePdf(ctx.service, ctx.tentId, input.id)),
});
