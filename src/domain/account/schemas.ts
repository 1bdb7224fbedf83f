import { z } from "zod";
import { EXTERNAL_PROVIDERS } from "../billing/provider";
import { idSchema, requiredLine } from "../fields";
import { phoneLine } from "../tent/typed-phone";
import { message } from "../validation-key";
import { emailSchema, typedEmailSchema } from "./email";
import { MAX_PASSWORD, MIN_PASSWORD, passwordProblem } from "./password";
import { FIRST_BIRTH_YEAR, MAX_USER_NAME } from "./person";

const userNameSchema = requiredLine(MAX_USER_NAME, {
  required: message("account.nameRequired"),
  tooLong: message("account.nameTooLong"),
});

export const userPhoneSchema = phoneLine(message("account.phone"), message("account.phone"), 30);

/** A real calendar date `YYYY-MM-DD` from FIRST_BIRTH_YEAR on. `birthDateProblem` rejects future dates. */
export const birthDateSchema = z
  .string({ error: message("account.birthDate") })
  .refine(isRealDate, { error: message("account.birthDate"), abort: true })
  .refine((date) => date >= `${FIRST_BIRTH_YEAR}-01-01`, { error: message("account.birthDateTooOld") })
  .meta({ format: "date" });

function isRealDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** An empty form field means no date. */
const optionalBirthDate = z.preprocess((value) => (value === "" ? null : value), birthDateSchema.nullish());

const newPasswordSchema = z
  .string({ error: message("account.passwordRequired") })
  .superRefine((password, context) => {
    const problem = passwordProblem(password);
    if (problem) context.addIssue({ code: "custom", message: message(`account.${problem}`) });
  })
  .meta({ format: "password", minLength: MIN_PASSWORD, maxLength: MAX_PASSWORD });

/** A password to compare with the stored hash: only its length is validated, so that errors leak nothing about it. */
const knownPasswordSchema = z
  .string({ error: message("account.passwordRequired") })
  .min(1, { error: message("account.passwordRequired") })
  .max(MAX_PASSWORD, { error: message("account.passwordTooLong") });

const captchaToken = z.string({ error: message("common.invalid") }).max(4_096, { error: message("common.tooLong") });

export const loginSchema = z.object({
  email: typedEmailSchema,
  password: knownPasswordSchema,
  captchaToken: captchaToken.nullish(),
});

export const registrationSchema = z
  .object({
    name: userNameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    birthDate: optionalBirthDate,
    countryId: idSchema.nullish(),
    captchaToken: captchaToken.nullish(),
  })
  .superRefine(({ password, email }, context) => {
    if (passwordProblem(password, email) !== "passwordIsEmail") return;
    context.addIssue({ code: "custom", path: ["password"], message: message("account.passwordIsEmail") });
  });
export type Registration = z.output<typeof registrationSchema>;

export const adminRegistrationSchema = z.object({
  name: userNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type AdminRegistration = z.output<typeof adminRegistrationSchema>;

export const passwordChangeSchema = z.object({
  currentPassword: knownPasswordSchema,
  newPassword: newPasswordSchema,
});
export const deletionSchema = z.object({ password: knownPasswordSchema });
export const passwordForgottenSchema = z.object({ email: typedEmailSchema });

/** The token in an emailed link: 32 random bytes. */
export const oneTimeTokenSchema = z
  .string({ error: message("account.linkExpired") })
  .regex(/^[\w-]{43}$/, { error: message("account.linkExpired") });
export const tokenSchema = z.object({ token: oneTimeTokenSchema });
export const passwordResetSchema = z.object({ token: oneTimeTokenSchema, newPassword: newPasswordSchema });
export const emailChangeSchema = z.object({ email: emailSchema, password: knownPasswordSchema });

export const birthDateFormSchema = z.object({ birthDate: birthDateSchema });

/** The fields that `PUT /user` can write. */
const userFields = {
  name: userNameSchema,
  email: emailSchema,
  phone: userPhoneSchema,
  birthDate: optionalBirthDate.transform((date) => date ?? null),
};
export type UserField = keyof typeof userFields;

/** The form of /perfil. The email is changed separately: it needs the password and a mail to the new address. */
export const profileSchema = z.object({
  name: userFields.name,
  phone: userFields.phone,
  birthDate: userFields.birthDate,
});
export type Profile = z.output<typeof profileSchema>;

export const userFieldShapes = {
  name: z.object({ field: z.literal("name"), value: userFields.name }),
  email: z.object({
    field: z.literal("email"),
    value: userFields.email,
    currentPassword: knownPasswordSchema,
  }),
  phone: z.object({ field: z.literal("phone"), value: userFields.phone }),
  birthDate: z.object({ field: z.literal("birthDate"), value: userFields.birthDate }),
} satisfies Record<UserField, z.ZodType>;

/** `{field, value}` of the own user; a new email needs the password and takes effect once confirmed. */
export const userFieldUpdateSchema = z.discriminatedUnion(
  "field",
  [userFieldShapes.name, userFieldShapes.email, userFieldShapes.phone, userFieldShapes.birthDate],
  { error: message("common.unknownField") },
);
export type UserFieldUpdate = z.output<typeof userFieldUpdateSchema>;

const count = z.number().int().nonnegative();

/** Data that `/cuenta-cerrada` shows about a deleted account, stored in the tab that closed it. */
export const closedAccountSchema = z.object({
  closedAt: z.coerce.date(),
  shops: z.array(z.string()),
  counts: z.object({ products: count, photos: count, orders: count, customers: count }),
  payments: count,
  cancellations: z.array(z.object({ id: z.uuid(), provider: z.enum(EXTERNAL_PROVIDERS) })),
});
export type ClosedAccount = z.output<typeof closedAccountSchema>;

/** Nobody has more than 50 subscriptions. */
export const cancellationIdsSchema = z.object({ ids: z.array(z.uuid()).max(50) });
