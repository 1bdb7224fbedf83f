import { registrationSchema } from "~/domain/account/schemas";
import { env } from "~/env";
import { createTRPCRouter } from "~/server/api/init";
import { publicProcedure } from "~/server/api/procedures";
import { registerUser } from "~/server/services/account/register-user";

export const accountRouter = createTRPCRouter({
  /** Spec §5: "exists" when the mail has an account already; the page logs the new one in. */
  register: publicProcedure.input(registrationSchema).mutation(async ({ ctx, input }) => {
    const trialDays = env.FREE_TRIAL_DAYS;
    const result = await registerUser(ctx.service, input, { address: ctx.address, trialDays });
    return result === "exists" ? "exists" : "created";
  }),
});
