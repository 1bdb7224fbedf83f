import { z } from "zod";
import { categoryFieldUpdateSchema, categoryFormSchema, categoryUpdateSchema } from "~/domain/category/schemas";
import { idSchema } from "~/domain/fields";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, categoryOut, DONE, formOf, idIn, imageIn, toCategory, trueOut } from "../wire";

export const categoryRows: RestRoute[] = [
  restRoute({
    method: "POST",
    path: "/category",
    who: "owner",
    body: "json",
    input: bodyOf(categoryFormSchema, { tentId: idSchema }),
    output: categoryOut,
    status: 201,
    summary: "Crear una categoría, detrás de las otras.",
    call: async ({ call }, input) => ({
      data: toCategory(await call.category.create(input.asInput(input.extra.tentId))),
    }),
  }),
  restRoute({
    method: "PUT",
    path: "/category",
    who: "owner",
    body: "json",
    input: bodyOf(categoryFieldUpdateSchema),
    output: categoryOut,
    summary: "Cambiar un campo de una categoría: name, order o paused.",
    call: async ({ call, tentOf }, input) => {
      const tentId = await tentOf("category", input.value.id);
      return { data: toCategory(await call.category.updateField(input.asInput(tentId))) };
    },
  }),
  restRoute({
    method: "PUT",
    path: "/category/whole",
    who: "owner",
    body: "json",
    input: bodyOf(categoryUpdateSchema),
    output: categoryOut,
    summary: "Cambiar una categoría entera; lo que no se manda queda como está.",
    call: async ({ call, tentOf }, input) => {
      const tentId = await tentOf("category", input.value.id);
      return { data: toCategory(await call.category.update(input.asInput(tentId))) };
    },
  }),
  restRoute({
    method: "DELETE",
    path: "/category/{id}",
    who: "owner",
    body: "none",
    input: z.object({ id: idIn }),
    output: trueOut,
    summary: "Borrar una categoría; sus productos quedan sin categoría.",
    call: async ({ call, tentOf }, { id }) => {
      await call.category.delete({ tentId: await tentOf("category", id), id });
      return DONE;
    },
  }),
  restRoute({
    method: "POST",
    path: "/category/image",
    who: "owner",
    body: "image",
    input: z.object({ image: imageIn, category_id: idIn }),
    output: categoryOut,
    summary: "Poner la foto de una categoría en lugar de la que tenía.",
    call: async ({ call, tentOf }, { image, category_id: categoryId }) => {
      const tentId = await tentOf("category", categoryId);
      return { data: toCategory(await call.category.setImage(formOf({ tentId, image, categoryId }))) };
    },
  }),
];
