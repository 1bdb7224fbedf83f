import { decode } from "next-auth/jwt";
import { DAY_SECONDS } from "~/domain/duration";
import { SESSION_COOKIE } from "~/domain/session/session-cookie";
import { env } from "~/env";
import { appOrigin, hostName } from "~/server/site/addresses";

/** 30 days (docs/product.md#session-cookie). */
export const SESSION_SECONDS = 30 * DAY_SECONDS;

const isLocal = hostName === "localhost" || hostName.endsWith(".localhost");
const https = appOrigin.startsWith("https:");
/** A cookie's domain cannot be `localhost` or an IP address; the cookie then stays on the panel's host. */
const canShareDomain = hostName.includes(".") && !/^[\d.]+$/.test(hostName) && !hostName.includes(":");

/**
 * Lax, secure, path /, scoped to the shared parent domain (docs/product.md#session-cookie). Over http, browsers accept
 * `Secure` on *.localhost only.
 */
export const sessionCookie = {
  name: SESSION_COOKIE,
  options: {
    httpOnly: true,
    sameSite: "lax" as const,
    path: "/",
    secure: https || isLocal,
    maxAge: SESSION_SECONDS,
    ...(canShareDomain ? { domain: hostName } : {}),
  },
};

/** All values of a cookie name: a page of the shared parent domain may have set another one beside ours. */
export function cookieValues(header: string | null, name: string): string[] {
  return (header?.split(";") ?? []).flatMap((part) => {
    const [key, ...rest] = part.trim().split("=");
    return key === name ? [rest.join("=")] : [];
  });
}

async function sessionIdIn(value: string): Promise<string | null> {
  try {
    const claims = await decode({ token: decodeURIComponent(value), secret: env.NEXTAUTH_SECRET });
    return typeof claims?.sid === "string" ? claims.sid : null;
  } catch {
    return null;
  }
}

/**
 * The session id in NextAuth's token; null when there is no token, it is not ours, or it cannot be decoded. Two sessions
 * are none: a page of the shared parent domain may have set its author's beside that of the person.
 */
export async function readSessionId(cookieHeader: string | null): Promise<string | null> {
  const ids = new Set<string>();
  for (const value of new Set(cookieValues(cookieHeader, sessionCookie.name))) {
    const id = await sessionIdIn(value);
    if (id !== null) ids.add(id);
  }
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}
