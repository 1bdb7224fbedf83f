import { redirect } from "next/navigation";
import { homeWithoutTent, worksWithoutTent } from "~/domain/session/routes";
import { SettingsMenu } from "~/features/tent/settings-menu";
import { requestContext, titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.settings.title);

export default async function SettingsPage() {
  const actor = await (await requestContext()).loadActor();
  if (await api.tent.mine()) await api.tent.settings.prefetch();
  else if (actor && !worksWithoutTent("/configuraciones", actor.role)) redirect(homeWithoutTent(actor.role));
  return (
    <HydrateClient>
      <SettingsMenu />
    </HydrateClient>
  );
}
