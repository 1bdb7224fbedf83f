import type { Metadata } from "next";
import { ProfileScreen } from "~/features/account/profile-screen";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.profile.title };
}

export default async function Page() {
  await Promise.all([api.account.profile.prefetch(), api.account.sessions.prefetch()]);
  return (
    <HydrateClient>
      <ProfileScreen />
    </HydrateClient>
  );
}
