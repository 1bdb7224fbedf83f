import { ShareScreen } from "~/features/tent/share-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.share.title);

export default async function SharePage() {
  await Promise.all([
    api.tent.mine.prefetch(),
    api.catalogue.pdf.prefetch(),
    api.category.list.prefetch(),
    api.priceList.all.prefetch(),
  ]);
  return (
    <HydrateClient>
      <ShareScreen />
    </HydrateClient>
  );
}
