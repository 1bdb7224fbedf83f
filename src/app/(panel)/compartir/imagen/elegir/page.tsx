import { PicturePickScreen } from "~/features/share/picture-pick-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.share.picture.pick.title);

export default async function PicturePickPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <PicturePickScreen />
    </HydrateClient>
  );
}
