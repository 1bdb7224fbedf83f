import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { newsPageSchema, newsSchema, notificationSchema } from "~/domain/news/schemas";
import { message } from "~/domain/validation-key";
import { createTRPCRouter } from "~/server/api/init";
import { forCaller, superProcedure, userProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { countUnseenNews, listNews } from "~/server/services/news/list-news";
import { listNotifications } from "~/server/services/news/list-notifications";
import { addNewsImage, publishNews } from "~/server/services/news/publish-news";
import { viewAllNews } from "~/server/services/news/view-all-news";
import { createNews, deleteNews, type NewsForm, updateNews } from "~/server/services/news/write-news";

/** A multipart body: the fields of the news, `image` with a new picture, `removeImage` to remove the current one. */
const newsForm = z.instanceof(FormData).transform((form, check): NewsForm => {
  const text = (name: string) => form.get(name) ?? undefined;
  const [title, body, url, countryId] = ["title", "text", "url", "countryId"].map(text);
  const news = newsSchema.safeParse({ title, text: body, url, countryId });
  const image = form.get("image");
  if (!news.success) {
    for (const { path, message } of news.error.issues) check.addIssue({ code: "custom", path, message });
    return z.NEVER;
  }
  const isPicture = image instanceof Blob && image.size > 0;
  return { news: news.data, image: isPicture ? image : null, removeImage: form.get("removeImage") === "1" };
});

const existingNewsForm = z.instanceof(FormData).transform((form, check): NewsForm & { id: number } => {
  const id = idSchema.safeParse(Number(form.get("id")));
  const rest = newsForm.safeParse(form);
  if (!id.success) check.addIssue({ code: "custom", path: ["id"], message: message("common.id") });
  for (const { path, message } of rest.error?.issues ?? []) check.addIssue({ code: "custom", path, message });
  return id.success && rest.success ? { id: id.data, ...rest.data } : z.NEVER;
});

const newsImageForm = z.instanceof(FormData).transform((form, check) => {
  const file = form.get("image");
  if (file instanceof Blob) return file;
  check.addIssue({ code: "custom", path: ["image"], message: message("image.missing") });
  return z.NEVER;
});

export const newsRouter = createTRPCRouter({
  list: userProcedure.input(newsPageSchema).query(forCaller(listNews)),
  all: userProcedure.query(({ ctx }) => listNotifications(ctx.service)),
  unseen: userProcedure.query(({ ctx }) => countUnseenNews(ctx.service)),
  viewAll: userProcedure.mutation(({ ctx }) => viewAllNews(ctx.service)),
  create: superProcedure.input(newsForm).mutation(forCaller(createNews)),
  addImage: superProcedure.input(newsImageForm).mutation(forCaller(addNewsImage)),
  publish: superProcedure.input(validateOnce(notificationSchema)).mutation(forCaller(publishNews)),
  update: superProcedure.input(existingNewsForm).mutation(forCaller(updateNews)),
  delete: superProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => deleteNews(ctx.service, input.id)),
});
