import { z } from "zod";
import { statsDaysSchema } from "~/domain/stats/period-schema";
import { SOURCES } from "~/domain/stats/source";
import type { Figures } from "~/server/services/stats/read-figures";
import { type RestRoute, restRoute } from "../row";
import { amountOut, dayOut, idIn, toPrice } from "../wire";

const ofDays = statsDaysSchema.extend({ id: idIn });
const countOut = z.int().min(0);
const figuresOut = z
  .strictObject({
    visits: countOut,
    sessions: countOut,
    product_views: countOut,
    cart_adds: countOut,
    whatsapp_opens: countOut,
    orders: countOut,
    sales: amountOut,
  })
  .meta({ id: "Figures" });

function toFigures({ pages, sessions, views, adds, chats, orders, sold }: Figures): z.input<typeof figuresOut> {
  return {
    visits: pages,
    sessions,
    product_views: views,
    cart_adds: adds,
    whatsapp_opens: chats,
    orders,
    sales: toPrice(sold) ?? 0,
  };
}

export const statsRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/tentStats/{id}",
    who: "owner",
    body: "none",
    input: ofDays,
    output: z.strictObject({
      from: dayOut,
      to: dayOut,
      totals: figuresOut,
      days: z.array(figuresOut.extend({ date: dayOut })),
    }),
    summary: "Totales y cifras de cada día de una tienda, hasta 366 días.",
    call: async ({ call }, { id: tentId, ...asked }) => {
      const { from, until, total, days } = await call.stats.days({ tentId, ...asked });
      return {
        data: {
          from,
          to: until,
          totals: toFigures(total),
          days: days.map((one) => ({ date: one.day, ...toFigures(one) })),
        },
      };
    },
  }),
  restRoute({
    method: "GET",
    path: "/tent-sessions/{id}",
    who: "owner",
    body: "none",
    input: ofDays,
    output: z.array(z.strictObject({ date: dayOut, source: z.enum(SOURCES), sessions: countOut })),
    summary: "Visitas de una tienda por día y por origen.",
    call: async ({ call }, { id: tentId, ...asked }) => {
      const sessions = await call.stats.sessions({ tentId, ...asked });
      return { data: sessions.map(({ day, ...rest }) => ({ date: day, ...rest })) };
    },
  }),
];
