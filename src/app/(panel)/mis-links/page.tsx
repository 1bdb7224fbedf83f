import { LinkListScreen } from "~/features/link/link-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.link.title);

export default async function LinksPage() {
  await api.link.list.prefetch();
  return (
    <HydrateClient>
      <LinkListScreen />
    </HydrateClient>
  );
}
