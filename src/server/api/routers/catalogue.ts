import { z } from "zod";
import { pdfOptionsSchema, pdfScopeSchema } from "~/domain/catalogue/pdf/pdf-scope-schemas";
import { pictureSetupSchema } from "~/domain/catalogue/share-picture/share-picture-schemas";
import { idSchema } from "~/domain/fields";
import { isListSecret } from "~/domain/price-lists/list-link";
import { MAX_LIST_PASSWORD } from "~/domain/price-lists/visitor-limits";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, publicProcedure, tentProcedure, userProcedure } from "~/server/api/procedures";
import {
  cancelCataloguePdf,
  currentCataloguePdf,
  processingOwnPdfs,
  startCataloguePdf,
} from "~/server/services/catalogue/pdf/pdf-states";
import { readCategories, readNotPausedIds } from "~/server/services/catalogue/read-categories";
import {
  readAllProducts,
  readCategoryProducts,
  readFoundProducts,
  readLooseProducts,
  readOneProduct,
} from "~/server/services/catalogue/read-products";
import { getPictureSetup } from "~/server/services/catalogue/share-picture/get-picture-setup";
import { readDataUrl } from "~/server/services/image/read-data-url";
import type { NamedList } from "~/server/services/price-lists/enter-list";

/** Open to anyone, with their actor: a shop's owner also reads paused products. */
const readProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { service: ctx.serviceFor(await ctx.loadActor()) } }),
);

const listFields = {
  list: z.string().refine(isListSecret).optional(),
  listPassword: z.string().max(MAX_LIST_PASSWORD).optional(),
};
const ofTent = z.object({ tentId: idSchema });
const shownToTent = ofTent.extend(listFields);

interface AskedList {
  list?: string | undefined;
  listPassword?: string | undefined;
}

/** The price list that a call names, if it names one. */
const named = ({ address }: { address: string }, { list, listPassword = "" }: AskedList): NamedList | null =>
  list === undefined ? null : { secret: list, password: listPassword || null, address };

/** Operations on the catalogue as a whole, and the reads of public API clients. */
export const catalogueRouter = createTRPCRouter({
  products: readProcedure
    .input(shownToTent)
    .query(({ ctx, input }) => readAllProducts(ctx.service, input.tentId, named(ctx, input))),
  looseProducts: readProcedure
    .input(shownToTent)
    .query(({ ctx, input }) => readLooseProducts(ctx.service, input.tentId, named(ctx, input))),
  categoryProducts: readProcedure
    .input(ofTent.partial().extend({ categoryId: idSchema, ...listFields }))
    .query(({ ctx, input }) => readCategoryProducts(ctx.service, input, named(ctx, input))),
  foundProducts: readProcedure
    .input(shownToTent.extend({ term: z.string() }))
    .query(({ ctx, input }) => readFoundProducts(ctx.service, { ...input, address: ctx.address }, named(ctx, input))),
  product: readProcedure
    .input(z.object({ id: idSchema, ...listFields }))
    .query(({ ctx, input }) => readOneProduct(ctx.service, input.id, named(ctx, input))),
  categories: readProcedure.input(ofTent).query(({ ctx, input }) => readCategories(ctx.service, input.tentId)),
  notPausedIds: readProcedure.input(ofTent).query(({ ctx, input }) => readNotPausedIds(ctx.service, input.tentId)),
  image: publicProcedure
    .input(z.object({ folder: z.string(), file: z.string() }))
    .query(({ ctx, input }) => readDataUrl(ctx.service.ports.storage, input)),
  pictureSetup: tentProcedure.input(pictureSetupSchema).query(forTent(getPictureSetup)),
  pdf: tentProcedure.query(({ ctx }) => currentCataloguePdf(ctx.service, ctx.tentId)),
  processing: userProcedure.query(({ ctx }) => processingOwnPdfs(ctx.service)),
  makePdf: tentProcedure
    .input(pdfOptionsSchema.extend({ scope: pdfScopeSchema }))
    .mutation(({ ctx, input: { scope, ...options } }) => startCataloguePdf(ctx.service, ctx.tentId, scope, options)),
  cancelPdf: tentProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => cancelCataloguePdf(ctx.service, ctx.tentId, input.id)),
});
