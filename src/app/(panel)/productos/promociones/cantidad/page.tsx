import { BreakFormScreen } from "~/features/pricing/break-form-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.promotions.breaks.newTitle);

export default async function NewBreaksPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <BreakFormScreen group={null} />
    </HydrateClient>
  );
}
