import { readPictureParams } from "~/domain/catalogue/share-picture/picture-address";
import { PictureScreen } from "~/features/share/picture-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.share.picture.title);

type Query = Record<string, string | string[] | undefined>;

export default async function PicturePage({ searchParams }: { searchParams: Promise<Query> }) {
  const params = await searchParams;
  const { productIds, scope } = readPictureParams({ get: (name) => [params[name]].flat()[0] ?? null });
  await api.catalogue.pictureSetup.prefetch({ productIds, scope });
  return (
    <HydrateClient>
      <PictureScreen />
    </HydrateClient>
  );
}
