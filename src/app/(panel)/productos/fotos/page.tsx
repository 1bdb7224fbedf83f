import { BatchScreen } from "~/features/product/batch/batch-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.photos.title);

export default async function PhotosPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <BatchScreen />
    </HydrateClient>
  );
}
