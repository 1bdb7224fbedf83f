import { birthDateProblem } from "~/domain/account/person";
import type { Registration } from "~/domain/account/schemas";
import { dayIn, FREE_PLAN_ID, freeUntilFrom } from "~/domain/billing/free-period";
import { addressKey } from "~/domain/session/address-key";
import { COUNTRIES, DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { message } from "~/domain/validation-key";
import { Prisma } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { countTry } from "~/server/services/session/account-limits";
import { findAccount } from "~/server/services/session/find-account";
import { provePerson } from "~/server/services/session/prove-person";
import { clearFailures } from "~/server/services/session/sign-in-limits";
import { appOrigin } from "~/server/site/addresses";
import { isReservedMail } from "./change-email";
import { sendAccountMail } from "./send-account-mail";

/**
 * Creates a merchant on the free plan, whose free period starts today in their country; returns "exists" for a mail
 * that has an account. The mail's unique index decides between concurrent requests.
 */
export async function registerUser(
  ctx: ServiceContext,
  input: Registration,
  { address, trialDays }: { address: string; trialDays: number },
): Promise<{ userId: number } | "exists"> {
  await countTry(ctx, "register-address", addressKey(address));
  const country = COUNTRIES.find(({ id }) => id === (input.countryId ?? DEFAULT_COUNTRY_ID));
  if (!country) throw fieldError("countryId", message("tent.country"));
  const now = ctx.now();
  const birthDate = input.birthDate ?? null;
  const problem = birthDate && birthDateProblem(birthDate, dayIn(now, country.timeZone));
  if (problem) throw fieldError("birthDate", problem);

  await provePerson(ctx, { token: input.captchaToken, address });
  const { email, name } = input;
  if (await findAccount(ctx.db, email)) return "exists";
  if (await isReservedMail(ctx, ctx.db, email)) return "exists";
  const passwordHash = await hashPassword(input.password, "strangers");
  try {
    const made = await ctx.db.$transaction(async (tx) => {
      const user = await tx.user.create({
        data: {
          name,
          email,
          passwordHash,
          birthDate: birthDate && new Date(`${birthDate}T00:00:00Z`),
          countryId: country.id,
          createdAt: now,
          subscriber: {
            create: {
              planId: FREE_PLAN_ID,
              freeUntil: freeUntilFrom(now, country.timeZone, trialDays),
              createdAt: now,
            },
          },
        },
        select: { id: true },
      });
      const url = `${appOrigin}/bienvenida`;
      await sendAccountMail(ctx, { name, email, countryId: country.id }, "welcome", { url, tx });
      return { userId: user.id };
    });
    await clearFailures(ctx, { email, address }); // failures from before the account existed do not count
    return made;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return "exists";
    throw error;
  }
}
