import { PosterScreen } from "~/features/tent/poster-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.share.poster.title);

export default async function PosterPage() {
  await api.tent.poster.prefetch();
  return (
    <HydrateClient>
      <PosterScreen />
    </HydrateClient>
  );
}
