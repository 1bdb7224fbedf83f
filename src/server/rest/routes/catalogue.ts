import { z } from "zod";
import { type RestRoute, restRoute, Written } from "../row";
import { categoryOut, idIn, idOut, productOut, toCategory } from "../wire";

const ofTent = z.object({ tentId: idIn });
const products = z.array(productOut);

/** Public reads of a shop; the owner's token also reads paused products. */
export const catalogueRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/getProducts/{tentId}",
    who: "anyone",
    body: "none",
    input: ofTent,
    output: products,
    summary: "Los productos de una tienda; con el token de su dueño, también los pausados.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.products(input)) }),
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
    input: ofTent.extend({ term: z.string() }),
    output: products,
    summary: "Buscar productos: hasta 100, primero los que mejor coinciden.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.foundProducts(input)) }),
  }),
  restRoute({
    method: "GET",
    path: "/category-products/{categoryId}",
    who: "anyone",
    body: "none",
    input: z.object({ categoryId: idIn, tent_id: idIn.optional() }),
    output: products,
    summary: "Los productos de una categoría; 9999 con tent_id son las ofertas de una tienda.",
    call: async ({ call }, { categoryId, tent_id: tentId }) => ({
      data: new Written(await call.catalogue.categoryProducts({ categoryId, tentId })),
    }),
  }),
  restRoute({
    method: "GET",
    path: "/no-category-products/{tentId}",
    who: "anyone",
    body: "none",
    input: ofTent,
    output: products,
    summary: "Los productos sin categoría de una tienda.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.looseProducts(input)) }),
  }),
  restRoute({
    method: "GET",
    path: "/refetch-product/{id}",
    who: "anyone",
    body: "none",
    input: z.object({ id: idIn }),
    output: productOut,
    summary: "Un producto como está ahora en la base.",
    call: async ({ call }, input) => ({ data: new Written(await call.catalogue.product(input)) }),
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
