import { z } from "zod";
import {
  categoriesOrderSchema,
  categoryFields,
  categoryFieldUpdateSchema,
  categoryFormSchema,
  categoryUpdateSchema,
} from "~/domain/category/schemas";
import { idSchema } from "~/domain/fields";
import { imageForm } from "~/server/api/image-form";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, queuedProcedure, tentFormProcedure, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { createCategory } from "~/server/services/category/create-category";
import { deleteCategory } from "~/server/services/category/delete-category";
import { listCategories } from "~/server/services/category/list-categories";
import { orderCategories } from "~/server/services/category/order-categories";
import { removeCategoryImage, setCategoryImage } from "~/server/services/category/set-category-image";
import { updateCategory } from "~/server/services/category/update-category";

const byId = z.object({ id: idSchema });

export const categoryRouter = createTRPCRouter({
  list: tentProcedure.query(({ ctx }) => listCategories(ctx.service, ctx.tentId)),
  create: queuedProcedure.input(validateOnce(categoryFormSchema)).mutation(forTent(createCategory)),
  rename: queuedProcedure.input(byId.extend({ name: categoryFields.name })).mutation(forTent(updateCategory)),
  pause: queuedProcedure.input(byId.extend({ paused: categoryFields.paused })).mutation(forTent(updateCategory)),
  updateField: tentProcedure
    .input(validateOnce(categoryFieldUpdateSchema))
    .mutation(({ ctx, input: { id, field, value } }) =>
      updateCategory(ctx.service, ctx.tentId, { id, [field]: value }),
    ),
  update: tentProcedure.input(validateOnce(categoryUpdateSchema)).mutation(forTent(updateCategory)),
  setImage: tentFormProcedure.input(imageForm("categoryId")).mutation(forTent(setCategoryImage)),
  removeImage: queuedProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeCategoryImage(ctx.service, ctx.tentId, input.id)),
  order: queuedProcedure
    .input(z.object({ list: categoriesOrderSchema }))
    .mutation(({ ctx, input }) => orderCategories(ctx.service, ctx.tentId, input.list)),
  delete: queuedProcedure.input(byId).mutation(({ ctx, input }) => deleteCategory(ctx.service, ctx.tentId, input.id)),
});
