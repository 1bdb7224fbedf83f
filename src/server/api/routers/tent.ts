import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { branchSchema, linkedTentSchema, tentFieldSchema } from "~/domain/tent/schemas";
import { createTentSchema, tentSections } from "~/domain/tent/tent-form";
import { storable } from "~/domain/text";
import { message } from "~/domain/validation-key";
import { createTRPCRouter } from "~/server/api/init";
import {
  forCaller,
  forTent,
  publicProcedure,
  queuedProcedure,
  tentFormProcedure,
  tentProcedure,
  userProcedure,
  viewerProcedure,
} from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { readCatalogueTent, readFirstTent, readOwnTent, readPublicTent } from "~/server/services/catalogue/read-tent";
import { chooseTent } from "~/server/services/tent/choose-tent";
import { createLinkedTent, createTent } from "~/server/services/tent/create-tent";
import { checkTentSubdomain, ownTentId } from "~/server/services/tent/domains/check-subdomain";
import { checkOwnDomain, getOwnDomain, removeOwnDomain, setOwnDomain } from "~/server/services/tent/domains/own-domain";
import { getPoster } from "~/server/services/tent/get-poster";
import {
  currentTent,
  finishSetup,
  getCountry,
  getTentSettings,
  listCountries,
  setupProgress,
} from "~/server/services/tent/get-tent";
import { listBranches } from "~/server/services/tent/settings/list-branches";
import { addBranch, putBranchFirst, removeBranch, updateBranch } from "~/server/services/tent/settings/save-branch";
import { removeLogo, setLogo } from "~/server/services/tent/settings/set-logo";
import {
  updateAnalytics,
  updateContact,
  updateDelivery,
  updateHoliday,
  updateHours,
  updateLegal,
  updateOrderRules,
  updatePayment,
  updateTentIdentity,
} from "~/server/services/tent/settings/update-tent";
import { updateTentField } from "~/server/services/tent/settings/update-tent-field";

/** Checks only the format of a name: the database decides whether a shop has it. */
const nameSchema = z.string().max(80).transform(storable);

/** The shop that a tab shows, for procedures that users without a shop may call too. */
const shownTent = z.object({ tentId: idSchema.optional() }).optional();

const logoForm = z.instanceof(FormData).transform((form, check) => {
  const image = form.get("image");
  if (image instanceof Blob) return { image };
  check.addIssue({ code: "custom", path: ["image"], message: message("image.missing") });
  return z.NEVER;
});

export const tentRouter = createTRPCRouter({
  countries: publicProcedure.query(({ ctx }) => listCountries(ctx.service)),
  country: publicProcedure
    .input(z.object({ id: idSchema }))
    .query(({ ctx, input }) => getCountry(ctx.service, input.id)),
  /** Reads of public API clients: for the merchant, and for anybody. */
  own: userProcedure.query(({ ctx }) => readFirstTent(ctx.service)),
  withCatalogue: tentProcedure.query(({ ctx }) => readOwnTent(ctx.service, ctx.tentId)),
  public: publicProcedure
    .input(z.union([z.object({ slug: nameSchema }), z.object({ id: idSchema })]))
    .query(forCaller(readPublicTent)),
  catalogue: publicProcedure
    .input(z.object({ subdomain: nameSchema }))
    .query(({ ctx, input }) => readCatalogueTent(ctx.service, input.subdomain)),
  mine: viewerProcedure.input(shownTent).query(({ ctx, input }) => currentTent(ctx.service, input?.tentId)),
  progress: viewerProcedure.input(shownTent).query(({ ctx, input }) => setupProgress(ctx.service, input?.tentId)),
  checkSubdomain: viewerProcedure
    .input(z.object({ subdomain: z.string().max(100), ownTentId: z.number().int().optional() }))
    .query(async ({ ctx, input }) =>
      checkTentSubdomain(ctx.service, {
        subdomain: input.subdomain,
        tentId: await ownTentId(ctx.service, input.ownTentId),
      }),
    ),
  create: userProcedure.input(createTentSchema).mutation(forCaller(createTent)),
  createLinked: userProcedure.input(validateOnce(linkedTentSchema)).mutation(forCaller(createLinkedTent)),
  choose: viewerProcedure
    .input(z.object({ tentId: idSchema }))
    .mutation(({ ctx, input }) => chooseTent(ctx.service, input.tentId)),
  finishSetup: userProcedure.mutation(({ ctx }) => finishSetup(ctx.service)),
  poster: tentProcedure.query(({ ctx }) => getPoster(ctx.service, ctx.tentId)),
  settings: tentProcedure.query(({ ctx }) => getTentSettings(ctx.service, ctx.tentId)),
  updateField: tentProcedure.input(validateOnce(tentFieldSchema)).mutation(forTent(updateTentField)),
  updateShop: queuedProcedure.input(tentSections.shop).mutation(forTent(updateTentIdentity)),
  updateContact: queuedProcedure.input(tentSections.contact).mutation(forTent(updateContact)),
  updateHours: queuedProcedure.input(tentSections.hours).mutation(forTent(updateHours)),
  updateHoliday: queuedProcedure.input(tentSections.holiday).mutation(forTent(updateHoliday)),
  updateOrderRules: queuedProcedure.input(tentSections.orders).mutation(forTent(updateOrderRules)),
  updateDelivery: queuedProcedure.input(tentSections.delivery).mutation(forTent(updateDelivery)),
  updatePayment: queuedProcedure.input(tentSections.payment).mutation(forTent(updatePayment)),
  updateLegal: queuedProcedure.input(tentSections.legal).mutation(forTent(updateLegal)),
  updateAnalytics: queuedProcedure.input(tentSections.analytics).mutation(forTent(updateAnalytics)),
  domain: tentProcedure.query(({ ctx }) => getOwnDomain(ctx.service, ctx.tentId)),
  setDomain: tentProcedure.input(z.object({ domain: z.string().max(600) })).mutation(forTent(setOwnDomain)),
  checkDomain: tentProcedure.mutation(({ ctx }) => checkOwnDomain(ctx.service, ctx.tentId)),
  removeDomain: tentProcedure.mutation(({ ctx }) => removeOwnDomain(ctx.service, ctx.tentId)),
  branches: tentProcedure.query(({ ctx }) => listBranches(ctx.service, ctx.tentId)),
  addBranch: queuedProcedure.input(branchSchema).mutation(forTent(addBranch)),
  updateBranch: queuedProcedure.input(branchSchema.extend({ id: idSchema })).mutation(forTent(updateBranch)),
  putBranchFirst: queuedProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => putBranchFirst(ctx.service, ctx.tentId, input.id)),
  removeBranch: queuedProcedure
    .input(z.object({ id: idSchema }))
    .mutation(({ ctx, input }) => removeBranch(ctx.service, ctx.tentId, input.id)),
  setLogo: tentFormProcedure
    .input(logoForm)
    .mutation(({ ctx, input }) => setLogo(ctx.service, ctx.tentId, input.image)),
  removeLogo: tentProcedure.mutation(({ ctx }) => removeLogo(ctx.service, ctx.tentId)),
});
