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
import { forTent, tentFormProcedure, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { applyPriceChange } from "~/server/services/product/prices/apply-price-change";
import { changeManyPrices } from "~/server/services/product/prices/change-many-prices";
import { listPriceChanges } from "~/server/services/product/prices/list-price-changes";
import { applyListFile, previewListFile } from "~/server/services/product/prices/list-price-file";
import { previewPriceChange } from "~/server/services/product/prices/preview-price-change";
import { undoPriceChange } from "~/server/services/product/prices/undo-price-change";

export const priceRouter = createTRPCRouter({
  preview: tentProcedure.input(pricePreviewSchema).query(forTent(previewPriceChange)),
  change: tentProcedure.input(priceApplySchema).mutation(forTent(applyPriceChange)),
  /** Previews or changes prices in one call, for programs, which do not confirm a preview. */
  changeMany: tentProcedure.input(validateOnce(priceRequestSchema)).mutation(forTent(changeManyPrices)),
  undo: tentProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => undoPriceChange(ctx.service, ctx.tentId, input.id)),
  /** What a file of prices would change on a price list. */
  previewFile: tentFormProcedure.input(fileFormOf(listFilePreviewSchema)).mutation(forTent(previewListFile)),
  changeByFile: tentFormProcedure.input(fileFormOf(listFileApplySchema)).mutation(forTent(applyListFile)),
  history: tentProcedure.query(({ ctx }) => listPriceChanges(ctx.service, ctx.tentId)),
});
