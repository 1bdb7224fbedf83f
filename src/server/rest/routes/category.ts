import { z } from "zod";
import { categoryFieldUpdateSchema, categoryFormSchema, categoryUpdateSchema } from "~/domain/category/schemas";
import { idSchema } from "~/domain/fields";
import { changeRow, deletionRow, newRow } from "../part-rows";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, categoryOut, formOf, idIn, imageIn, toCategory } from "../wire";

export const categoryRows: RestRoute[] = [
  newRow({
    path: "/category",
    input: bodyOf(categoryFormSchema, { tentId: idSchema }),
    output: categoryOut,
    summary: "Crear una categoría, detrás de las otras.",
    write: async (call, given) => toCategory(await call.category.create(given)),
  }),
  changeRow({
    path: "/category",
    part: "category",
    input: bodyOf(categoryFieldUpdateSchema),
    output: categoryOut,
    summary: "Cambiar un campo de una categoría: name, order o paused.",
    write: async (call, given) => toCategory(await call.category.updateField(given)),
  }),
  changeRow({
    path: "/category/whole",
    part: "category",
    input: bodyOf(categoryUpdateSchema),
    output: categoryOut,
    summary: "Cambiar una categoría entera; lo que no se manda queda como está.",
    write: async (call, given) => toCategory(await call.category.update(given)),
  }),
  deletionRow({
    path: "/category/{id}",
    part: "category",
    summary: "Borrar una categoría; sus productos quedan sin categoría.",
    remove: (call, asked) => call.category.delete(asked),
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
