import { birthDateProblem } from "~/domain/account/person";
import type { Profile, UserFieldUpdate } from "~/domain/account/schemas";
import { dayIn, dayOfDate } from "~/domain/billing/free-period";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";
import { pendingEmail, requestEmailChange } from "./change-email";

/** The fields that /perfil edits. */
export async function getProfile(ctx: ServiceContext) {
  const id = ownUserId(ctx);
  const { birthDate, ...user } = requireFound(
    await ctx.db.user.findUnique({
      where: { id },
      select: { name: true, email: true, phone: true, birthDate: true },
    }),
  );
  return { ...user, birthDate: birthDate && dayOfDate(birthDate), pendingEmail: await pendingEmail(ctx, id) };
}

/** The column value of a typed birth date. @throws VALIDATION beside `birthDate` */
function birthDateColumn(ctx: ServiceContext, typed: string | null): Date | null {
  const problem = typed && birthDateProblem(typed, dayIn(ctx.now(), timeZoneOf(ctx.actor?.countryId ?? null)));
  if (problem) throw fieldError("birthDate", problem);
  return typed ? new Date(`${typed}T00:00:00Z`) : null;
}

export async function updateProfile(ctx: ServiceContext, { name, phone, birthDate }: Profile): Promise<void> {
  const id = ownUserId(ctx);
  await ctx.db.user.update({ where: { id }, data: { name, phone, birthDate: birthDateColumn(ctx, birthDate) } });
}

/**
 * Updates one field of the actor's user; a new mail waits until its address is confirmed.
 * @throws VALIDATION beside the field, WRONG_PASSWORD, RATE_LIMITED
 */
export async function updateUserField(ctx: ServiceContext, update: UserFieldUpdate): Promise<void> {
  const id = ownUserId(ctx);
  if (update.field === "email")
    return requestEmailChange(ctx, { email: update.value, password: update.currentPassword });
  const data =
    update.field === "birthDate"
      ? { birthDate: birthDateColumn(ctx, update.value) }
      : update.field === "name"
        ? { name: update.value }
        : { phone: update.value };
  await ctx.db.user.update({ where: { id }, data });
}
