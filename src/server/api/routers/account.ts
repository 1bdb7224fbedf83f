import { z } from "zod";
import {
  adminRegistrationSchema,
  cancellationIdsSchema,
  deletionSchema,
  emailChangeSchema,
  passwordChangeSchema,
  passwordForgottenSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
  tokenSchema,
  userFieldUpdateSchema,
} from "~/domain/account/schemas";
import { idSchema } from "~/domain/fields";
import { env } from "~/env";
import { createTRPCRouter } from "~/server/api/init";
import { forCaller, publicProcedure, superProcedure, userProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { confirmEmailChange, requestEmailChange } from "~/server/services/account/change-email";
import { changePassword } from "~/server/services/account/change-password";
import { closeAccount } from "~/server/services/account/close-account";
import { describeClosing } from "~/server/services/account/describe-closing";
import { closeOtherSessions, listSessions } from "~/server/services/account/own-sessions";
import { listTokens, revokeToken, revokeTokens } from "~/server/services/account/own-tokens";
import { registerAdmin } from "~/server/services/account/register-admin";
import { registerUser } from "~/server/services/account/register-user";
import { requestPasswordReset } from "~/server/services/account/request-password-reset";
import { resetPassword } from "~/server/services/account/reset-password";
import { undoEmailChange } from "~/server/services/account/undo-email-change";
import { getProfile, updateProfile, updateUserField } from "~/server/services/account/update-profile";
import { pendingCancellations } from "~/server/services/billing/subscriptions/closed-subscriptions";
import { getUser } from "~/server/services/session/get-user";

export const accountRouter = createTRPCRouter({
  /** "exists" when the email already has an account; the page logs a new account in (docs/product.md#registration). */
  register: publicProcedure.input(validateOnce(registrationSchema)).mutation(async ({ ctx, input }) => {
    const trialDays = env.FREE_TRIAL_DAYS;
    const result = await registerUser(ctx.service, input, { address: ctx.address, trialDays });
    return result === "exists" ? "exists" : "created";
  }),
  registerAdmin: superProcedure.input(validateOnce(adminRegistrationSchema)).mutation(forCaller(registerAdmin)),

  /** Returns the same result whether the email has an account or not. */
  forgotPassword: publicProcedure.input(passwordForgottenSchema).mutation(async ({ ctx, input }) => {
    await requestPasswordReset(ctx.service, input, { address: ctx.address });
    return true;
  }),
  resetPassword: publicProcedure
    .input(passwordResetSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx.service, input, { address: ctx.address })),
  confirmEmail: publicProcedure
    .input(tokenSchema)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.service, input, { address: ctx.address })),
  undoEmail: publicProcedure
    .input(tokenSchema)
    .mutation(({ ctx, input }) => undoEmailChange(ctx.service, input, { address: ctx.address })),

  profile: userProcedure.query(({ ctx }) => getProfile(ctx.service)),
  updateProfile: userProcedure.input(profileSchema).mutation(async ({ ctx, input }) => {
    await updateProfile(ctx.service, input);
    return true;
  }),
  updateField: userProcedure.input(validateOnce(userFieldUpdateSchema)).mutation(async ({ ctx, input }) => {
    await updateUserField(ctx.service, input);
    return getUser(ctx.service);
  }),
  changeEmail: userProcedure.input(emailChangeSchema).mutation(async ({ ctx, input }) => {
    await requestEmailChange(ctx.service, input);
    return true;
  }),
  changePassword: userProcedure.input(validateOnce(passwordChangeSchema)).mutation(async ({ ctx, input }) => {
    await changePassword(ctx.service, input);
    return true;
  }),

  sessions: userProcedure.query(({ ctx }) => listSessions(ctx.service)),
  closeOtherSessions: userProcedure.mutation(({ ctx }) => closeOtherSessions(ctx.service)),

  tokens: userProcedure.query(({ ctx }) => listTokens(ctx.service)),
  revokeToken: userProcedure.input(z.object({ id: idSchema })).mutation(forCaller(revokeToken)),
  revokeTokens: userProcedure.mutation(({ ctx }) => revokeTokens(ctx.service)),

  closing: userProcedure.query(({ ctx }) => describeClosing(ctx.service)),
  close: userProcedure.input(validateOnce(deletionSchema)).mutation(forCaller(closeAccount)),
  /** Looks up by ids that only the person who closed the account received. */
  pendingCancellations: publicProcedure.input(cancellationIdsSchema).query(forCaller(pendingCancellations)),
});
