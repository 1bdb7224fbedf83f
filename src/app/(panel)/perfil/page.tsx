import { ProfileScreen } from "~/features/account/profile-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.account.profile.title);

export default async function ProfilePage() {
  const { profile, sessions, tokens } = api.account;
  await Promise.all([profile.prefetch(), sessions.prefetch(), tokens.prefetch()]);
  return (
    <HydrateClient>
      <ProfileScreen />
    </HydrateClient>
  );
}
