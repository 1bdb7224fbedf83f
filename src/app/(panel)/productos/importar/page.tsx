import { ImportScreen } from "~/features/product/import/import-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.productImport.title);

export default async function ImportPage() {
  await api.product.import.current.prefetch();
  return (
    <HydrateClient>
      <ImportScreen />
    </HydrateClient>
  );
}
