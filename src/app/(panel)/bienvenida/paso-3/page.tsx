import type { Metadata } from "next";
import { StepProduct } from "~/features/tent/setup/step-product";
import { api, HydrateClient, pageCopy } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).tent.setup.three.title };
}

export default async function SetupProductPage() {
  await api.tent.mine.prefetch();
  return (
    <HydrateClient>
      <StepProduct />
    </HydrateClient>
  );
}
