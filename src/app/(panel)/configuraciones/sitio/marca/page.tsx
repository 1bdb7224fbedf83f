import { notFound } from "next/navigation";
import { BrandScreen } from "~/features/site/brand-screen";
import { requestContext, titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.site.settings.brand.title);

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
