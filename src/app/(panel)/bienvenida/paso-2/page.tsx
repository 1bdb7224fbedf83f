import { StepLook } from "~/features/tent/setup/step-look";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.setup.two.title);

export default async function SetupStylePage() {
  await Promise.all([api.tent.mine.prefetch(), api.theme.get.prefetch()]);
  return (
    <HydrateClient>
      <StepLook />
    </HydrateClient>
  );
}
