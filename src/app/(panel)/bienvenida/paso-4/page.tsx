import { StepShare } from "~/features/tent/setup/step-share";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.setup.four.title);

export default async function SetupSharePage() {
  await Promise.all([api.tent.mine.prefetch()]);
  return (
    <HydrateClient>
      <StepShare />
    </HydrateClient>
  );
}
