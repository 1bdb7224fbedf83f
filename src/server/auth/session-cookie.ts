import { decode } from "next-auth/jwt";
import { env } from "~/env";
import { appOrigin, hostName } from "~/server/address";

/** Spec §9: 30 days. */
export const SESSION_SECONDS = 2_592_000;

const isLocal = hostName === "localhost" || hostName.endsWith(".localhost");
const https = appOrigin.startsWith("https:");
/** A cookie cannot be scoped to `localhost` or to an address; then it stays on the panel's host. */
const canShareDomain = hostName.includes(".") && !/^[\d.]+$/.test(hostName) && !hostName.includes(":");

/** Spec §9: lax, secure, path /, scoped to a shared parent domain. Browsers take `Secure` over http on *.localhost only. */
export const sessionCookie = {
  name: "vidriera.session",
  options: {
    httpOnly: true,
    sameSite: "lax" as const,
    path: "/",
    secure: https || isLocal,
    maxAge: SESSION_SECONDS,
    ...(canShareDomain ? { domain: hostName } : {}),
  },
};

function cookieValue(header: string | null, name: string): string | null {
  for (const part of header?.split(";") ?? []) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return decodeURIComponent(rest.join("="));
  }
  return null;
}

/** The session id that NextAuth's token carries, or null when there is none or it is not ours. */
export async function readSessionId(cookieHeader: string | null): Promise<string | null> {
  const token = cookieValue(cookieHeader, sessionCookie.name);
  if (!token) return null;
  try {
    const claims = await decode({ token, secret: env.NEXTAUTH_SECRET });
    return typeof claims?.sid === "string" ? claims.sid : null;
  } catch {
    return null;
  }
}
