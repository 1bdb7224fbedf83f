import type { Metadata } from "next";
import { readPictureParams } from "~/domain/catalogue/share-picture/picture-address";
import { PictureScreen } from "~/features/share/picture-screen";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).share.picture.title };
}

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
