import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "~/env";
import { serviceContext } from "~/server/container";

export const dynamic = "force-dynamic";

const bodySchema = z.union([
  z.strictObject({ tentId: z.int().positive() }),
  z.strictObject({ hosts: z.literal(true) }),
  z.strictObject({ site: z.literal(true) }),
]);

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares digests of equal length in constant time, so that timing reveals nothing about the secret. */
function knowsSecret(header: string | null): boolean {
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${env.INTERNAL_SECRET}`));
}

/** Lets other processes purge a shop's cached pages. The edge only admits requests from this machine. */
export async function POST(request: Request): Promise<Response> {
  const { shopCache } = serviceContext(null).ports;
  const body = knowsSecret(request.headers.get("authorization"))
    ? bodySchema.safeParse(await request.json().catch(() => null))
    : null;
  if (!body?.success) return new Response(null, { status: 404 });
  if ("tentId" in body.data) await shopCache.purge(body.data.tentId);
  else if ("hosts" in body.data) await shopCache.purgeHosts();
  else await shopCache.purgeSite();
  return new Response(null, { status: 204 });
}
