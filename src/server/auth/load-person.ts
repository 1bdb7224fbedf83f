import { getUser } from "~/server/services/session/get-user";
import { requestContext } from "~/trpc/server";

/** The data that decides where to redirect somebody; null for a visitor. */
export async function loadPerson(): Promise<{
  id: number;
  role: "SUPER" | "MERCHANT";
  onboarded: boolean;
} | null> {
  const { loadActor, serviceFor } = await requestContext();
  const actor = await loadActor();
  if (!actor) return null;
  const { onboardedAt } = await getUser(serviceFor(actor));
  return { id: actor.userId, role: actor.role, onboarded: onboardedAt !== null };
}
