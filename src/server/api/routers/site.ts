import { z } from "zod";
import { SITE_IMAGES, type SiteImage } from "~/domain/site/images";
import { chatMessageSchema } from "~/domain/site/message";
import { configurationSchema, sitePanelSchema, supportMessageSchema } from "~/domain/site/schemas";
import { message } from "~/domain/validation-key";
import { createTRPCRouter } from "~/server/api/init";
import { forCaller, publicProcedure, superProcedure, userProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { buildId } from "~/server/assets/build-id";
import { getConfiguration, updateConfiguration } from "~/server/services/site/configuration";
import { notifyOperator, notifySupers } from "~/server/services/site/notify-team";
import { setSiteImage } from "~/server/services/site/set-site-image";
import { getSitePanel, updateSitePanel } from "~/server/services/site/site-panel";
import { listSupportMessages, sendSupportMessage } from "~/server/services/site/support-messages";

/** A multipart body: the picture under `image`, its purpose under `which`. */
const siteImageForm = z.instanceof(FormData).transform((form, check): { which: SiteImage; file: Blob } => {
  const which = z.enum(SITE_IMAGES).safeParse(form.get("which"));
  const file = form.get("image");
  if (!which.success) check.addIssue({ code: "custom", path: ["which"], message: message("common.invalid") });
  if (!(file instanceof Blob)) check.addIssue({ code: "custom", path: ["image"], message: message("image.missing") });
  return which.success && file instanceof Blob ? { which: which.data, file } : z.NEVER;
});

export const siteRouter = createTRPCRouter({
  /** The build that is being served; a page loaded from another build offers to reload. */
  build: publicProcedure.query(() => buildId),
  configuration: publicProcedure.query(({ ctx }) => getConfiguration(ctx.service)),
  updateConfiguration: superProcedure.input(validateOnce(configurationSchema)).mutation(forCaller(updateConfiguration)),
  setImage: superProcedure.input(siteImageForm).mutation(forCaller(setSiteImage)),
  messages: userProcedure.query(({ ctx }) => listSupportMessages(ctx.service)),
  sendMessage: userProcedure.input(supportMessageSchema).mutation(forCaller(sendSupportMessage)),
  notifyOperator: userProcedure.input(validateOnce(chatMessageSchema)).mutation(forCaller(notifyOperator)),
  notifySupers: superProcedure.input(validateOnce(chatMessageSchema)).mutation(forCaller(notifySupers)),
  panel: superProcedure.query(({ ctx }) => getSitePanel(ctx.service)),
  updatePanel: superProcedure.input(sitePanelSchema).mutation(forCaller(updateSitePanel)),
});
