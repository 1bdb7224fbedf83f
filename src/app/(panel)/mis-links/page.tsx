import type { Metadata } from "next";
import { linkCopy } from "~/copy/link";
import { LinkListScreen } from "~/features/link/link-list-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: linkCopy.title };

export default async function LinksPage() {
  await api.link.list.prefetch();
  return (
    <HydrateClient>
      <LinkListScreen />
    </HydrateClient>
  );
}
