import type { Metadata } from "next";
import { ProfileScreen } from "~/features/account/profile-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).account.profile.title };
}

export default async function ProfilePage() {
  const { profile, sessions, tokens } = api.account;
  await Promise.all([profile.prefetch(), sessions.prefetch(), tokens.prefetch()]);
  return (
    <HydrateClient>
      <ProfileScreen />
    </HydrateClient>
  );
}
