import { z } from "zod";
import {
  adminRegistrationSchema,
  birthDateFormSchema,
  deletionSchema,
  passwordChangeSchema,
  userFieldShapes,
  userFieldUpdateSchema,
} from "~/domain/account/schemas";
import { message } from "~/domain/validation-key";
import { ValidatedInput } from "~/server/api/validated-input";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, DONE, toUser, trueOut, userOut, withWireNames } from "../wire";

const { name, email, phone, birthDate } = userFieldShapes;
const birthDateFieldIn = birthDate
  .extend({ field: z.literal("birth_date") })
  .transform(({ value }) => ({ field: "birthDate" as const, value }));
const userFieldIn = z
  .discriminatedUnion("field", [name, withWireNames(email), phone, birthDateFieldIn], {
    error: message("common.unknownField"),
  })
  .transform((update) => new ValidatedInput(userFieldUpdateSchema, update, {}));
const birthDateIn = withWireNames(birthDateFormSchema).transform(
  ({ birthDate: value }) => new ValidatedInput(userFieldUpdateSchema, { field: "birthDate", value }, {}),
);

export const accountRows: RestRoute[] = [
  restRoute({
    method: "PUT",
    path: "/user",
    who: "user",
    body: "json",
    input: userFieldIn,
    output: userOut,
    orStatus: 202,
    summary:
      "Cambiar name, phone, birth_date, o email con current_password: 202, y cambia cuando lo confirma el mail nuevo.",
    call: async ({ call }, input) => {
      const data = toUser(await call.account.updateField(input.asInput()));
      return input.value.field === "email" ? { data, status: 202 } : { data };
    },
  }),
  restRoute({
    method: "PUT",
    path: "/user-birth-date",
    who: "user",
    body: "json",
    input: birthDateIn,
    output: userOut,
    summary: "Cambiar la fecha de nacimiento propia.",
    call: async ({ call }, input) => ({ data: toUser(await call.account.updateField(input.asInput())) }),
  }),
  restRoute({
    method: "POST",
    path: "/delete-user-data",
    who: "user",
    body: "json",
    input: bodyOf(deletionSchema),
    output: trueOut,
    summary: "Cerrar la cuenta: borra todo lo de la persona y sus tiendas.",
    call: async ({ call }, input) => {
      await call.account.close(input.asInput());
      return DONE;
    },
  }),
  restRoute({
    method: "POST",
    path: "/register-admin",
    who: "super",
    body: "json",
    input: bodyOf(adminRegistrationSchema),
    output: z.union([userOut, z.literal("exists")]),
    status: 201,
    summary: "Crear otro superusuario; “exists” si el mail ya tiene una cuenta.",
    call: async ({ call }, input) => {
      const user = await call.account.registerAdmin(input.asInput());
      if (user === "exists") return { data: "exists" as const, status: 200 as const };
      return { data: toUser(user) };
    },
  }),
  restRoute({
    method: "PUT",
    path: "/change-password",
    who: "user",
    body: "json",
    input: bodyOf(passwordChangeSchema),
    output: trueOut,
    summary: "Cambiar la contraseña; todos los tokens dejan de valer.",
    call: async ({ call }, input) => {
      await call.account.changePassword(input.asInput());
      return DONE;
    },
  }),
];
