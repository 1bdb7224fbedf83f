import { notFound } from "next/navigation";
import { PushScreen } from "~/features/push/push-screen";
import { requestContext, titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.push.title);

export default async function PushPage() {
  const actor = await (await requestContext()).loadActor();
  if (!actor || actor.superUserId !== null) notFound();
  await api.push.devices.prefetch();
  return (
    <HydrateClient>
      <PushScreen />
    </HydrateClient>
  );
}
