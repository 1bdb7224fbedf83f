import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { MAX_PICKED_PRODUCTS, MAX_SECTIONS } from "~/domain/home/kinds";
import { publishHomeSchema } from "~/domain/home/schemas";
import { message } from "~/domain/validation-key";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, queuedProcedure, tentFormProcedure, tentProcedure } from "~/server/api/procedures";
import { addHomeImage } from "~/server/services/home/add-home-image";
import { getHome, listHomeProducts } from "~/server/services/home/get-home";
import { publishHome, undoHome } from "~/server/services/home/publish-home";

const pictureForm = z.instanceof(FormData).transform((form, check) => {
  const image = form.get("image");
  if (image instanceof Blob) return { image };
  check.addIssue({ code: "custom", path: ["image"], message: message("image.missing") });
  return z.NEVER;
});
const productIds = z.array(idSchema).max(MAX_SECTIONS * MAX_PICKED_PRODUCTS);

export const homeRouter = createTRPCRouter({
  get: tentProcedure.query(({ ctx }) => getHome(ctx.service, ctx.tentId)),
  products: tentProcedure
    .input(z.object({ ids: productIds }))
    .query(({ ctx, input }) => listHomeProducts(ctx.service, ctx.tentId, input.ids)),
  publish: queuedProcedure.input(publishHomeSchema).mutation(forTent(publishHome)),
  undo: tentProcedure
    .input(z.object({ revision: z.number().int().min(1) }))
    .mutation(({ ctx, input }) => undoHome(ctx.service, ctx.tentId, input.revision)),
  addImage: tentFormProcedure
    .input(pictureForm)
    .mutation(({ ctx, input }) => addHomeImage(ctx.service, ctx.tentId, input.image)),
});
