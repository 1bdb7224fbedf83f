import { ColoursScreen } from "~/features/theme/colours-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.theme.title);

export default async function ColoursPage() {
  await api.theme.get.prefetch();
  return (
    <HydrateClient>
      <ColoursScreen />
    </HydrateClient>
  );
}
