import { birthDateProblem, type Profile } from "~/domain/account/schemas";
import { dayIn, dayOfDate } from "~/domain/billing/free-period";
import { COUNTRIES, DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import { fieldError, found } from "~/server/errors";
import { pendingEmail } from "./change-email";
import { ownUserId } from "./own-account";

/** What /perfil edits. */
export async function getProfile(ctx: ServiceContext) {
  const id = ownUserId(ctx);
  const { birthDate, ...user } = found(
    await ctx.db.user.findUnique({
      where: { id },
      select: { name: true, email: true, phone: true, birthDate: true },
    }),
  );
  return { ...user, birthDate: birthDate && dayOfDate(birthDate), pendingEmail: await pendingEmail(ctx, id) };
}

export async function updateProfile(ctx: ServiceContext, { name, phone, birth_date }: Profile): Promise<void> {
  const id = ownUserId(ctx);
  const country = COUNTRIES.find((one) => one.id === (ctx.actor?.countryId ?? DEFAULT_COUNTRY_ID)) ?? COUNTRIES[0];
  const problem = birth_date && country && birthDateProblem(birth_date, dayIn(ctx.now(), country.timeZone));
  if (problem) throw fieldError("birth_date", problem);
  const birthDate = birth_date && new Date(`${birth_date}T00:00:00Z`);
  await ctx.db.user.update({ where: { id }, data: { name, phone, birthDate: birthDate || null } });
}
