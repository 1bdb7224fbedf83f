import { z } from "zod";
import { linkFormSchema, linksOrderSchema, linktreeDescriptionSchema, linkUpdateSchema } from "~/domain/link/schemas";
import { found } from "~/server/errors";
import type { LinkView } from "~/server/services/link/link-view";
import { type Row, row } from "../row";
import { DONE, flagIn, flagOut, idIn, idOut, textOut, toFlag, trueOut } from "../wire";

const linkOut = z
  .strictObject({
    id: idOut,
    code: textOut.meta({ description: "Los cinco que trae la tienda tienen el suyo; los demás, null." }),
    name: z.string(),
    url: textOut.meta({ description: "Adónde lleva hoy; null si la tienda no tiene ese dato." }),
    paused: flagOut,
    order: z.int(),
  })
  .meta({ id: "Link" });

const toLink = ({ id, code, name, url, paused, order }: LinkView): z.input<typeof linkOut> => ({
  id,
  code,
  name,
  url,
  paused: toFlag(paused),
  order,
});

export const linkRows: Row[] = [
  row({
    method: "GET",
    path: "/links/{tentId}",
    who: "anyone",
    body: "none",
    input: z.object({ tentId: idIn }),
    output: z.array(linkOut),
    meta: z.strictObject({ description: z.string() }),
    summary: "Los links de una tienda en su orden; con el token de su dueño, también los pausados.",
    call: async ({ all }, input) => {
      const { links, description } = await all.link.of(input);
      return { data: links.map(toLink), meta: { description } };
    },
  }),
  row({
    method: "POST",
    path: "/first-links/{tentId}",
    who: "owner",
    body: "none",
    input: z.object({ tentId: idIn }),
    output: z.array(linkOut),
    summary: "Crear los cinco links que trae la tienda, si todavía no están.",
    call: async ({ tent }, { tentId }) => ({ data: (await tent(tentId).link.makeFirst()).map(toLink) }),
  }),
  row({
    method: "PUT",
    path: "/linktree-order",
    who: "owner",
    body: "json",
    bodyAs: "list",
    input: z.object({ list: linksOrderSchema }),
    output: z.array(linkOut),
    summary: "Ordenar los links; los que no se nombran quedan al final.",
    call: async ({ tentOf }, { list }) => {
      const own = await tentOf("link", found(list[0]).id);
      return { data: (await own.link.order({ list })).map(toLink) };
    },
  }),
  row({
    method: "PUT",
    path: "/linktree-description",
    who: "owner",
    body: "json",
    input: linktreeDescriptionSchema.extend({ tent_id: idIn }),
    output: z.strictObject({ description: z.string() }),
    summary: "Cambiar el texto que va arriba de los links.",
    call: async ({ tent }, { tent_id, description }) => ({ data: await tent(tent_id).link.describe({ description }) }),
  }),
  row({
    method: "PUT",
    path: "/link",
    who: "owner",
    body: "json",
    input: linkUpdateSchema.extend({ id: idIn, paused: flagIn.optional() }),
    output: linkOut,
    summary: "Cambiar el nombre, la dirección o la pausa de un link.",
    call: async ({ tentOf }, input) => ({ data: toLink(await (await tentOf("link", input.id)).link.update(input)) }),
  }),
  row({
    method: "POST",
    path: "/link",
    who: "owner",
    body: "json",
    input: linkFormSchema.extend({ tent_id: idIn }),
    output: linkOut,
    status: 201,
    summary: "Agregar un link propio.",
    call: async ({ tent }, { tent_id, ...form }) => ({ data: toLink(await tent(tent_id).link.create(form)) }),
  }),
  row({
    method: "DELETE",
    path: "/link/{id}",
    who: "owner",
    body: "none",
    input: z.object({ id: idIn }),
    output: trueOut,
    summary: "Eliminar un link propio; los que trae la tienda solo se pausan.",
    call: async ({ tentOf }, { id }) => {
      await (await tentOf("link", id)).link.delete({ id });
      return DONE;
    },
  }),
];
