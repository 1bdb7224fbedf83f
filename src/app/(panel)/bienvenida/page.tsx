import { WelcomeScreen } from "~/features/tent/setup/welcome-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.setup.title);

export default async function WelcomePage() {
  await Promise.all([api.tent.progress.prefetch()]);
  return (
    <HydrateClient>
      <WelcomeScreen />
    </HydrateClient>
  );
}
