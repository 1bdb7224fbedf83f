import { cookies } from "next/headers";
import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { env } from "~/env";
import { knownBrowserCookie } from "~/server/auth/known-browser";
import { SESSION_SECONDS, sessionCookie } from "~/server/auth/session-cookie";
import { serviceContext } from "~/server/container";
import { CLIENT_ADDRESS_HEADER } from "~/server/edge-headers";
import { AppError } from "~/server/errors";
import { log } from "~/server/log";
import { signIn } from "~/server/services/session/sign-in";
import { signOut } from "~/server/services/session/sign-out";

function headerValue(headers: Record<string, unknown> | undefined, name: string): string | null {
  const value = headers?.[name];
  return typeof value === "string" ? value : null;
}

/** "RATE_LIMITED:120": the error code, with the seconds to wait if known. */
function signInFailure(error: unknown): string {
  if (!(error instanceof AppError)) return "INTERNAL";
  return error.details.retryAfter === undefined ? error.code : `${error.code}:${error.details.retryAfter}`;
}

/** NextAuth with our own session rows: its token carries only the row's id. */
export const authOptions: AuthOptions = {
  secret: env.NEXTAUTH_SECRET,
  session: { strategy: "jwt", maxAge: SESSION_SECONDS },
  cookies: { sessionToken: sessionCookie },
  pages: { signIn: "/login", signOut: "/logout", error: "/login" },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: "email" }, password: { type: "password" }, captchaToken: {} },
      async authorize(credentials, request) {
        try {
          const { id, browser } = await signIn(serviceContext(null), {
            email: credentials?.email ?? "",
            password: credentials?.password ?? "",
            captchaToken: credentials?.captchaToken,
            userAgent: headerValue(request.headers, "user-agent"),
            address: headerValue(request.headers, CLIENT_ADDRESS_HEADER) ?? "unknown",
            cookies: headerValue(request.headers, "cookie"),
          });
          (await cookies()).set(knownBrowserCookie.name, browser, knownBrowserCookie.options);
          return { id };
        } catch (error) {
          // NextAuth passes the message to the page; the log-in form maps our codes.
          if (!(error instanceof AppError)) log.error({ err: error }, "sign-in");
          throw new Error(signInFailure(error), { cause: error });
        }
      },
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      return { sid: user ? user.id : token.sid };
    },
    session({ session }) {
      return { expires: session.expires };
    },
  },
  events: {
    async signOut({ token }) {
      if (typeof token?.sid === "string") await signOut(serviceContext(null), token.sid);
    },
  },
};
