import { z } from "zod";
import { idSchema } from "~/domain/fields";
import {
  imagesOrderForm,
  imagesOrderSchema,
  productFields,
  productFieldUpdateSchema,
  productFormSchema,
  productUpdateWithImagesSchema,
} from "~/domain/product/crud/schemas";
import { priceRequestSchema } from "~/domain/product/prices/price-request";
import { ValidatedInput } from "~/server/api/validated-input";
import { changeRow, deletionRow, newRow } from "../part-rows";
import { type RestRoute, restRoute } from "../row";
import {
  bodyOf,
  fieldWithWireNames,
  formOf,
  idIn,
  idOut,
  imageIn,
  listWithWireNames,
  priceOut,
  productImageOut,
  productOut,
  toPrice,
  toProduct,
  toProductImage,
} from "../wire";

const priceChangesOut = z.strictObject({
  changed: z.int(),
  changes: z.array(
    z.strictObject({
      id: idOut,
      variant_id: idOut.optional().meta({ description: "Si es el precio de una variante." }),
      before: priceOut,
      after: priceOut,
    }),
  ),
  batch_id: idOut.nullable().meta({ description: "null si no se escribió nada." }),
});

export const productRows: RestRoute[] = [
  newRow({
    path: "/product",
    input: bodyOf(productFormSchema, { tentId: idSchema }, ["cost", "photos"]),
    output: productOut,
    summary: "Crear un producto, con sus variantes.",
    write: async (call, given) => toProduct(await call.product.create(given)),
  }),
  changeRow({
    path: "/product",
    part: "product",
    input: fieldWithWireNames(productFields).transform(
      (update) => new ValidatedInput(productFieldUpdateSchema, update, {}),
    ),
    output: productOut,
    summary: "Cambiar un campo de un producto.",
    write: async (call, given) => toProduct(await call.product.updateField(given)),
  }),
  changeRow({
    path: "/product-whole",
    part: "product",
    input: bodyOf(productUpdateWithImagesSchema),
    output: productOut,
    summary: "Cambiar un producto entero, con variantes y orden de fotos; lo que no se manda queda.",
    write: async (call, given) => toProduct(await call.product.updateWithImages(given)),
  }),
  deletionRow({
    path: "/product/{id}",
    part: "product",
    summary: "Borrar un producto; queda 30 días en la papelera.",
    remove: (call, asked) => call.product.delete(asked),
  }),
  restRoute({
    method: "POST",
    path: "/product/image",
    who: "owner",
    body: "image",
    input: z.object({ image: imageIn, product_id: idIn }),
    output: productImageOut,
    status: 201,
    summary: "Agregar una foto a un producto, detrás de las otras.",
    call: async ({ call, tentOf }, { image, product_id: productId }) => {
      const form = formOf({ tentId: await tentOf("product", productId), image, productId });
      return { data: toProductImage(await call.product.addImage(form), productId) };
    },
  }),
  deletionRow({
    path: "/product/image/{id}",
    part: "productImage",
    summary: "Borrar una foto de un producto.",
    remove: (call, asked) => call.product.removeImage(asked),
  }),
  restRoute({
    method: "PUT",
    path: "/product/images-order",
    who: "owner",
    body: "json",
    bodyAs: "list",
    input: z
      .object({ list: listWithWireNames(imagesOrderSchema) })
      .transform((order) => new ValidatedInput(imagesOrderForm, order, {})),
    output: z.array(productImageOut),
    summary: "Ordenar las fotos de un producto; las que no se nombran quedan detrás.",
    call: async ({ call, tentOf }, input) => {
      const tentId = await tentOf("productImage", input.value.list[0]?.imageId ?? 0);
      const images = await call.product.orderImages(input.asInput(tentId));
      return { data: images.map((image) => toProductImage(image, image.productId)) };
    },
  }),
  restRoute({
    method: "POST",
    path: "/products/multi-product-price-change",
    who: "owner",
    body: "json",
    input: bodyOf(priceRequestSchema, { tentId: idSchema }),
    output: priceChangesOut,
    summary: "Cambiar muchos precios a la vez, o con dry_run ver cómo quedarían.",
    call: async ({ call }, input) => {
      const { changes, batchId } = await call.price.changeMany(input.asInput(input.extra.tentId));
      const told = changes.map(({ productId: id, variantId, before, after }) => ({
        id,
        ...(variantId !== null && { variant_id: variantId }),
        before: toPrice(before),
        after: toPrice(after),
      }));
      return { data: { changed: told.length, changes: told, batch_id: batchId } };
    },
  }),
];
