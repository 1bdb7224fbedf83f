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

/** Equal lengths, so that the time says nothing of the secret. */
function knowsSecret(header: string | null): boolean {
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${env.INTERNAL_SECRET}`));
}

/** Other processes drop a shop's cached pages through this. The edge lets nobody here but this machine itself. */
export async function POST(request: Request): Promise<Response> {
  const { pageCache } = serviceContext(null).ports;
  const body = knowsSecret(request.headers.get("authorization"))
    ? bodySchema.safeParse(await request.json().catch(() => null))
    : null;
  if (!body?.success) return new Response(null, { status: 404 });
  if ("tentId" in body.data) await pageCache.purge(body.data.tentId);
  else if ("hosts" in body.data) await pageCache.purgeHosts();
  else await pageCache.purgeSite();
  return new Response(null, { status: 204 });
}
