import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { linkFormSchema, linksOrderForm, linktreeDescriptionSchema, linkUpdateSchema } from "~/domain/link/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, publicProcedure, queuedProcedure, tentProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { createLink } from "~/server/services/link/create-link";
import { deleteLink } from "~/server/services/link/delete-link";
import { describeLinktree } from "~/server/services/link/describe-linktree";
import { listLinks } from "~/server/services/link/list-links";
import { listLinksOf } from "~/server/services/link/list-public-links";
import { makeFirstLinks } from "~/server/services/link/make-first-links";
import { orderLinks } from "~/server/services/link/order-links";
import { updateLink } from "~/server/services/link/update-link";

export const linkRouter = createTRPCRouter({
  list: tentProcedure.query(({ ctx }) => listLinks(ctx.service, ctx.tentId)),
  of: publicProcedure
    .input(z.object({ tentId: idSchema }))
    .query(async ({ ctx, input }) => listLinksOf(ctx.serviceFor(await ctx.loadActor()), input.tentId)),
  makeFirst: tentProcedure.mutation(({ ctx }) => makeFirstLinks(ctx.service, ctx.tentId)),
  create: queuedProcedure.input(validateOnce(linkFormSchema)).mutation(forTent(createLink)),
  update: queuedProcedure.input(validateOnce(linkUpdateSchema)).mutation(forTent(updateLink)),
  order: queuedProcedure
    .input(validateOnce(linksOrderForm))
    .mutation(({ ctx, input }) => orderLinks(ctx.service, ctx.tentId, input.list)),
  describe: queuedProcedure
    .input(validateOnce(linktreeDescriptionSchema))
    .mutation(({ ctx, input }) => describeLinktree(ctx.service, ctx.tentId, input.description)),
  delete: queuedProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => deleteLink(ctx.service, ctx.tentId, input.id)),
});
