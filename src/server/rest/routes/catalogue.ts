import { z } from "zod";
import { LIST_SECRET } from "~/domain/price-lists/list-link";
import { MAX_LIST_PASSWORD } from "~/domain/price-lists/visitor-limits";
import { message } from "~/domain/validation-key";
import { type RestRoute, restRoute, Written } from "../row";
import { categoryOut, idIn, idOut, productOut, toCategory } from "../wire";

const ofTent = z.object({ tentId: idIn });
/** The secret of a price list's link, and its password: what its customers see. */
const listIn = {
  list: z
    .string()
    .regex(LIST_SECRET, { error: message("common.invalid") })
    .optional(),
  list_password: z
    .string()
    .max(MAX_LIST_PASSWORD, { error: message("common.tooLong") })
    .optional(),
};
const shownToTent = ofTent.extend(listIn);

/** The list fields of a call as its procedure names them. */
const withList = <Input extends { list_password?: string | undefined }>({ list_password, ...input }: Input) => ({
  ...input,
  listPassword: list_password,
});
const products = z.array(productOut);

/** Public reads of a shop; the owner's token also reads paused products. */
export const catalogueRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/getProducts/{tentId}",
    who: "anyone",
    body: "none",
    input: shownToTent,
    output: products,
    summary: "Los productos de una tienda; con el token de su dueño, también los pausados.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.products(withList(input))) }),
  }),
  restRoute({
    method: "GET",
    path: "/get-categories/{tentId}",
    who: "anyone",
    body: "none",
    input: ofTent,
    output: z.array(categoryOut),
    summary: "Las categorías de una tienda en su orden; con el token de su dueño, también las pausadas.",
    call: async ({ call }, input) => ({ data: (await call.catalogue.categories(input)).map(toCategory) }),
  }),
  restRoute({
    method: "GET",
    path: "/not-paused-category-ids/{tentId}",
    who: "anyone",
    body: "none",
    input: ofTent,
    output: z.array(idOut),
    summary: "Los números de las categorías que no están pausadas.",
    call: async ({ call }, input) => ({ data: await call.catalogue.notPausedIds(input) }),
  }),
  restRoute({
    method: "GET",
    path: "/search-results/{tentId}/{term}",
    who: "anyone",
    body: "none",
    input: shownToTent.extend({ term: z.string() }),
    output: products,
    summary: "Buscar productos: hasta 100, primero los que mejor coinciden.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.foundProducts(withList(input))) }),
  }),
  restRoute({
    method: "GET",
    path: "/category-products/{categoryId}",
    who: "anyone",
    body: "none",
    input: z.object({ categoryId: idIn, tent_id: idIn.optional(), ...listIn }),
    output: products,
    summary: "Los productos de una categoría; 9999 con tent_id son las ofertas de una tienda.",
    call: async ({ call }, { tent_id: tentId, ...input }) => ({
      data: new Written(await call.catalogue.categoryProducts(withList({ ...input, tentId }))),
    }),
  }),
  restRoute({
    method: "GET",
    path: "/no-category-products/{tentId}",
    who: "anyone",
    body: "none",
    input: shownToTent,
    output: products,
    summary: "Los productos sin categoría de una tienda.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.looseProducts(withList(input))) }),
  }),
  restRoute({
    method: "GET",
    path: "/refetch-product/{id}",
    who: "anyone",
    body: "none",
    input: z.object({ id: idIn, ...listIn }),
    output: productOut,
    summary: "Un producto como está ahora en la base.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.product(withList(input))) }),
  }),
  restRoute({
    method: "GET",
    path: "/image-tobase/{a}/{b}",
    who: "anyone",
    body: "none",
    input: z.object({ a: z.string(), b: z.string() }),
    output: z.string().startsWith("data:image/"),
    summary: "Una imagen guardada como URL data: carpeta y archivo de su dirección.",
    call: async ({ call }, { a: folder, b: file }) => ({ data: await call.catalogue.image({ folder, file }) }),
  }),
];
