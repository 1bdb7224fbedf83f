import { ComposerScreen } from "~/features/home/composer-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.composer.title);

export default async function ComposerPage() {
  await Promise.all([api.home.get.prefetch(), api.theme.get.prefetch()]);
  return (
    <HydrateClient>
      <ComposerScreen />
    </HydrateClient>
  );
}
