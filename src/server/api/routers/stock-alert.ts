import { z } from "zod";
import { idSchema, longIdSchema } from "~/domain/fields";
import { stockAlertListSchema } from "~/domain/product/alerts/stock-alert-schemas";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, queuedProcedure, tentProcedure } from "~/server/api/procedures";
import { answerStockAlert, deleteStockAlert } from "~/server/services/product/alerts/answer-alert";
import { countStockAlerts, listStockAlerts } from "~/server/services/product/alerts/list-alerts";

export const stockAlertRouter = createTRPCRouter({
  list: tentProcedure.input(stockAlertListSchema).query(forTent(listStockAlerts)),
  count: tentProcedure
    .input(z.object({ productId: idSchema.nullable().default(null) }))
    .query(({ ctx, input }) => countStockAlerts(ctx.service, ctx.tentId, input.productId)),
  answer: queuedProcedure
    .input(z.object({ id: longIdSchema, answered: z.boolean() }))
    .mutation(forTent(answerStockAlert)),
  delete: queuedProcedure
    .input(z.object({ id: longIdSchema }))
    .mutation(({ ctx, input }) => deleteStockAlert(ctx.service, ctx.tentId, input.id)),
});
