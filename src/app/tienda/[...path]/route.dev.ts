import "~/server/container";

import { toResponse } from "~/server/http-reply";
import { answerShop } from "~/storefront/answer-shop";

export const dynamic = "force-dynamic";

/** The pages of shops in development: compiled again when their sources change. In production they do without Next. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return toResponse(await answerShop(pathname + search, Object.fromEntries(request.headers)));
}
