import type { Metadata } from "next";
import { StepProduct } from "~/features/tent/setup/step-product";
import { pageCopy } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

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
