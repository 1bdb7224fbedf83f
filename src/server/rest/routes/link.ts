import { z } from "zod";
import { linkFormSchema, linksOrderForm, linktreeDescriptionSchema, linkUpdateSchema } from "~/domain/link/schemas";
import { ValidatedInput } from "~/server/api/validated-input";
import { requireFound } from "~/server/errors";
import type { LinkView } from "~/server/services/link/link-view";
import { deletionRow, newRow } from "../part-rows";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, flagOut, idIn, idOut, textOut, toFlag } from "../wire";

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

const linkUpdateIn = linkUpdateSchema
  .extend({ id: idIn })
  .transform((update) => new ValidatedInput(linkUpdateSchema, update, {}));

export const linkRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/links/{tentId}",
    who: "anyone",
    body: "none",
    input: z.object({ tentId: idIn }),
    output: z.array(linkOut),
    meta: z.strictObject({ description: z.string() }),
    summary: "Los links de una tienda en su orden; con el token de su dueño, también los pausados.",
    call: async ({ call }, input) => {
      const { links, description } = await call.link.of(input);
      return { data: links.map(toLink), meta: { description } };
    },
  }),
  restRoute({
    method: "POST",
    path: "/first-links/{tentId}",
    who: "owner",
    body: "none",
    input: z.object({ tentId: idIn }),
    output: z.array(linkOut),
    summary: "Crear los cinco links que trae la tienda, si todavía no están.",
    call: async ({ call }, input) => ({ data: (await call.link.makeFirst(input)).map(toLink) }),
  }),
  restRoute({
    method: "PUT",
    path: "/linktree-order",
    who: "owner",
    body: "json",
    bodyAs: "list",
    input: bodyOf(linksOrderForm),
    output: z.array(linkOut),
    summary: "Ordenar los links; los que no se nombran quedan al final.",
    call: async ({ call, tentOf }, input) => {
      const tentId = await tentOf("link", requireFound(input.value.list[0]).id);
      return { data: (await call.link.order(input.asInput(tentId))).map(toLink) };
    },
  }),
  restRoute({
    method: "PUT",
    path: "/linktree-description",
    who: "owner",
    body: "json",
    input: bodyOf(linktreeDescriptionSchema, { tentId: idIn }),
    output: z.strictObject({ description: z.string() }),
    summary: "Cambiar el texto que va arriba de los links.",
    call: async ({ call }, input) => ({
      data: await call.link.describe(input.asInput(input.extra.tentId)),
    }),
  }),
  restRoute({
    method: "PUT",
    path: "/link",
    who: "owner",
    body: "json",
    input: linkUpdateIn,
    output: linkOut,
    summary: "Cambiar el nombre, la dirección o la pausa de un link.",
    call: async ({ call, tentOf }, input) => ({
      data: toLink(await call.link.update(input.asInput(await tentOf("link", input.value.id)))),
    }),
  }),
  newRow({
    path: "/link",
    input: bodyOf(linkFormSchema, { tentId: idIn }),
    output: linkOut,
    summary: "Agregar un link propio.",
    write: async (call, given) => toLink(await call.link.create(given)),
  }),
  deletionRow({
    path: "/link/{id}",
    part: "link",
    summary: "Eliminar un link propio; los que trae la tienda solo se pausan.",
    remove: (call, asked) => call.link.delete(asked),
  }),
];
