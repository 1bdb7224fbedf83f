import { loginSchema } from "~/domain/account/schemas";
import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure, userProcedure, viewerProcedure } from "~/server/api/procedures";
import { validateOnce } from "~/server/api/validated-input";
import { getUser } from "~/server/services/session/get-user";
import { signInProgram } from "~/server/services/session/sign-in";
import { signOutCaller } from "~/server/services/session/sign-out";

export const sessionRouter = createTRPCRouter({
  me: viewerProcedure.query(({ ctx }) => getUser(ctx.service)),
  /** For programs: browsers sign in through NextAuth, which sets a cookie. */
  openToken: publicProcedure
    .input(validateOnce(loginSchema))
    .mutation(({ ctx, input }) =>
      signInProgram(ctx.service, { ...input, userAgent: ctx.userAgent, address: ctx.address }),
    ),
  close: userProcedure.mutation(({ ctx }) => signOutCaller(ctx.service)),
});
