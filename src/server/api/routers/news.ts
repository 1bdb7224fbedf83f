import { createTRPCRouter } from "~/server/api/init";
import { userProcedure } from "~/server/api/procedures";
import { listNews } from "~/server/services/news/list-news";

export const newsRouter = createTRPCRouter({
  list: userProcedure.query(({ ctx }) => listNews(ctx.service)),
});
