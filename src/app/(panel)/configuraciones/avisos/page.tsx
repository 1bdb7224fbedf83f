import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PushScreen } from "~/features/push/push-screen";
import { pageCopy, requestContext } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).push.title };
}

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
