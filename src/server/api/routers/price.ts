import { z } from "zod";
import { idSchema } from "~/domain/fields";
import {
  listFileApplySchema,
  listFilePreviewSchema,
  priceApplySchema,
  pricePreviewSchema,
} from "~/domain/product/prices/price-change-schemas";
import { priceRequestSchema } from "~/domain/product/prices/price-request";
import { fileFormOf } from "~/server/api/file-form";
import { createTRPCRouter } from "~/server/api/init";
import { tentFormProcedure, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { applyPriceChange } from "~/server/services/product/prices/apply-price-change";
import { changeManyPrices } from "~/server/services/product/prices/change-many-prices";
import { listPriceChanges } from "~/server/services/product/prices/list-price-changes";
import { applyListFile, previewListFile } from "~/server/services/product/prices/list-price-file";
import { previewPriceChange } from "~/server/services/product/prices/preview-price-change";
import { undoPriceChange } from "~/server/services/product/prices/undo-price-change";

export const priceRouter = createTRPCRouter({
  preview: tentProcedure
    .input(pricePreviewSchema)
    .query(({ ctx, input }) => previewPriceChange(ctx.service, ctx.tentId, input)),
  change: tentProcedure
    .input(priceApplySchema)
    .mutation(({ ctx, input }) => applyPriceChange(ctx.service, ctx.tentId, input)),
  /** Previews or changes prices in one call, for programs, which do not confirm a preview. */
  changeMany: tentProcedure
    .input(validateOnce(priceRequestSchema))
    .mutation(({ ctx, input }) => changeManyPrices(ctx.service, ctx.tentId, input)),
  undo: tentProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => undoPriceChange(ctx.service, ctx.tentId, input.id)),
  /** What a file of prices would change on a price list. */
  previewFile: tentFormProcedure
    .input(fileFormOf(listFilePreviewSchema))
    .mutation(({ ctx, input }) => previewListFile(ctx.service, ctx.tentId, input)),
  changeByFile: tentFormProcedure
    .input(fileFormOf(listFileApplySchema))
    .mutation(({ ctx, input }) => applyListFile(ctx.service, ctx.tentId, input)),
  history: tentProcedure.query(({ ctx }) => listPriceChanges(ctx.service, ctx.tentId)),
});
