import { serviceContext } from "~/server/container";
import { checkDatabase } from "~/server/services/site/check-database";

export const dynamic = "force-dynamic";

/** For whoever watches the site: 200 while the database answers. */
export async function GET(): Promise<Response> {
  const ok = await checkDatabase(serviceContext(null));
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
