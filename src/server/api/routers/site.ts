import { sitePanelSchema, supportMessageSchema } from "~/domain/site/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure, superProcedure, userProcedure } from "~/server/api/procedures";
import { buildId } from "~/server/build-id";
import { getSitePanel, updateSitePanel } from "~/server/services/site/site-panel";
import { listSupportMessages, sendSupportMessage } from "~/server/services/site/support-messages";

export const siteRouter = createTRPCRouter({
  /** Which build serves; a page that was loaded from another one offers to load again. */
  build: publicProcedure.query(() => buildId),
  messages: userProcedure.query(({ ctx }) => listSupportMessages(ctx.service)),
  sendMessage: userProcedure
    .input(supportMessageSchema)
    .mutation(({ ctx, input }) => sendSupportMessage(ctx.service, input)),
  panel: superProcedure.query(({ ctx }) => getSitePanel(ctx.service)),
  updatePanel: superProcedure.input(sitePanelSchema).mutation(({ ctx, input }) => updateSitePanel(ctx.service, input)),
});
