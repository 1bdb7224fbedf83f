import { deletionSchema, passwordChangeSchema } from "~/domain/account/schemas";
import { type Row, row } from "../row";
import { DONE, trueOut } from "../wire";

export const accountRows: Row[] = [
  row({
    method: "POST",
    path: "/delete-user-data",
    who: "user",
    body: "json",
    input: deletionSchema,
    output: trueOut,
    summary: "Cerrar la cuenta: borra todo lo de la persona y sus tiendas.",
    call: async ({ all }, input) => {
      await all.account.close(input);
      return DONE;
    },
  }),
  row({
    method: "PUT",
    path: "/change-password",
    who: "user",
    body: "json",
    input: passwordChangeSchema,
    output: trueOut,
    summary: "Cambiar la contraseña; todos los tokens dejan de valer.",
    call: async ({ all }, input) => {
      await all.account.changePassword(input);
      return DONE;
    },
  }),
];
