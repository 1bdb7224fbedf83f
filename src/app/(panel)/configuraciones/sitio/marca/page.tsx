import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BrandScreen } from "~/features/site/brand-screen";
import { pageCopy, requestContext } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).site.settings.brand.title };
}

export default async function SiteBrandPage() {
  const actor = await (await requestContext()).loadActor();
  if (actor?.role !== "SUPER") notFound();
  await api.site.configuration.prefetch();
  return (
    <HydrateClient>
      <BrandScreen />
    </HydrateClient>
  );
}
