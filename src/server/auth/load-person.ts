import { requestContext } from "~/server/api/page-context";

/** Who is logged in, as far as redirects depend on it; null for a visitor. */
export async function loadPerson(): Promise<{ id: number; role: "SUPER" | "MERCHANT" } | null> {
  const { loadActor } = await requestContext();
  const actor = await loadActor();
  return actor && { id: actor.userId, role: actor.role };
}
