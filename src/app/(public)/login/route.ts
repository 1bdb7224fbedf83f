import "~/server/container";

import { redirect } from "next/navigation";
import { routeAfterRecovery, storedRoute } from "~/domain/session/routes";
import { loadPerson } from "~/server/auth/load-person";
import { entranceResponse } from "../entrance-response";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const volver = new URL(request.url).searchParams.get("volver");
  if (await loadPerson()) redirect(routeAfterRecovery(volver));
  return entranceResponse({ name: "login", volver: storedRoute(volver) });
}

/** The form, sent before its script ran: by POST, so that no address has the password. */
export const POST = GET;
