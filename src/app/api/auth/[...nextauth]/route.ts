import NextAuth from "next-auth";
import { appErrorCodes } from "~/domain/errors";
import { errorTable } from "~/server/api/error-table";
import { authOptions } from "~/server/auth/options";
import { appOrigin } from "~/server/site/addresses";

const handler = NextAuth(authOptions);

/** NextAuth says 401 of every log-in that failed; one that was not judged says so, and when to come back. */
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

/** Besides NextAuth's own token: every shop is same-site with the panel, so its pages could set cookies for ours. */
async function post(request: Request, context: unknown): Promise<Response> {
  if (request.headers.get("origin") !== appOrigin) return new Response(null, { status: 403 });
  return withStatus(await handler(request, context));
}

export { handler as GET, post as POST };
