import type { Metadata } from "next";
import { PicturePickScreen } from "~/features/share/picture-pick-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).share.picture.pick.title };
}

export default async function PicturePickPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <PicturePickScreen />
    </HydrateClient>
  );
}
