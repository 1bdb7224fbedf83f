import { z } from "zod";
import { loginSchema, registrationSchema } from "~/domain/account/schemas";
import { ValidatedInput } from "~/server/api/validated-input";
import { type RestRoute, restRoute } from "../row";
import { bodyOf, DONE, toUser, trueOut, userOut } from "../wire";

const tokenOut = z.strictObject({ token: z.string() });

export const sessionRows: RestRoute[] = [
  restRoute({
    method: "POST",
    path: "/login",
    who: "anyone",
    body: "json",
    input: bodyOf(loginSchema),
    output: userOut,
    meta: tokenOut,
    summary: "Entrar con mail y contraseña; el token vale 30 días.",
    call: async ({ call }, input) => {
      const { user, token } = await call.session.openToken(input.asInput());
      return { data: toUser(user), meta: { token } };
    },
  }),
  restRoute({
    method: "POST",
    path: "/register",
    who: "anyone",
    body: "json",
    input: bodyOf(registrationSchema),
    output: z.union([userOut, z.literal("exists")]),
    meta: tokenOut,
    status: 201,
    summary: "Crear una cuenta y entrar; “exists” si el mail ya tiene una.",
    call: async ({ call }, input) => {
      if ((await call.account.register(input.asInput())) === "exists")
        return { data: "exists" as const, status: 200 as const };
      const { email, password, captchaToken } = input.value;
      const login = new ValidatedInput(loginSchema, { email, password, captchaToken }, {});
      const { user, token } = await call.session.openToken(login.asInput());
      return { data: toUser(user), meta: { token } };
    },
  }),
  restRoute({
    method: "GET",
    path: "/logout",
    who: "user",
    body: "none",
    input: z.object({}),
    output: trueOut,
    summary: "Salir: el token deja de valer.",
    call: async ({ call }) => {
      await call.session.close();
      return DONE;
    },
  }),
  restRoute({
    method: "GET",
    path: "/user",
    who: "user",
    body: "none",
    input: z.object({}),
    output: userOut,
    summary: "La persona que llama.",
    call: async ({ call }) => ({ data: toUser(await call.session.me()) }),
  }),
];
