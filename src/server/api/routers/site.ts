import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure } from "~/server/api/procedures";
import { buildId } from "~/server/build-id";

export const siteRouter = createTRPCRouter({
  /** Which build serves; a page that was loaded from another one offers to load again. */
  build: publicProcedure.query(() => buildId),
});
