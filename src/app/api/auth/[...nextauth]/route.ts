import NextAuth from "next-auth";
import { appOrigin } from "~/server/address";
import { authOptions } from "~/server/auth/options";

const handler = NextAuth(authOptions);

/** Besides NextAuth's own token: every shop is same-site with the panel, so its pages could set cookies for ours. */
function post(request: Request, context: unknown): Promise<Response> {
  if (request.headers.get("origin") !== appOrigin) return Promise.resolve(new Response(null, { status: 403 }));
  return handler(request, context);
}

export { handler as GET, post as POST };
