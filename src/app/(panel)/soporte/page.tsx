import { SupportScreen } from "~/features/site/support-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.support.title);

export default async function SupportPage() {
  await api.site.messages.prefetch();
  return (
    <HydrateClient>
      <SupportScreen />
    </HydrateClient>
  );
}
