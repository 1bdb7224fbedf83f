import type { Metadata } from "next";
import { photosCopy } from "~/copy/photos";
import { BatchScreen } from "~/features/product/batch/batch-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: photosCopy.title };

export default async function PhotosPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <BatchScreen />
    </HydrateClient>
  );
}
