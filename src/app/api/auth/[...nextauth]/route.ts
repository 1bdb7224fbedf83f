import "~/server/container";

import NextAuth from "next-auth";
import { appErrorCodes } from "~/domain/errors";
import { errorTable } from "~/server/api/error-table";
import { authOptions } from "~/server/auth/options";
import { appOrigin } from "~/server/site/addresses";

const handler = NextAuth(authOptions);

/** NextAuth responds 401 to every failed log-in; one that was never checked gets its own status and Retry-After. */
async function withStatus(response: Response): Promise<Response> {
  if (response.status !== 401) return response;
  const { url } = (await response.clone().json()) as { url?: string };
  const [code, seconds] = new URL(url ?? "", appOrigin).searchParams.get("error")?.split(":") ?? [];
  const known = appErrorCodes.find((one) => one === code);
  if (!known || seconds === undefined) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", seconds);
  return new Response(response.body, { status: errorTable[known].status, headers });
}

/**
 * Checks the origin in addition to NextAuth's CSRF token: shops are same-site with the panel, so their pages could set
 * cookies for it.
 */
async function post(request: Request, context: unknown): Promise<Response> {
  if (request.headers.get("origin") !== appOrigin) return new Response(null, { status: 403 });
  return withStatus(await handler(request, context));
}

/** Log-ins are sent; NextAuth takes one in an address for a fault of its own. */
async function get(request: Request, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const [action] = (await context.params).nextauth;
  return action === "callback"
    ? new Response(null, { status: 405, headers: { Allow: "POST" } })
    : handler(request, context);
}

export { get as GET, post as POST };
