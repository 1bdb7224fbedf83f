import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { linkedTentSchema, tentFieldSchema, tentFields } from "~/domain/tent/schemas";
import { clearableColour, themeSchema } from "~/domain/theme/schemas";
import { ValidatedInput } from "~/server/api/validated-input";
import { appOrigin } from "~/server/site/addresses";
import { type RestRoute, restRoute, Written } from "../row";
import {
  bodyOf,
  fieldWithWireNames,
  flagOut,
  formOf,
  idIn,
  idOut,
  imageIn,
  tentOut,
  toFlag,
  toTent,
  urlOut,
} from "../wire";

/** A name in the path; an unknown one is a 404. */
const nameIn = z.string().max(80);
const linkedOut = z.strictObject({ id: idOut, name: z.string(), subdomain: z.string() });

/** The use case checks whether a shop may take the name of the site itself. */
const fieldIn = fieldWithWireNames(tentFields).transform(
  ({ id: tentId, ...change }) => new ValidatedInput(tentFieldSchema, change, { tentId }),
);
const coloursIn = z
  .object({
    tent_id: idSchema,
    first_color: clearableColour,
    second_color: clearableColour,
    third_color: clearableColour,
    bg_color: clearableColour,
  })
  .transform(({ tent_id: tentId, ...colours }) => {
    const theme = {
      firstCustomColor: colours.first_color,
      secondCustomColor: colours.second_color,
      textCustomColor: colours.third_color,
      bgCustomColor: colours.bg_color,
    };
    return new ValidatedInput(themeSchema, theme, { tentId });
  });

export const tentRows: RestRoute[] = [
  restRoute({
    method: "POST",
    path: "/new-linked-tent",
    who: "user",
    body: "json",
    input: bodyOf(linkedTentSchema),
    output: tentOut,
    status: 201,
    summary: "Abrir otra tienda de la misma persona, en el país y con el WhatsApp de la primera.",
    call: async ({ call }, input) => {
      const { id } = await call.tent.createLinked(input.asInput());
      return { data: toTent(await call.tent.withCatalogue({ tentId: id })) };
    },
  }),
  restRoute({
    method: "GET",
    path: "/tent",
    who: "user",
    body: "none",
    input: z.object({}),
    output: tentOut.extend({ linked: z.array(linkedOut) }).nullable(),
    summary: "La tienda propia, con las otras de la misma persona; null si todavía no hay.",
    call: async ({ call }) => {
      const own = await call.tent.own();
      return { data: own && toTent(own, { linked: own.linked }) };
    },
  }),
  restRoute({
    method: "GET",
    path: "/tent/{slug}",
    who: "anyone",
    body: "none",
    input: z.object({ slug: nameIn }),
    output: tentOut,
    summary: "Una tienda por su slug, como la ve un visitante.",
    call: async ({ call }, input) => ({ data: toTent(await call.tent.public(input)) }),
  }),
  restRoute({
    method: "GET",
    path: "/tent-by-id/{id}",
    who: "anyone",
    body: "none",
    input: z.object({ id: idIn }),
    output: tentOut,
    summary: "Una tienda por su número, como la ve un visitante.",
    call: async ({ call }, input) => ({ data: toTent(await call.tent.public(input)) }),
  }),
  restRoute({
    method: "GET",
    path: "/tent-by-subdomain/{sub}",
    who: "anyone",
    body: "none",
    input: z.object({ sub: nameIn }),
    output: z.strictObject({
      tent: tentOut,
      notPausedCategoryIds: z.array(idOut),
      hasProductWithNocategory: flagOut,
    }),
    summary: "Una tienda por su subdominio, con lo que hace falta para mostrar su catálogo.",
    call: async ({ call }, { sub }) => {
      const { notPausedCategoryIds, hasLooseProducts, ...whole } = await call.tent.catalogue({ subdomain: sub });
      const more = JSON.stringify({ notPausedCategoryIds, hasProductWithNocategory: toFlag(hasLooseProducts) });
      return { data: new Written(`{"tent":${toTent(whole).json},${more.slice(1)}`) };
    },
  }),
  restRoute({
    method: "PUT",
    path: "/tent",
    who: "owner",
    body: "json",
    input: fieldIn,
    output: tentOut,
    summary: "Cambiar un dato de una tienda.",
    call: async ({ call }, input) => {
      const { tentId } = input.extra;
      await call.tent.updateField(input.asInput(tentId));
      return { data: toTent(await call.tent.withCatalogue({ tentId })) };
    },
  }),
  restRoute({
    method: "POST",
    path: "/upload-logo",
    who: "owner",
    body: "image",
    input: z.object({ tent_id: idIn, image: imageIn }),
    output: z.strictObject({ logo: urlOut }),
    summary: "Subir el logo de una tienda.",
    call: async ({ call }, { tent_id: tentId, image }) => {
      const { logo } = await call.tent.setLogo(formOf({ tentId, image }));
      return { data: { logo: new URL(logo, appOrigin).href } };
    },
  }),
  restRoute({
    method: "PUT",
    path: "/assign-tent-colors",
    who: "owner",
    body: "json",
    input: coloursIn,
    output: tentOut,
    summary: "Elegir los cuatro colores de una tienda; third_color es el del texto y null deja el del estilo.",
    call: async ({ call }, input) => {
      const { tentId } = input.extra;
      await call.theme.assignColours(input.asInput(tentId));
      return { data: toTent(await call.tent.withCatalogue({ tentId })) };
    },
  }),
  restRoute({
    method: "GET",
    path: "/country/{id}",
    who: "anyone",
    body: "none",
    input: z.object({ id: idIn }),
    output: z
      .strictObject({ id: idOut, name: z.string(), cod_number: z.string(), currency: z.string() })
      .meta({ id: "Country" }),
    summary: "Un país, con su código de teléfono y su moneda.",
    call: async ({ call }, input) => {
      const { id, name, codNumber, currency } = await call.tent.country(input);
      return { data: { id, name, cod_number: codNumber, currency } };
    },
  }),
];
