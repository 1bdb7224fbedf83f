import { getUser } from "~/server/services/session/get-user";
import { requestContext } from "~/trpc/server";

/** What decides where somebody is sent: null for a visitor. */
export async function loadPerson(): Promise<{ role: "SUPER" | "MERCHANT"; onboarded: boolean } | null> {
  const { loadActor, serviceFor } = await requestContext();
  const actor = await loadActor();
  if (!actor) return null;
  const { onboardedAt } = await getUser(serviceFor(actor));
  return { role: actor.role, onboarded: onboardedAt !== null };
}
