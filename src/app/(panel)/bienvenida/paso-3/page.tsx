import { StepProduct } from "~/features/tent/setup/step-product";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.setup.three.title);

export default async function SetupProductPage() {
  await api.tent.mine.prefetch();
  return (
    <HydrateClient>
      <StepProduct />
    </HydrateClient>
  );
}
