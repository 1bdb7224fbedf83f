import { z } from "zod";
import { priceListSchema, priceListUpdateSchema } from "~/domain/price-lists/price-list-schemas";
import type { PriceListView } from "~/server/services/price-lists/price-lists";
import { changeRow, deletionRow, listRow, newRow } from "../part-rows";
import { type RestRoute, restRoute } from "../row";
import { amountOut, bodyOf, flagOut, idIn, idOut, textOut, toFlag } from "../wire";

const priceListOut = z
  .strictObject({
    id: idOut,
    name: z.string(),
    percent: amountOut
      .nullable()
      .meta({ description: "Lo que se descuenta del precio público; null, solo precios propios." }),
    rounding: amountOut.nullable(),
    min_total: amountOut.nullable(),
    min_units: z.int().nullable(),
    from: textOut,
    to: textOut,
    paused: flagOut,
    visible_product_ids: z.array(idOut).nullable(),
    takes_requests: flagOut,
    hides_public: flagOut,
    has_password: flagOut,
    own_prices: z.int(),
    customers: z.int(),
    requests: z.int(),
    state: z.enum(["active", "scheduled", "paused", "over"]),
    secret: z.string(),
    link: z.url(),
  })
  .meta({ id: "PriceList" });

const priceListWithEntriesOut = priceListOut
  .extend({
    entries: z.array(z.strictObject({ product_id: idOut, variant_id: idOut.nullable(), price: amountOut })),
  })
  .meta({ id: "PriceListWithEntries" });

const toPriceListOut = (list: PriceListView): z.input<typeof priceListOut> => ({
  id: list.id,
  name: list.name,
  percent: list.percent,
  rounding: list.rounding,
  min_total: list.minTotal,
  min_units: list.minUnits,
  from: list.from,
  to: list.to,
  paused: toFlag(list.paused),
  visible_product_ids: list.visibleProductIds && [...list.visibleProductIds],
  takes_requests: toFlag(list.takesRequests),
  hides_public: toFlag(list.hidesPublic),
  has_password: toFlag(list.hasPassword),
  own_prices: list.entries,
  customers: list.customers,
  requests: list.requests,
  state: list.state,
  secret: list.secret,
  link: list.link,
});

export const priceListRows: RestRoute[] = [
  listRow({
    path: "/price-lists/{tentId}",
    output: z.array(priceListOut),
    summary: "Las listas de precios de la tienda, con el secreto de su dirección.",
    read: async (call, asked) => (await call.priceList.all(asked)).map(toPriceListOut),
  }),
  restRoute({
    method: "GET",
    path: "/price-list/{id}",
    who: "owner",
    body: "none",
    input: z.object({ id: idIn }),
    output: priceListWithEntriesOut,
    summary: "Una lista de precios con sus precios propios.",
    call: async ({ call, tentOf }, { id }) => {
      const asked = { tentId: await tentOf("priceList", id), id };
      const [list, entries] = await Promise.all([call.priceList.one(asked), call.priceList.entries(asked)]);
      const written = entries.map(({ productId, variantId, price }) => ({
        product_id: productId,
        variant_id: variantId,
        price,
      }));
      return { data: { ...toPriceListOut(list), entries: written } };
    },
  }),
  newRow({
    path: "/price-list",
    input: bodyOf(priceListSchema, { tentId: idIn }),
    output: priceListOut,
    summary: "Crear una lista de precios; responde con el secreto de su dirección.",
    write: async (call, given) => toPriceListOut(await call.priceList.create(given)),
  }),
  changeRow({
    path: "/price-list",
    part: "priceList",
    input: bodyOf(priceListUpdateSchema),
    output: priceListOut,
    summary: "Cambiar una lista; lo que no se manda queda como está, y `entries` reemplaza sus precios propios.",
    write: async (call, given) => toPriceListOut(await call.priceList.update(given)),
  }),
  deletionRow({
    path: "/price-list/{id}",
    part: "priceList",
    summary: "Borrar una lista de precios; los pedidos conservan sus precios y su nombre.",
    remove: (call, asked) => call.priceList.remove(asked),
  }),
];
