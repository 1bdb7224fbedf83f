import { z } from "zod";
import { notificationSchema } from "~/domain/news/schemas";
import type { Notification } from "~/server/services/news/list-notifications";
import { appOrigin } from "~/server/site/addresses";
import { type RestRoute, restRoute } from "../row";
import {
  bodyOf,
  DONE,
  dateOut,
  flagOut,
  formOf,
  idOut,
  imageIn,
  textOut,
  toDate,
  toFlag,
  trueOut,
  urlOut,
} from "../wire";

const notificationOut = z
  .strictObject({
    id: idOut,
    title: z.string(),
    text: z.string(),
    image: urlOut.nullable(),
    url: textOut,
    created_at: dateOut,
    pivot: z.strictObject({ viewed: flagOut }),
  })
  .meta({ id: "Notification" });

const toNotification = (news: Notification): z.input<typeof notificationOut> => ({
  id: news.id,
  title: news.title,
  text: news.text,
  image: news.image && appOrigin + news.image,
  url: news.url,
  created_at: toDate(news.createdAt),
  pivot: { viewed: toFlag(news.viewed) },
});

export const newsRows: RestRoute[] = [
  restRoute({
    method: "GET",
    path: "/user-notifications",
    who: "user",
    body: "none",
    input: z.object({}),
    output: z.array(notificationOut),
    summary: "Las últimas 100 novedades de la persona que llama, la más nueva primero.",
    call: async ({ call }) => ({ data: (await call.news.all()).map(toNotification) }),
  }),
  restRoute({
    method: "GET",
    path: "/set-user-notifications-viewed",
    who: "user",
    body: "none",
    input: z.object({}),
    output: trueOut,
    summary: "Marcar todas las novedades como vistas.",
    call: async ({ call }) => {
      await call.news.viewAll();
      return DONE;
    },
  }),
  restRoute({
    method: "POST",
    path: "/new-user-notification",
    who: "super",
    body: "json",
    wrapped: "notification",
    input: z.object({ notification: bodyOf(notificationSchema) }).transform(({ notification }) => notification),
    output: notificationOut,
    summary: "Publicar una novedad para todas las cuentas, o para las de un país.",
    call: async ({ call }, input) => ({ data: toNotification(await call.news.publish(input.asInput())) }),
  }),
  restRoute({
    method: "POST",
    path: "/novedades/image",
    who: "super",
    body: "image",
    input: z.object({ image: imageIn }),
    output: z.strictObject({ url: urlOut }),
    summary: "Subir la imagen que mostrará una novedad.",
    call: async ({ call }, { image }) => {
      const { url } = await call.news.addImage(formOf({ image }));
      return { data: { url: appOrigin + url } };
    },
  }),
];
